import { expect, type Page } from '@playwright/test';
import { keepLog } from './kept.ts';
import { openLocal } from './visit.ts';
import { rolled, writtenLog } from './written.ts';

/** Five dice have been rolled, of which chance has no say, and a card is aimed at. */
async function aim(page: Page, last: '4' | 'swap'): Promise<void> {
  await openLocal(page, 'ciub');
  await keepLog(page, writtenLog(rolled('1', '1', '2', '3', last)), ['Ada', 'Béla']);
  await page.locator('[data-row="bottom"] .ciub-spell-card').nth(1).click();
}

export const SCREENS_OF_CHOICES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'first table, a card aimed at': async (page) => {
    await aim(page, '4');
    await page.locator('.ciub-pool .die-button[data-selectable]').first().click();
  },
  /** Somebody has chosen a swap: which colour should it be? */
  'first table, choosing a colour': async (page) => {
    await aim(page, 'swap');
    await page.locator('.ciub-pool .die-button[data-selectable="act"]').click();
    await expect(page.locator('.ciub-colour[data-selectable]:visible').first()).toBeVisible();
  },
};
