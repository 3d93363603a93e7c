import { expect } from '@playwright/test';
import { complaints } from './lib/pages.ts';
import { playedFile } from './lib/played.ts';
import { test } from './lib/test.ts';

test('a match from a file: luck and skill, a turning point, and once more from a mistake', async ({
  page,
}) => {
  const found = complaints(page);
  await page.goto('/replay');
  await page.locator('input[type="file"]').setInputFiles(playedFile());
  const review = page.getByRole('button', { name: 'Luck and skill' });
  await review.click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.locator('.review-shares > li')).toHaveCount(2, { timeout: 60_000 });
  await expect(sheet.locator('.review-shares > li').first()).toContainText(/dice were worth [+−]?\d+%/);
  await expect(sheet.locator('.review-decision')).toHaveCount(3);
  await expect(sheet.locator('.cubo-review-rounds > li')).toHaveCount(6);
  // Whose decisions are seen is chosen, by the keyboard too.
  await sheet.getByRole('radio', { name: 'Kim' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(sheet.getByRole('radio', { name: 'Bo' })).toBeChecked();

  await sheet.locator('.review-turns button').first().click();
  await expect(sheet).toHaveCount(0);
  await expect(page.locator('.replay-slider')).not.toContainText('Step 1 of');

  // What was found is kept: it needs no second look.
  await review.click();
  await expect(sheet.locator('.review-decision')).toHaveCount(3);
  await sheet.getByRole('button', { name: 'Try again from here' }).first().click();
  await expect(page).toHaveURL(/\/local\//);
  await expect(page.locator('.cubo-say')).toBeVisible();
  expect(found).toEqual([]);
});
