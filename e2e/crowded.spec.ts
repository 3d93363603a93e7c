import { expect, type Page } from '@playwright/test';
import { barriers } from './lib/barriers.ts';
import { openCrowded } from './lib/crowded.ts';
import { misfits, setLetters } from './lib/fit.ts';
import { picture } from './lib/picture.ts';
import { test } from './lib/test.ts';

/** Everything that can be pressed now lies inside the window, and nothing beside it. */
async function fits(page: Page): Promise<void> {
  const outside = await page.evaluate(() => {
    const choices = document.querySelectorAll(
      '.ciub-dice-area .die-button, .ciub-dock .die-button, .ciub-dock .button',
    );
    const beyond = [...choices].filter((each) => {
      const { left, right, top, bottom } = each.getBoundingClientRect();
      return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
    });
    return beyond.map((each) => each.getAttribute('aria-label') ?? each.textContent);
  });
  expect(outside).toEqual([]);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(sideways).toBeLessThanOrEqual(0);
}

/** Pairs of things that lie over one another. */
const overlaps = (page: Page, those: string, these: string): Promise<readonly string[]> =>
  page.evaluate(
    ([one, other]) =>
      [...document.querySelectorAll(one)].flatMap((a) =>
        [...document.querySelectorAll(other)].flatMap((b) => {
          const [x, y] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
          const apart = x.right <= y.left || y.right <= x.left || x.bottom <= y.top || y.bottom <= x.top;
          return apart || x.width === 0 || y.width === 0 ? [] : [`${a.textContent} ${b.textContent}`];
        }),
      ),
    [those, these] as const,
  );

const SIZES = { phone: { width: 360, height: 740 }, desktop: { width: 1440, height: 900 } };

test('29 dice and four players with letters twice as large, and magnified twice', async ({ page }) => {
  await page.setViewportSize(SIZES.phone);
  await openCrowded(page);
  await page.getByRole('button', { name: 'Roll 29 dice' }).click();
  await expect(page.locator('.ciub-roll-count')).toHaveText('Roll no. 1');
  await page.locator('.ciub-pool .die-button[data-selectable]').first().click();
  await setLetters(page, '200%');
  expect(await misfits(page)).toEqual([]);
  await picture(page, 'crowded-large');
  await page.setViewportSize({ width: 640, height: 400 });
  await setLetters(page, '100%');
  expect(await misfits(page)).toEqual([]);
  await picture(page, 'crowded-zoom');
});

for (const [name, size] of Object.entries(SIZES))
  test(`29 dice and four players fit without scrolling (${name})`, async ({ page }) => {
    await page.setViewportSize(size);
    await openCrowded(page);
    await fits(page);
    await page.getByRole('button', { name: 'Roll 29 dice' }).click();
    await expect(page.locator('.ciub-roll-count')).toHaveText('Roll no. 1');
    await fits(page);
    // Numbers lie beside dice and beside one another: the count of rolls, of a stack, of the supply.
    expect(await overlaps(page, '.ciub-roll-count', '.die-count, .ciub-pool .die')).toEqual([]);
    expect(await overlaps(page, '.ciub-supply-count', '.ciub-supply .die')).toEqual([]);
    const dice = await page
      .locator('.ciub-pool .die-button')
      .evaluateAll((all) =>
        all
          .map((die) => Number(die.querySelector('.die-count')?.textContent?.slice(1) ?? 1))
          .reduce((sum, count) => sum + count, 0),
      );
    expect(dice).toBe(29);
    await page.locator('.ciub-pool .die-button[data-selectable="may"]').first().click();
    await expect(page.locator('.ciub-tray .die-button')).not.toHaveCount(0);
    if (name === 'phone') expect(await barriers(page)).toEqual([]);
    await picture(page, `crowded-${name}`);
    // A picker for the supply, or for a face, takes room of its own.
    const symbol = page.locator('.ciub-pool .die-button[data-selectable="act"]').first();
    if ((await symbol.count()) > 0) await symbol.click();
    await expect(page.locator('.ciub-dock .button').first()).toBeInViewport();
  });
