import { expect, type Page } from '@playwright/test';
import { step } from './lib/ciub.ts';
import { playRound } from './lib/cubo.ts';
import { panelOf, playNow } from './lib/pages.ts';
import { picture } from './lib/picture.ts';
import { test } from './lib/test.ts';

/** Cuts the way to some of the app's files until it is mended. */
async function cut(page: Page, files: RegExp) {
  let broken = true;
  let tries = 0;
  await page.context().route(files, (route) => {
    if (broken) tries++;
    return broken ? route.abort() : route.continue();
  });
  return {
    tries: (): number => tries,
    mend: (): void => {
      broken = false;
    },
  };
}

/** Plays on until something is so; the bot plays in between. */
const playUntil = (page: Page, done: () => Promise<boolean>): Promise<void> =>
  expect
    .poll(
      async () => {
        await step(page);
        return done();
      },
      { timeout: 60_000, intervals: [20] },
    )
    .toBe(true);

const failing = (page: Page) => page.getByText('The bots can’t think right now');
const isSeen = (page: Page) => failing(page).isVisible();
/** What the bot has done so far, as the history beside the table tells it. */
const botMoves = (page: Page): Promise<number> =>
  page.locator('.table-aside .log-list > li').filter({ hasText: 'Blaise' }).count();

for (const [what, files] of [
  ['worker', /assets\/bot-worker[^/]*\.js/],
  ['game inside its worker', /assets\/ciub-[^/]*\.js/],
] as const)
  test(`a ${what} that does not arrive: the bot plays on, and thinks again when it does`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await playNow(page, 'Ciúb');
    await expect(page.locator('.sentence')).toBeVisible();
    const way = await cut(page, files);
    await playUntil(page, () => isSeen(page));
    expect(way.tries()).toBeGreaterThan(0);
    const before = await botMoves(page);
    await playUntil(page, async () => (await botMoves(page)) > before + 2);
    expect(await isSeen(page)).toBe(true);
    way.mend();
    await playUntil(page, async () => !(await isSeen(page)));
    const since = await botMoves(page);
    await playUntil(page, async () => (await botMoves(page)) > since);
    expect(await isSeen(page)).toBe(false);
  });

test('a race goes on to its scoring without the worker', async ({ page }) => {
  const way = await cut(page, /assets\/bot-worker[^/]*\.js/);
  await playNow(page, 'Cubo');
  await playRound(page, 1);
  expect(way.tries()).toBeGreaterThan(0);
});

for (const [what, files] of [
  ['the page of a table', /assets\/LocalTablePage[^/]*\.js/],
  ['the table of a game', /assets\/ui-[^/]*\.js/],
  ['what makes a table', /assets\/create[^/]*\.js/],
] as const)
  test(`${what} that does not arrive is said, and tried again`, async ({ page }) => {
    const way = await cut(page, files);
    await page.goto('/');
    await page.getByRole('button', { name: 'Play now' }).first().click();
    await expect(page.getByRole('heading', { name: 'That did not work.' })).toBeVisible();
    await page.route('**/health', (route) => route.abort());
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('alert')).toHaveText('The server does not answer right now.');
    await page.unroute('**/health');
    way.mend();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'That did not work.' })).toHaveCount(0);
    if (page.url().endsWith('/')) await page.getByRole('button', { name: 'Play now' }).first().click();
    await expect(page.locator('.sentence')).toBeVisible();
  });

test('at one device people and bots sit together as chosen', async ({ page }) => {
  await page.goto('/');
  await panelOf(page, 'Ciúb').getByRole('button', { name: 'On one device' }).click();
  await page.getByRole('radio', { name: '3', exact: true }).check();
  await page.getByRole('textbox', { name: 'Player 3' }).fill('Cleo');
  await page.getByRole('switch', { name: 'Seat 2 is a bot’s' }).click();
  await expect(page.getByRole('textbox', { name: 'Player 2' })).toHaveCount(0);
  await page.getByRole('radio', { name: 'Novice' }).check();
  await picture(page, 'mixed-phone');
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.locator('.ciub-player')).toHaveCount(3);
  await expect(page.locator('.ciub-player').nth(2)).toContainText('Cleo');
  const seats = await page.evaluate(async () => {
    const opened = indexedDB.open('cubarium');
    await new Promise((resolve) => opened.addEventListener('success', resolve));
    const kept = opened.result.transaction('tables').objectStore('tables').getAll();
    await new Promise((resolve) => kept.addEventListener('success', resolve));
    return JSON.stringify(kept.result);
  });
  expect(seats).toContain('"bot":"novice"');
});
