import { expect } from '@playwright/test';
import { openTable } from './lib/pages.ts';
import { test } from './lib/test.ts';

test('a table whose commitment is another than at first gets no more moves, and that is said', async ({
  page,
}) => {
  await openTable(page, 'Ciúb');
  await page.getByRole('button', { name: 'Add a bot' }).click();
  await page.getByRole('button', { name: 'I’m ready' }).click();
  const roll = page.getByRole('button', { name: /^Roll \d+ dice/ });
  await expect(roll).toBeEnabled({ timeout: 60_000 });
  // As if another one had been shown before: all that the device can tell is that they differ.
  await page.evaluate(() => {
    const kept = localStorage.getItem('cubarium.dice') ?? '';
    localStorage.setItem('cubarium.dice', kept.replace(/(commitment\W+)[0-9a-f]{64}/, `$1${'0'.repeat(64)}`));
  });
  const commands: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      if (String(payload).includes('"t":"do"')) commands.push(String(payload));
    }),
  );
  await page.reload();
  const sentence = 'changed what it promised about the dice';
  await expect(page.locator('.table-banner')).toContainText(sentence);
  await roll.click();
  await expect(page.getByText(sentence)).toHaveCount(2);
  expect(commands).toEqual([]);
});
