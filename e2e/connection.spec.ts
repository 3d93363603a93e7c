import { spawn, type ChildProcess } from 'node:child_process';
import { expect, type Page } from '@playwright/test';
import { step } from './lib/ciub.ts';
import { inFlightMode } from './lib/flight-mode.ts';
import { openTable } from './lib/pages.ts';
import { openRace } from './lib/race.ts';
import { FRAGILE_PORT, freshData, serveCommand } from './lib/server.ts';
import { test } from './lib/test.ts';

const origin = `http://127.0.0.1:${FRAGILE_PORT}`;

async function startServer(data: string): Promise<ChildProcess> {
  const [program, ...args] = serveCommand(FRAGILE_PORT, data);
  const server = spawn(program, args, { stdio: 'ignore', cwd: new URL('..', import.meta.url) });
  await expect
    .poll(
      () =>
        fetch(`${origin}/ready`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 30_000 },
    )
    .toBe(true);
  return server;
}

async function twoAtATable(pages: readonly [Page, Page]): Promise<void> {
  const [host, guest] = pages;
  await guest.goto(await openTable(host, 'Ciúb'));
  await expect(guest.locator('.waiting-seat[data-mine]')).toBeVisible();
  for (const page of pages) await page.getByRole('button', { name: 'I’m ready' }).click();
  for (const page of pages) await expect(page.locator('.sentence')).toBeVisible();
}

test('a killed server: a banner, then everything goes on where it was', async ({ browser }) => {
  test.slow();
  const data = freshData();
  let server = await startServer(data);
  try {
    const context = { baseURL: origin };
    const pages = [await browser.newPage(context), await browser.newPage(context)] as const;
    await twoAtATable(pages);
    for (let i = 0; i < 8; i++) for (const page of pages) await step(page);
    const before = await pages[0].locator('.ciub-players').innerText();
    server.kill('SIGKILL');
    for (const page of pages) await expect(page.getByText('Connection lost')).toBeVisible();
    server = await startServer(data);
    for (const page of pages) await expect(page.getByText('Connection lost')).toBeHidden({ timeout: 20_000 });
    expect(await pages[0].locator('.ciub-players').innerText()).toBe(before);
    await expect
      .poll(async () => (await Promise.all(pages.map((page) => step(page)))).includes(true))
      .toBe(true);
  } finally {
    server.kill('SIGKILL');
  }
});

/** The history as it stands beside the table, where there is room for it. */
const history = (page: Page): Promise<string[]> =>
  page.locator('.table-aside .log-list > li').allTextContents();

test('what is done without a connection is entered once, when it is back', async ({ browser }) => {
  test.slow();
  const pages = [await browser.newPage(), await browser.newPage()] as const;
  await twoAtATable(pages);
  const roll = (page: Page) => page.getByRole('button', { name: /^Roll \d+ dice/ });
  await expect.poll(async () => (await roll(pages[0]).count()) + (await roll(pages[1]).count())).toBe(1);
  const [mover, other] = (await roll(pages[0]).count()) > 0 ? pages : [pages[1], pages[0]];
  const before = (await history(other)).length;
  const banner = mover.getByText('Connection lost');
  const left = Date.now();
  await mover.context().setOffline(true);
  const tokens = mover.locator('.ciub-display .ciub-spell-card .seat-token');
  await mover.locator('[data-row="bottom"] .ciub-spell-card').first().click();
  await mover.getByRole('button', { name: 'Token here' }).click();
  await expect(tokens).toHaveCount(1);
  await expect(banner).toBeVisible();
  expect(Date.now() - left).toBeGreaterThanOrEqual(1000);
  // Planning goes on.
  await mover.getByRole('button', { name: 'Undo' }).click();
  await expect(tokens).toHaveCount(0);
  await mover.getByRole('button', { name: 'Token here' }).click();
  await roll(mover).click();
  await expect(mover.locator('.sentence')).toContainText('rolling');
  expect(await history(other)).toHaveLength(before);

  await mover.context().setOffline(false);
  await expect(banner).toBeHidden();
  await expect(mover.getByRole('button', { name: 'Stop' })).toBeVisible();
  await expect(mover.locator('.ciub-roll-count')).toHaveText('Roll no. 1');
  await expect.poll(() => history(other)).toHaveLength(before + 4);
  expect(await history(mover)).toEqual(await history(other));
  const news = (await history(other)).slice(before);
  expect(news.map((line) => /token|back|rolls/.exec(line)?.[0])).toEqual(['token', 'back', 'token', 'rolls']);
  // Nothing more comes: the next move is the fifth.
  await mover.getByRole('button', { name: 'Stop' }).click();
  await expect.poll(() => history(other)).toHaveLength(before + 5);
});

test('after the first visit the app starts and plays in flight mode', async ({ browser }) => {
  const page = await inFlightMode(browser);
  await page.reload();
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await expect(page.locator('.sentence')).toBeVisible();
  await expect.poll(() => step(page), { timeout: 30_000 }).toBe(true);
});

test('addresses that lead nowhere say so', async ({ page }) => {
  await page.goto('/t/AAAAAAAAAAAAAAAAAAAAAA');
  await expect(page.getByRole('heading', { name: /doesn’t exist/ })).toBeVisible();
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: 'There is nothing at this address.' })).toBeVisible();
  await expect(page.getByRole('link')).toBeVisible();
});

test('a bot plays for who is away, until they come back', async ({ browser }) => {
  const [host, friend] = [await browser.newContext(), await browser.newContext()];
  const page = await host.newPage();
  const address = await openRace(page, { callMs: 600_000 }, 1000);
  const guest = await friend.newPage();
  await guest.goto(address);
  await expect(guest.locator('.waiting-seat[data-mine]')).toBeVisible();
  for (const each of [page, guest]) await each.getByRole('button', { name: 'I’m ready' }).click();
  await expect(page.locator('.sentence')).toBeVisible();
  await expect(guest.locator('.sentence')).toBeVisible();
  await guest.close();
  await page.getByRole('button', { name: 'Let a bot take over' }).click();
  await expect(page.getByText('is away')).toBeHidden();
  const again = await friend.newPage();
  await again.goto(address);
  await expect(again.locator('.sentence')).toBeVisible();
  await page.getByRole('button', { name: 'Call “Cubo!”' }).click();
  const mayThrow = again.getByRole('button', { name: /^Throw$/ });
  await expect(mayThrow).not.toHaveAttribute('aria-disabled');
  await mayThrow.click();
  await expect(again.locator('.cubo-loose-die')).toHaveCount(8);
  await host.close();
  await friend.close();
});
