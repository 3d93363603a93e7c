import { expect, type Page } from '@playwright/test';
import { barriers } from './lib/barriers.ts';
import { complaints } from './lib/pages.ts';
import { test } from './lib/test.ts';

const NEXT = '.practice-exercise .button[data-look="primary"]';

async function answerOne(page: Page): Promise<void> {
  await page.locator('button.practice-choice').first().press('Enter');
  await expect(page.locator('.practice-verdict')).toHaveText(/%/);
  await expect(page.locator(NEXT)).toBeFocused();
}

test('ten exercises by keyboard make a day of the row, and the device keeps it', async ({ page }) => {
  const found = complaints(page);
  await page.goto('/learn/ciub');
  await page.getByRole('link', { name: 'Practise' }).click();
  await expect(page.locator('button.practice-choice')).toHaveCount(3);
  expect(await barriers(page)).toEqual([]);
  await answerOne(page);
  expect(await barriers(page)).toEqual([]);
  for (let done = 1; done < 10; done++) {
    await expect(page.locator('.practice-count')).toContainText(`${done} of 10`);
    await page.keyboard.press('Enter');
    await answerOne(page);
  }
  await expect(page.locator('.practice-count')).toContainText('1 day in a row');
  await page.reload();
  await expect(page.locator('.practice-count')).toContainText('10 of 10');
  expect(found).toEqual([]);
});

test('a square is laid, graded and compared with the best, also against a clock', async ({ page }) => {
  await page.goto('/practice/cubo');
  const dice = page.locator('.cubo-laying-die');
  await expect(dice).toHaveCount(8);
  await page.getByRole('switch').or(page.getByRole('checkbox')).first().click();
  await expect(page.locator('.cubo-left')).toBeVisible();
  for (let left = 8; left > 0; left--) {
    await expect(dice).toHaveCount(left);
    await dice.first().click();
  }
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.locator('.practice-verdict')).toHaveText(/points/);
  await expect(page.locator('.cubo-picture').first()).toBeVisible();
  expect(await barriers(page)).toEqual([]);
});
