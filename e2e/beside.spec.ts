import { expect } from '@playwright/test';
import { barriers } from './lib/barriers.ts';
import { inFlightMode } from './lib/flight-mode.ts';
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

test('beside the real box the solver tells which cards these dice can become', async ({ page }) => {
  await page.goto('/beside/ciub');
  const cards = page.locator('.ciub-all-cards li');
  await expect(cards.first()).toContainText('20+ in total');
  await expect(cards.first()).toContainText('98%');
  // A red 6 in the tray, and four white dice: two 6s are likelier now.
  await page.getByRole('group', { name: 'Add a die' }).getByRole('button', { name: 'red die' }).click();
  await page.getByRole('group', { name: 'Your dice' }).getByRole('button', { name: 'red die' }).click();
  await page.getByRole('button', { name: 'red die, 6' }).click();
  await expect(
    page.getByRole('group', { name: 'Your dice' }).getByRole('button', { name: 'red die, 6' }),
  ).toBeVisible();
  await expect(cards.filter({ hasText: '6 6:' }).first()).toContainText(/9\d/);
  await page.getByRole('button', { name: '+4' }).click();
  await expect(page.getByRole('radio', { name: 'Player 1 · 4' })).toBeChecked();
});

test('a lesson, the rules and practice work without a network after the first visit', async ({ browser }) => {
  const page = await inFlightMode(browser);
  await page.goto('/rules/cubo#W3');
  await expect(page.locator('.book-clause[id="W3"]')).toBeInViewport();
  await page.goto('/learn/ciub/goal');
  await expect(page.locator('.sentence')).toContainText('Choose 1 1 1');
  // The solver makes it, with the charts that came with the first visit.
  await page.goto('/practice/ciub');
  await expect(page.locator('.practice-choice').first()).toBeVisible();
});
