import { expect, type Page } from '@playwright/test';
import { barriers } from './lib/barriers.ts';
import { misfits } from './lib/fit.ts';
import { openLocal } from './lib/visit.ts';
import { test } from './lib/test.ts';

const clause = (page: Page, id: string) => page.locator(`.book-clause[id="${id}"]`);

test('the rules are read, searched, linked to and printed without a table', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Rules and reference' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The rules of Ciúb');
  await expect(page.locator('.book-clause')).toHaveCount(39);
  // Every picture is of real parts, and the chance of a card is told.
  await expect(clause(page, 'R3').locator('.die')).toHaveCount(2);
  await expect(page.locator('.ciub-all-cards li').first()).toContainText('88%');

  const search = page.getByRole('searchbox', { name: 'Search the rules' });
  await search.fill('skull mix');
  await expect(page.getByRole('status').filter({ hasText: 'result' })).toHaveText('1 result');
  await expect(page.locator('.book-clause')).toHaveCount(1);
  await expect(clause(page, 'G4')).toBeVisible();
  // Cards and colours are found too, by their numbers and by what they are for.
  await search.fill('1 1 6 6');
  await expect(page.locator('.ciub-all-cards li')).toHaveCount(2);
  await search.fill('odd numbers only');
  await expect(page.locator('.ciub-reference .ciub-colours li')).toHaveCount(1);
  await expect(page.locator('.book-clause')).toHaveCount(0);
  await search.fill('');

  await page.getByRole('link', { name: 'Link to rule T4' }).click();
  await expect(page).toHaveURL(/\/rules\/ciub#T4$/);
  await expect(clause(page, 'T4')).toBeInViewport();
  await expect(clause(page, 'T4')).toBeFocused();
  await page.goto('/rules/cubo#W5');
  await expect(clause(page, 'W5')).toBeInViewport();

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(search).toBeHidden();
  await expect(clause(page, 'W5')).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light');
});

test('a refusal leads to its rule, and the table is still there', async ({ page }) => {
  await page.goto('/');
  await openLocal(page, 'cubo');
  await page.locator('.cubo-act[data-kind="throw"] .button').click();
  await page.locator('.cubo-loose-die').first().click();
  await page.locator('.cubo-act[data-kind="cover"] .button').click({ force: true });
  const link = page.locator('.why').getByRole('link', { name: /^Rule R\d+$/ });
  const rule = ((await link.textContent()) ?? '').replace('Rule ', '');
  await link.click();
  await expect(page.locator(`dialog .book-clause[data-meant][id="${rule}"]`)).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(page.locator('.cubo-loose-die')).toHaveCount(7);
  await expect(page).toHaveURL(/\/local\//);
});

test('anything on the table can be asked about: by the other button, a long press, and a mode for keys', async ({
  page,
}) => {
  await page.goto('/');
  await openLocal(page, 'ciub');
  const answer = page.getByRole('dialog');
  await page.locator('[data-row="top"] .ciub-spell-card').first().click({ button: 'right' });
  await expect(answer).toContainText('To gain it');
  await expect(answer).toContainText('What it costs');
  expect(await barriers(page)).toEqual([]);
  // Its rule opens in its place.
  await answer.getByRole('link', { name: /^Rule G\d$/ }).click();
  await expect(page.locator('dialog .book-clause[data-meant]')).toBeVisible();
  await page.keyboard.press('Escape');

  const die = page.locator('.ciub-dice-area .die-button').first();
  await die.dispatchEvent('pointerdown', { pointerType: 'touch', isPrimary: true });
  await expect(answer).toContainText('Its six faces');
  await page.keyboard.press('Escape');

  await page.keyboard.press('?');
  await expect(page.locator('.ask-bar')).toContainText('Keys:');
  expect(await barriers(page)).toEqual([]);
  expect(await misfits(page)).toEqual([]);
  // A key that plays does nothing meanwhile, and a button answers instead of acting.
  await page.keyboard.press('z');
  const roll = page.locator('.ciub-controls .button[data-look="primary"]');
  await roll.focus();
  await page.keyboard.press('Enter');
  await expect(answer).toContainText('Rolls every die');
  await page.keyboard.press('Escape');
  // So do the buttons around the table.
  await page.locator('[data-thing="frame-menu"]').press('Enter');
  await expect(answer).toContainText('Rules, settings');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.locator('.ask-bar')).toHaveCount(0);
  await expect(roll).toContainText('Roll 5 dice');
});
