import { expect } from '@playwright/test';
import { barriers } from './lib/barriers.ts';
import { test } from './lib/test.ts';

test('beside the real box a round is counted, a square scored, and points are kept', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await page.getByRole('link', { name: 'At a real table' }).last().click();
  const timer = page.getByRole('timer');
  await page.getByRole('button', { name: 'Start the round' }).click();
  await expect(timer).toHaveText('3');
  await page.clock.runFor(5000);
  await expect(timer).toHaveText('2');
  await page.getByRole('button', { name: 'Six seconds' }).click();
  await page.clock.runFor(2500);
  await expect(timer).toHaveText('4');
  await page.clock.runFor(4000);
  await expect(page.getByText('Time is up')).toBeVisible();

  for (const die of 'red 4,red 5,red 6,red 5,joker 5,blue 5,blue 6,blue 5,blue 4'.split(','))
    await page.getByRole('button', { name: die, exact: true }).click();
  await page.getByRole('button', { name: '+46' }).click();
  await expect(page.getByRole('radio', { name: 'Player 1 · 46' })).toBeChecked();
  expect(await barriers(page)).toEqual([]);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Player 1 · 46' })).toBeVisible();
});

test('a lesson and the rules work without a network after the first visit', async ({ page, context }) => {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await context.setOffline(true);
  await page.goto('/rules/cubo#W3');
  await expect(page.locator('.book-clause[id="W3"]')).toBeInViewport();
  await page.goto('/learn/ciub/goal');
  await expect(page.locator('.sentence')).toContainText('Tap 1 1 1');
});
