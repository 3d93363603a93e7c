import { expect, type Page } from '@playwright/test';
import { buildWebIfStale, WITH_EXAMPLE } from '../tools/build-web.ts';
import { serveFrom, type OwnServer } from './lib/own-server.ts';
import { complaints, panelOf } from './lib/pages.ts';
import { playUntilOver, tap } from './lib/playing.ts';
import { test } from './lib/test.ts';

// A third game is its folders and one line: the example is played in a build that has it.
let server: OwnServer;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  buildWebIfStale(WITH_EXAMPLE);
  server = await serveFrom('examples/pig/dist', ['--import', './examples/pig/build/register.ts']);
});
test.afterAll(() => server.stop());
test.describe.configure({ mode: 'serial' });

const button = (page: Page, name: RegExp | string) => page.getByRole('button', { name });

/** Holds from ten on. */
async function step(page: Page): Promise<boolean> {
  const roll = button(page, 'Roll');
  if ((await roll.count()) === 0) return false;
  const hold = button(page, /^Hold [1-9]\d/);
  return tap((await hold.count()) > 0 ? hold : roll).then(
    () => true,
    () => false,
  );
}

/** To the questions before a new table, answered so that it is over soon. */
async function ask(page: Page, way: string): Promise<void> {
  await page.goto(server.origin);
  await panelOf(page, 'Pig').getByRole('button', { name: way }).click();
  await page.getByRole('slider', { name: 'Points to reach' }).fill('20');
  await page.getByRole('switch', { name: 'Mercy' }).check();
  await page.getByRole('radio', { name: '30 s' }).check();
}

test('play now needs no say in who begins, and the rules sheet has its clauses', async ({ page }) => {
  const wrong = complaints(page);
  await page.goto(server.origin);
  await panelOf(page, 'Pig').getByRole('button', { name: 'Play now' }).click();
  await expect(page.locator('.sentence')).toBeVisible();
  await expect(page.getByText('First to 50 points')).toBeVisible();
  await button(page, 'Menu').click();
  await button(page, 'Rules').click();
  await expect(page.getByRole('dialog')).toContainText('With mercy a 1 does no harm');
  await button(page, 'Rules and reference').click();
  await expect(page.getByRole('dialog').locator('.book-clause')).toHaveCount(7);
  await page.goto(`${server.origin}/gallery`);
  await expect(page.getByRole('heading', { name: 'pig' })).toBeVisible();
  expect(wrong).toEqual([]);
});

test('against a bot, with a number, a switch and an answer chosen, and seen again', async ({ page }) => {
  const wrong = complaints(page);
  await ask(page, 'Against bots');
  await button(page, 'Begin').click();
  await expect(page.getByText('First to 20 points')).toBeVisible();
  await playUntilOver([page], step);
  await button(page, 'Watch the game again').click();
  await expect(page.locator('.replay-slider')).toContainText('Step 1 of');
  await button(page, 'One step forward').click();
  await expect(page.locator('.replay-slider')).toContainText('Step 2 of');
  await expect(page.locator('.pig-moves')).toBeHidden();
  expect(wrong).toEqual([]);
});

test('online, with two browsers, and a bot of the server', async ({ browser }) => {
  const host = await browser.newPage();
  const guest = await browser.newPage();
  const wrong = [complaints(host), complaints(guest)];
  await ask(host, 'With friends');
  await host.getByRole('radio', { name: '3', exact: true }).check();
  await button(host, 'Begin').click();
  await expect(host.locator('.waiting-seat[data-mine]')).toBeVisible();
  await guest.goto(host.url());
  await expect(guest.locator('.waiting-seat[data-mine]')).toBeVisible();
  await button(host, 'Add a bot').click();
  for (const page of [host, guest]) await button(page, 'I’m ready').click();
  await playUntilOver([host, guest], step);
  await button(guest, 'Watch the game again').click();
  await expect(guest.locator('.replay-slider')).toContainText('Step 1 of');
  expect(wrong).toEqual([[], []]);
  for (const page of [host, guest]) await page.close();
});
