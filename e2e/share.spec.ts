import { expect, type Page } from '@playwright/test';
import { openTable } from './lib/pages.ts';
import { readQr } from './lib/qr.ts';
import { scanned } from './lib/scanned.ts';
import { test } from './lib/test.ts';

test('a table is found by its link: copied, and scanned', async ({ browser }) => {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  const address = await openTable(page, 'Ciúb');
  await expect(page.getByRole('textbox', { name: 'Link to this table' })).toHaveValue(address);
  expect(readQr(await scanned(page))).toBe(address);
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(address);
  const friend = await browser.newPage();
  await friend.goto(link);
  await expect(friend.locator('.waiting-seat[data-mine]')).toBeVisible();
  await context.close();
});

/** What the share sheet of the system was given; it answers like somebody who shares, or who changes their mind. */
async function withShareSheet(page: Page, answer: 'shared' | 'closed'): Promise<() => Promise<unknown>> {
  await page.addInitScript((how) => {
    const given: unknown[] = [];
    Object.assign(window, { given });
    Object.assign(navigator, {
      share: (data: unknown) => {
        given.push(data);
        return how === 'shared' ? Promise.resolve() : Promise.reject(new DOMException('', 'AbortError'));
      },
    });
  }, answer);
  return () => page.evaluate(() => (window as unknown as { readonly given: unknown }).given);
}

for (const answer of ['shared', 'closed'] as const)
  test(`where the system has a share sheet, it gets the link (${answer})`, async ({ page }) => {
    const given = await withShareSheet(page, answer);
    const address = await openTable(page, 'Ciúb');
    await page.getByRole('button', { name: 'Copy the link' }).click();
    await expect.poll(given).toEqual([{ url: address }]);
    await expect(page.getByRole('button', { name: 'Copied' })).toHaveCount(0);
  });

test('a finished match is shared from its end', async ({ browser }) => {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  await openTable(page, 'Ciúb');
  await page.getByRole('button', { name: 'Add a bot' }).click();
  await page.getByRole('button', { name: 'I’m ready' }).click();
  await expect(page.locator('.sentence')).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: /^Press again to resign/ }).click();
  await page.getByRole('button', { name: 'Share the game' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const friend = await browser.newPage();
  await friend.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await expect(friend.locator('.replay-slider')).toContainText('Step 1 of');
  await context.close();
});
