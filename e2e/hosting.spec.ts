import { expect, type Browser } from '@playwright/test';
import { barriers } from './lib/barriers.ts';
import { complaints, openTable } from './lib/pages.ts';
import { picture } from './lib/picture.ts';
import { test } from './lib/test.ts';

/** The host, and somebody on the second seat. */
async function inTheWaitingRoom(browser: Browser) {
  const newPage = async () => (await browser.newContext()).newPage();
  const [host, guest] = await Promise.all([newPage(), newPage()]);
  await host.addInitScript(() => localStorage.setItem('cubarium.settings', '{"name":"Ada"}'));
  await guest.addInitScript(() => localStorage.setItem('cubarium.settings', '{"name":"Bo"}'));
  const errors = complaints(host);
  await guest.goto(await openTable(host, 'Ciúb'));
  await expect(host.locator('[data-sits="1"]')).toContainText('Bo');
  return { host, guest, errors };
}

test('the host frees a seat; its person is told, and may sit down again', async ({ browser }) => {
  const { host, guest, errors } = await inTheWaitingRoom(browser);
  await expect(guest.getByRole('button', { name: 'Remove Ada' })).toHaveCount(0);
  await host.getByRole('button', { name: 'Remove Bo' }).click();
  expect(await barriers(host)).toEqual([]);
  await host.getByRole('button', { name: 'Cancel' }).click();
  await expect(host.locator('[data-sits="1"]')).toContainText('Bo');
  await host.getByRole('button', { name: 'Remove Bo' }).click();
  await host.getByRole('button', { name: 'Free the seat' }).click();
  await expect(host.locator('[data-sits="1"]')).toContainText('Free seat');
  await expect(guest.getByText('The host has freed your seat.')).toBeVisible();
  await guest.getByRole('button', { name: 'Sit down here' }).click();
  await expect(guest.locator('.waiting-seat[data-mine]')).toBeVisible();
  await expect(guest.getByText('The host has freed your seat.')).toHaveCount(0);
  await guest.getByRole('button', { name: 'Stand up' }).click();
  await expect(guest.getByText('Take your seats.')).toBeVisible();
  expect(errors).toEqual([]);
});

test('who is banned neither sits nor writes at this table again', async ({ browser }) => {
  const { host, guest } = await inTheWaitingRoom(browser);
  await host.getByRole('button', { name: 'Remove Bo' }).click();
  await host.getByRole('button', { name: 'Ban from this table' }).click();
  await expect(host.locator('[data-sits="1"]')).toContainText('Free seat');
  await guest.getByRole('button', { name: 'Sit down here' }).click();
  await expect(guest.getByText('The host doesn’t want you')).toBeVisible();
  await expect(guest.locator('.waiting-seat[data-mine]')).toHaveCount(0);
});

test('a name typed in the waiting room is seen by everybody, and nobody bears another’s', async ({
  browser,
}) => {
  const { host, guest } = await inTheWaitingRoom(browser);
  const name = guest.getByRole('textbox', { name: 'Your name' });
  await name.fill('Zoë');
  await name.press('Enter');
  await expect(host.locator('[data-sits="1"]')).toContainText('Zoë');
  await name.fill('ada');
  await name.press('Enter');
  for (const page of [host, guest]) await expect(page.locator('[data-sits="1"]')).toContainText('ada 2');
  // At the next table too.
  const me = () => guest.evaluate(async () => (await (await fetch('/api/me')).json()) as object);
  await expect.poll(me).toEqual({ name: 'ada' });
});

test('the waiting room tells how the table is set and who has stepped out, with the way to begin in sight', async ({
  browser,
}) => {
  const { host, guest } = await inTheWaitingRoom(browser);
  await host.setViewportSize({ width: 360, height: 640 });
  const set = host.getByRole('list', { name: 'Set to' });
  await expect(set).toContainText('Length: Short');
  await expect(set).toContainText('Edition: dice that adjust themselves: All but actions');
  await expect(set).toContainText('Who may join: Only with the link');
  await expect(host.getByRole('button', { name: 'I’m ready' })).toBeInViewport({ ratio: 1 });
  await host.locator('[data-sits="1"]').getByRole('button').click();
  await expect(host.getByRole('button', { name: 'I’m ready' })).toBeInViewport({ ratio: 1 });
  await picture(host, 'waiting-small');
  expect(await barriers(host)).toEqual([]);
  await guest.goto('/');
  await expect(host.locator('[data-sits="1"]')).toContainText('Bo (away)');
  await guest.goBack();
  await expect(host.locator('[data-sits="1"]')).not.toContainText('away');
});
