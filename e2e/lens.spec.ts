import { expect } from '@playwright/test';
import { barriers } from './lib/barriers.ts';
import { complaints } from './lib/pages.ts';
import { test } from './lib/test.ts';
import { openLocal, openMenu, press } from './lib/visit.ts';

const SWITCH = '.menu-list [role="switch"], .menu-list input[type="checkbox"]';

test('the lens tells chances on cards, follows what is chosen, and hints by a key', async ({ page }) => {
  const found = complaints(page);
  await page.goto('/');
  await openLocal(page, 'ciub');
  await expect(page.locator('.ciub-card-odds')).toHaveCount(0);
  await openMenu(page);
  await page.locator(SWITCH).first().click();
  await page.keyboard.press('Escape');
  const odds = page.locator('.ciub-card-odds');
  await expect(odds).toHaveCount(6);
  await expect(odds.first()).toHaveText(/%/);
  await expect(page.getByRole('button', { name: /chance/ })).toHaveCount(6);

  // After a roll there is something to choose, and a best way to go on.
  await press(page, '.ciub-controls .button[data-look="primary"]');
  await expect(page.locator('.ciub-controls .button')).not.toHaveCount(1);
  await expect(odds).toHaveCount(6);
  await page.locator('.sentence').focus();
  await page.keyboard.press('h');
  await expect(page.locator('.lens-ways li').first()).toHaveText(/%/);
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveCount(0);
  expect(found).toEqual([]);
});

test('at a calm table of Cubo the hint shows the best square', async ({ page }) => {
  await page.addInitScript(() => {
    const kept = JSON.parse(localStorage.getItem('cubarium.settings') ?? '{}') as Record<string, unknown>;
    localStorage.setItem('cubarium.settings', JSON.stringify({ ...kept, own: { lens: true } }));
  });
  await page.goto('/');
  await openLocal(page, 'cubo');
  await press(page, '.table-main .button[data-look="primary"]');
  await press(page, '.cubo-act[data-kind="throw"] .button:not([aria-disabled])');
  await expect(page.locator('.cubo-loose-die')).toHaveCount(8);
  await press(page, '.table-head .icon-button[aria-label="Hint"]');
  await expect(page.locator('.cubo-picture li')).toHaveCount(9);
  expect(await barriers(page)).toEqual([]);
});
