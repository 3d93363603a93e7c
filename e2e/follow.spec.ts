import { expect, type Page } from '@playwright/test';
import { barriers } from './lib/barriers.ts';
import { dash } from './lib/ciub.ts';
import { playNow } from './lib/pages.ts';
import { test } from './lib/test.ts';
import { watching } from './lib/watching.ts';

/** The slowest, so that a slow machine still sees a turn going on. */
test.use({ storageState: watching('ceremonial') });

const caption = (page: Page) => page.locator('.caption');
const yours = (page: Page) => page.locator('.sentence[data-yours]');

/** Plays the own turn; then it is the bot's. */
async function endTurn(page: Page): Promise<void> {
  await expect(yours(page)).toBeVisible();
  const botsTurn = page.locator('.ciub-players li:nth-child(2) [data-turn]');
  while ((await botsTurn.count()) === 0) if (!(await dash(page))) await page.waitForTimeout(20);
}

const places = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        '.sentence, .ciub-aim-bar, .ciub-tray, .ledge, .ciub-controls, .ciub-players',
      ),
    ].map((each) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      return `${each.className} ${[x, y, width, height].map(Math.round).join()}`;
    }),
  );

test('a bot’s turn is told as it happens, can be skipped, and leaves one line', async ({ page }) => {
  await playNow(page, 'Ciúb');
  await endTurn(page);
  await expect(caption(page)).toContainText(/rolls 5 dice|marks|removes/);
  await expect(page.locator('.ciub-aim-bar')).toHaveAttribute('aria-label', /may be after/);
  const before = await places(page);
  await page.getByRole('button', { name: 'Skip to my turn' }).click();
  await expect(yours(page)).toBeVisible({ timeout: 40_000 });
  await expect(page.locator('.ledge')).toContainText(/: rolled/);
  expect(await places(page)).toEqual(before);
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: /^Roll \d+ di/ }).click();
  await expect(page.locator('.ledge')).not.toContainText(/: rolled/);
  // And by key.
  await endTurn(page);
  await expect(caption(page)).toBeVisible();
  await page.keyboard.press('s');
  // On a busy machine bots think longer than anybody watches.
  await expect(yours(page)).toBeVisible({ timeout: 40_000 });
});
