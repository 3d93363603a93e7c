import { expect, type Page } from '@playwright/test';

/** Which of a game's buttons on the start page leads where. */
export const WAYS = { somebody: 1, friends: 2, device: 3, bots: 4, lessons: 5 } as const;

/** What the start page says of a game. */
export const panel = (game: string): string => `.start-game:has(#game-${game})`;

export const press = (page: Page, selector: string): Promise<void> => page.locator(selector).first().click();

/** At one device, so that it is always somebody's turn here. */
export async function openLocal(page: Page, game: string): Promise<void> {
  await press(page, `${panel(game)} >> .button >> nth=${WAYS.device}`);
  await press(page, 'dialog .button[data-look="primary"]');
  await expect(page.locator('.table-main .button[data-look="primary"]')).toBeVisible();
}

export async function openMenu(page: Page): Promise<void> {
  await press(page, '.table-head .icon-button >> nth=-1');
  await expect(page.locator('.menu-list')).toBeVisible();
}

/** Throws and lays all eight dice, one by one, as they come. */
export async function throwAndLay(page: Page): Promise<void> {
  const dice = page.locator('.cubo-loose-die');
  await press(page, '.cubo-act[data-kind="throw"] .button:not([aria-disabled])');
  for (let left = 8; left > 0; left--) {
    await expect(dice).toHaveCount(left);
    await dice.first().click();
  }
  await expect(dice).toHaveCount(0);
}

/** Against a bot, resigned at once: the shortest way to an end. */
export async function giveUp(page: Page, game: string): Promise<void> {
  await press(page, `${panel(game)} >> .button[data-look="primary"]`);
  await expect(page.locator('.sentence').first()).toBeVisible();
  await openMenu(page);
  await press(page, '.menu-list .button[data-look="danger"]');
  await press(page, '.menu-list .button[data-look="danger"]');
  await expect(page.locator('.end-panel').first()).toBeVisible();
}
