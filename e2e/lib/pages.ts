import { expect, type Page } from '@playwright/test';

/** Console errors and exceptions of a page; a test ends with none. */
export function complaints(page: Page): readonly string[] {
  const found: string[] = [];
  page.on('pageerror', (error) => found.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') found.push(message.text());
  });
  return found;
}

export const panelOf = (page: Page, title: string) =>
  page.locator('.start-game').filter({ has: page.getByRole('heading', { name: title }) });

/** From the start page to a game against a bot, with one tap. */
export async function playNow(page: Page, title: string): Promise<void> {
  await page.goto('/');
  await panelOf(page, title).locator('[data-look="primary"]').click();
  const known = page.getByRole('button', { name: 'I know it' });
  await expect(known.or(page.locator('.table-room'))).toBeVisible();
  if (await known.isVisible()) await known.click();
  await expect(page).toHaveURL(/\/local\//);
}

/** Two people at one device. */
export async function oneDevice(page: Page, title: string): Promise<void> {
  await page.goto('/');
  await panelOf(page, title).getByRole('button', { name: 'On one device' }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page).toHaveURL(/\/local\//);
}

/** A table on the server, and its address. */
export async function openTable(page: Page, title: string): Promise<string> {
  await page.goto('/');
  await panelOf(page, title).getByRole('button', { name: 'With friends' }).click();
  await page.getByRole('radio', { name: 'Short' }).check();
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.locator('.waiting-seat[data-mine]')).toBeVisible();
  return page.url();
}
