// A page and a server that do not fit together.
import { CLOSE_CODES } from '@cubarium/protocol';
import { expect, type Page } from '@playwright/test';
import { openTable } from './lib/pages.ts';
import { test } from './lib/test.ts';

/** The server has been renewed: it turns the open page away, until that is loaded anew. */
async function outgrow(page: Page): Promise<{ readonly renewed: () => void }> {
  let isOld = true;
  await page.routeWebSocket('**/ws', (socket) => {
    if (!isOld) return void socket.connectToServer();
    void socket.close({ code: CLOSE_CODES.reload, reason: 'reload' });
  });
  return { renewed: () => (isOld = false) };
}

test('a page that the server has outgrown offers to load itself anew, and the table is there again', async ({
  page,
}) => {
  const table = await openTable(page, 'Ciúb');
  const notice = page.getByText('A new version is ready.');
  await expect(notice).toHaveCount(0);
  const { renewed } = await outgrow(page);
  await page.goto('/');
  await expect(notice).toBeVisible();
  await page.locator('.update-notice').getByRole('button', { name: 'Close' }).click();
  await expect(notice).toHaveCount(0);
  await page.goto(table);
  await expect(notice).toBeVisible();
  renewed();
  await page.getByRole('button', { name: 'Reload now' }).click();
  await expect(page.locator('.waiting-seat[data-mine]')).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('a table of which the server says what makes no sense is told to be one, and nothing breaks', async ({
  page,
}) => {
  const table = await openTable(page, 'Ciúb');
  const broken: string[] = [];
  page.on('pageerror', (error) => broken.push(error.message));
  await page.routeWebSocket('**/ws', (socket) => {
    const server = socket.connectToServer();
    server.onMessage((text) =>
      socket.send(String(text).includes('"joined"') ? '{"t":"joined","c":1,"table":{}}' : text),
    );
  });
  await page.goto(table);
  await expect(page.getByText('The server said something this app doesn’t understand.')).toBeVisible();
  expect(broken).toEqual([]);
});
