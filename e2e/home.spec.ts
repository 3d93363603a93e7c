import { expect, type Browser, type Page } from '@playwright/test';
import { CHROMIUM } from '../tools/chromium.ts';
import { dash, step } from './lib/ciub.ts';
import { dash as race } from './lib/cubo.ts';
import { complaints, openTable } from './lib/pages.ts';
import { playUntilOver } from './lib/playing.ts';
import { readQr } from './lib/qr.ts';
import { openRace } from './lib/race.ts';
import { scanned } from './lib/scanned.ts';
import { HOME, PORT } from './lib/server.ts';
import { test } from './lib/test.ts';

const LAPTOP = `http://127.0.0.1:${PORT}`;

test.use({
  baseURL: HOME,
  launchOptions: {
    ...CHROMIUM,
    args: [...CHROMIUM.args, '--host-resolver-rules=MAP cubarium.test 127.0.0.1'],
  },
});

const plainHttp = (page: Page) => page.getByText('This page came without encryption');

/** Two people at a table that the first of them has opened, and all that their browsers complain about. */
async function twoAtATable(browser: Browser, open: (host: Page) => Promise<string>) {
  const pages = [await browser.newPage(), await browser.newPage()] as const;
  const wrong = pages.map((page) => complaints(page));
  const [host, guest] = pages;
  const address = await open(host);
  expect(address).toContain(HOME);
  await guest.goto(address);
  for (const page of pages) {
    expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
    await expect(page.locator('.waiting-seat[data-mine]')).toBeVisible();
    await page.getByRole('button', { name: 'I’m ready' }).click();
  }
  for (const page of pages) await expect(page.locator('.sentence')).toBeVisible();
  return { host, guest, pages, wrong };
}

/** Out of the room and back again. */
async function leaveAndComeBack(page: Page): Promise<void> {
  const banner = page.getByText('Connection lost');
  await page.context().setOffline(true);
  await expect(banner).toBeVisible();
  await page.context().setOffline(false);
  await expect(banner).toBeHidden();
}

/** A line that is cut is no complaint of ours. */
const ours = (wrong: readonly string[]): readonly string[] =>
  wrong.filter((each) => !/ERR_INTERNET_DISCONNECTED|WebSocket/.test(each));

test('a whole game of Ciúb, with a connection that breaks', async ({ browser }) => {
  test.slow();
  const { guest, pages, wrong } = await twoAtATable(browser, (host) => openTable(host, 'Ciúb'));
  for (let i = 0; i < 8; i++) for (const page of pages) await step(page);
  await leaveAndComeBack(guest);
  await playUntilOver(pages, dash);
  for (const page of pages) await expect(page.getByRole('heading', { name: /win/ })).toBeVisible();
  expect(wrong.map(ours)).toEqual([[], []]);
});

test('a whole race of Cubo, with a connection that breaks', async ({ browser }) => {
  test.slow();
  const times = { countdownMs: 2500, exchangeMs: 2000 };
  const { host, guest, pages, wrong } = await twoAtATable(browser, (page) => openRace(page, times));
  await host.getByRole('button', { name: 'Call “Cubo!”' }).click();
  const dice = guest.locator('.cubo-loose-die');
  const throwing = guest.getByRole('button', { name: /^Throw$/ });
  await expect(throwing).not.toHaveAttribute('aria-disabled');
  await throwing.click();
  await expect(dice).toHaveCount(8);
  await leaveAndComeBack(guest);
  await expect(dice).toHaveCount(8);
  await playUntilOver(pages, race);
  await expect(host.getByRole('heading', { name: /win/ })).toBeVisible();
  expect(wrong.map(ours)).toEqual([[], []]);
});

test('a table is found by its link: copied, and scanned', async ({ browser }) => {
  const context = await browser.newContext({ permissions: [] });
  const page = await context.newPage();
  const address = await openTable(page, 'Ciúb');
  await expect(page.getByRole('textbox', { name: 'Link to this table' })).toHaveValue(address);
  expect(readQr(await scanned(page))).toBe(address);
  const copying = page.getByRole('button', { name: 'Copy the link' });
  await copying.click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeFocused();
  expect(await clipboard(page)).toBe(address);
});

/** What lies on the clipboard, read by a page that may. */
async function clipboard(page: Page): Promise<string> {
  const reader = await page.context().newPage();
  await page.context().grantPermissions(['clipboard-read'], { origin: LAPTOP });
  await reader.goto(LAPTOP);
  return reader.evaluate(() => navigator.clipboard.readText());
}

test('where nothing can be copied, the link is there to be taken by hand', async ({ page }) => {
  await page.addInitScript(() => {
    document.execCommand = () => false;
  });
  const address = await openTable(page, 'Ciúb');
  await page.getByRole('button', { name: 'Copy the link' }).click();
  const field = page.getByRole('dialog').getByRole('textbox', { name: 'Link' });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(address);
  const selected = await field.evaluate((each: HTMLInputElement) => [each.selectionStart, each.selectionEnd]);
  expect(selected).toEqual([0, address.length]);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Copy the link' })).toBeFocused();
});

test('who opened the page as localhost invites others to an address of the network', async ({ browser }) => {
  const page = await browser.newPage({ baseURL: LAPTOP });
  await page.route('**/api/here', (route) => route.fulfill({ json: { addresses: [HOME] } }));
  const address = (await openTable(page, 'Ciúb')).replace(LAPTOP, HOME);
  await expect(page.getByRole('textbox', { name: 'Link to this table' })).toHaveValue(address);
  expect(readQr(await scanned(page))).toBe(address);
  const friend = await browser.newPage();
  await friend.goto(address);
  await expect(friend.locator('.waiting-seat[data-mine]')).toBeVisible();
});

test('the page of the API can be read', async ({ page }) => {
  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(request.url()));
  await page.goto('/api/docs');
  await expect(page.getByText('Set up a table')).toBeVisible();
  await page.getByText('Set up a table').click();
  await expect(page.getByText('Request body')).toBeVisible();
  expect(failed).toEqual([]);
});

test('the start page says what is missing, and only where it is', async ({ page }) => {
  await page.goto('/');
  await expect(plainHttp(page)).toBeVisible();
  await page.goto(LAPTOP);
  await expect(page.getByRole('heading', { name: 'Cubarium' })).toBeVisible();
  await expect(plainHttp(page)).toHaveCount(0);
});
