import { expect, type Page } from '@playwright/test';
import { holdFlights } from './lib/flights.ts';
import { picture } from './lib/picture.ts';
import { test } from './lib/test.ts';
import { openCrowded } from './lib/crowded.ts';
import { MAY_GAIN, openWritten } from './lib/written.ts';

/** Where everything is that stays while something moves. */
const boxes = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        '.sentence, .ciub-card-row, .ciub-pile, .ciub-tray, .ciub-pool .die-button, .ciub-controls, .ciub-controls .icon-button, .ciub-players li, .ciub-supply-button',
      ),
    ].map((each) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      return `${each.className} ${[x, y, width, height].map(Math.round).join()}`;
    }),
  );

for (const size of [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
])
  test(`a gained card flies home and nothing else moves (${size.width})`, async ({ browser }) => {
    const context = await browser.newContext({ reducedMotion: 'no-preference', viewport: size });
    const page = await context.newPage();
    await holdFlights(page);
    await openWritten(page, MAY_GAIN);
    const card = page.getByRole('button', { name: /^spell card “1 1 1”/ });
    await card.click();
    await page.getByRole('button', { name: /^spell card “6 6”/ }).click();
    const before = await boxes(page);
    const from = await card.boundingBox();
    await page.getByRole('button', { name: /^Take/ }).last().click();
    const leaving = page.locator('.leaving');
    await expect(leaving).toHaveCount(1);
    // A word with it, over the sentence.
    await expect(page.locator('.ciub-moment')).toHaveText(/gains 1 1 1: 3 points/);
    expect(await boxes(page)).toEqual(before);
    // It is in the air where it lay, and not in the order of the table.
    const flying = await leaving.evaluate((each) => {
      const { x, y } = each.getBoundingClientRect();
      return { x, y, position: getComputedStyle(each).position };
    });
    expect(flying.position).toBe('fixed');
    expect(Math.abs(flying.x - (from?.x ?? 0))).toBeLessThan(40);
    expect(Math.abs(flying.y - (from?.y ?? 0))).toBeLessThan(40);
    // A touch ends it all.
    await page.locator('.ciub-tray').click();
    await expect(leaving).toHaveCount(0);
    await expect(page.locator('.ciub-moment')).toHaveCount(0);
    expect(await boxes(page)).toEqual(before);
    await context.close();
  });

for (const size of [
  { width: 844, height: 390 },
  { width: 360, height: 640 },
])
  test(`29 dice move nothing on their way into the tray (${size.width})`, async ({ page }) => {
    await page.setViewportSize(size);
    await openCrowded(page);
    const buttons = page.locator('.ciub-controls .button');
    await expect(buttons.first()).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Roll 29 dice' }).click();
    await expect(page.locator('.ciub-roll-count')).toHaveText('Roll no. 1');
    const die = page.locator('.ciub-pool .die-button[data-selectable="may"]').first();
    const still = (): Promise<readonly string[]> =>
      page.evaluate(() =>
        [...document.querySelectorAll('.ciub-tray, .ciub-pool, .ciub-controls, .ciub-players')].map(
          (each) => {
            const { y, height } = each.getBoundingClientRect();
            // Dice further down are scrolled to before they are pressed: that is no moving.
            const scrolled = each.closest('.ciub-dice-area')?.scrollTop ?? 0;
            return `${each.className} ${Math.round(y + scrolled)} ${Math.round(height)}`;
          },
        ),
      );
    await die.click();
    const before = await still();
    for (let i = 0; i < 9; i++) await die.click();
    expect(await still()).toEqual(before);
    for (const button of await buttons.all()) await expect(button).toBeInViewport({ ratio: 1 });
    await picture(page, `tray-${size.width}`);
  });
