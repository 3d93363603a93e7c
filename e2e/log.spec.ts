import { expect } from '@playwright/test';
import { complaints, oneDevice, panelOf } from './lib/pages.ts';
import { test } from './lib/test.ts';

test('a first visit asks for nothing that needs a name', async ({ page }) => {
  const found = complaints(page);
  const refused: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() >= 400) refused.push(answer.url());
  });
  await page.goto('/');
  await expect(panelOf(page, 'Ciúb')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect({ found, refused }).toEqual({ found: [], refused: [] });
});

/** How many lines tell of the deal, before anybody acts. */
const DEALT = { Ciúb: 1, Cubo: 2 } as const;

for (const [title, dealt] of Object.entries(DEALT))
  test(`a line of the log leads to its moment and back to the table (${title})`, async ({ page }) => {
    const found = complaints(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await oneDevice(page, title);
    const table = page.url();
    // The log stands beside the table: nothing opens a copy of it.
    await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'What happened' })).toBeHidden();
    const lines = page.locator('.table-aside .log-list > li');
    await lines.nth(0).getByRole('button').click();
    await expect(page).toHaveURL(/\/replay\/local\/.+\?at=1$/);
    await expect(page.locator('.replay-bar')).toBeVisible();
    await expect(lines).toHaveCount(1);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(table);
    await expect(lines).toHaveCount(dealt);
    await page.locator('.table-main .button[data-look="primary"]').first().click();
    // The match has grown since it was looked at.
    await lines.nth(dealt).getByRole('button').click();
    await expect(page.locator('.replay-bar')).toBeVisible();
    await expect(lines).toHaveCount(dealt + 1);
    await expect(lines.locator('.log-line svg[aria-hidden="true"]')).toHaveCount(dealt + 1);
    expect(found).toEqual([]);
  });
