import { PackedCommand } from '@cubarium/testkit/packed';
import { expect } from '@playwright/test';
import { dash } from './lib/cubo.ts';
import { complaints, playNow } from './lib/pages.ts';
import { playUntilOver } from './lib/playing.ts';
import { openRace } from './lib/race.ts';
import { test } from './lib/test.ts';

/** What others install, in a folder that has nothing else. */
let packed: PackedCommand;
let baseURL = '';

test.beforeAll(async () => {
  test.slow();
  packed = new PackedCommand();
  baseURL = await packed.serve('data', '--bot-pace=60', '--rate-factor=1000');
});
test.afterAll(() => packed.remove());

test('the packed command serves the app: a table of this device, and a whole race against a bot of the server', async ({
  browser,
}) => {
  test.slow();
  const page = await browser.newPage({ baseURL });
  const wrong = complaints(page);
  await playNow(page, 'Ciúb');
  await expect(page.locator('.sentence')).toBeVisible();
  await openRace(page, { callMs: 400, countdownMs: 2500, exchangeMs: 2000 });
  await page.getByRole('button', { name: 'Add a bot' }).click();
  await page.getByRole('button', { name: 'I’m ready' }).click();
  await playUntilOver([page], dash);
  await expect(page.getByRole('heading', { name: /win/ })).toBeVisible();
  expect(wrong).toEqual([]);
  expect(packed.logged).toBe('');
});
