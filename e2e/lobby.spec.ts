import { expect } from '@playwright/test';
import { test } from './lib/test.ts';

test('a device that the server has forgotten sees tables come and go, and nothing fails', async ({
  page,
  browser,
}) => {
  const failed: string[] = [];
  page.on('console', (message) => message.type() === 'error' && failed.push(message.text()));
  page.on('response', (response) => response.status() >= 400 && failed.push(response.url()));
  await page.addInitScript(() => localStorage.setItem('cubarium.known-as', 'Ann'));
  await page.goto('/');
  const host = await browser.newContext();
  await host.request.post('/api/me', { data: { name: 'Bo' } });
  const made = await host.request.post('/api/tables', { data: { game: 'cubo', access: 'public' } });
  const { id } = (await made.json()) as { readonly id: string };
  const line = page.locator(`a[href="/t/${id}"]`);
  await expect(line).toHaveCount(0);
  const table = await host.newPage();
  await table.goto(`/t/${id}`);
  await expect(line).toBeVisible();
  await host.close();
  await expect(line).toHaveCount(0);
  expect(failed).toEqual([]);
});
