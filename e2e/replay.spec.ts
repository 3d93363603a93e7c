import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { complaints, openTable } from './lib/pages.ts';
import { test } from './lib/test.ts';

const button = (page: Page, name: RegExp | string) => page.getByRole('button', { name });
const moment = (page: Page) => page.locator('.replay-slider');

/** A match on the server against a bot: one roll, then resigned. */
async function finished(page: Page): Promise<void> {
  await openTable(page, 'Ciúb');
  await button(page, 'Add a bot').click();
  await button(page, 'I’m ready').click();
  await button(page, /^Roll \d+ dice/).click({ timeout: 60_000 });
  await expect(button(page, 'Stop')).toBeVisible();
  await button(page, 'Menu').click();
  await button(page, 'Resign').click();
  await button(page, /^Press again to resign/).click();
  await expect(page.locator('.end-panel .fair-dice')).toContainText(/^Checked: all \d+ throws and cards/);
}

/** The same match with its cards dealt in another order. */
async function spoiled(path: string) {
  const file = JSON.parse(await readFile(path, 'utf8')) as { log: { action: { top: string[] } }[] };
  file.log[0]?.action.top.reverse();
  return { name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(file)) };
}

test('a finished match: step, play, go to a line, share a moment, keep the file and open it', async ({
  browser,
}) => {
  test.slow();
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  const wrong = complaints(page);
  await finished(page);
  // What is told in one line can be gone through.
  await button(page, 'Check the dice').click();
  await expect(page.locator('.proof-verdict')).toContainText(/^Fair: all \d+ throws and cards/);
  await expect(page.locator('.proof-story li')).toHaveCount(3);
  await page.getByText('The mathematics').click();
  await expect(page.locator('.proof-chances li').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await button(page, 'Watch the game again').click();
  await expect(moment(page)).toContainText('Step 1 of');
  const last = (await moment(page).innerText()).replace(/^\D*1 of (\d+)\D*$/, '$1');

  await button(page, 'One step forward').click();
  await expect(moment(page)).toContainText('Step 2 of');
  await expect(page.locator('.replay-chapter')).toContainText(/’s turn$/);
  // Whoever began: after this turn comes another one, or the end.
  await button(page, 'Next turn').click();
  await expect(moment(page)).not.toContainText('Step 2 of');
  await button(page, 'Previous turn').click();
  await expect(moment(page)).toContainText('Step 2 of');
  await button(page, /^Speed/).click();
  await button(page, 'Play').click();
  await expect(moment(page)).toContainText(`Step ${last} of`);
  // At the end playing begins anew.
  await button(page, 'Play').click();
  await expect(moment(page)).not.toContainText(`Step ${last} of`);
  await button(page, 'One step back').click();

  await button(page, 'What happened').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /begins/ })
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(moment(page)).toContainText('Step 1 of');

  await button(page, 'One step forward').click();
  await button(page, 'Share this moment').click();
  await expect(moment(page)).toContainText('Copied');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const friend = await browser.newPage();
  await friend.goto(link);
  await expect(moment(friend)).toContainText('Step 2 of');

  await button(page, 'Menu').click();
  await expect(page.locator('.fair-dice')).toContainText(/^Checked/);
  const saving = page.waitForEvent('download');
  await button(page, 'Save the game').click();
  const file = await (await saving).path();
  await friend.goto('/replay');
  await friend.locator('input[type="file"]').setInputFiles(file);
  await expect(moment(friend)).toContainText(`Step 1 of ${last}`);

  // A card that did not have to be turned up is told in red.
  await friend.goto('/replay');
  await friend.locator('input[type="file"]').setInputFiles(await spoiled(file));
  await button(friend, 'Menu').click();
  await button(friend, 'Check the dice').click();
  await expect(friend.locator('.proof-verdict[data-unfair]')).toContainText('Not fair: entry 0');
  expect(wrong).toEqual([]);
  await context.close();
});
