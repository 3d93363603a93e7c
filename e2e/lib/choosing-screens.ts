import { expect, type Page } from '@playwright/test';
import { keepLog } from './kept.ts';
import { openLocal } from './visit.ts';
import { rolled, writtenLog } from './written.ts';

/** Somebody has chosen a swap: which colour should it be? */
export const SCREENS_OF_CHOICES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'first table, choosing a colour': async (page) => {
    await openLocal(page, 'ciub');
    await keepLog(page, writtenLog(rolled('1', '1', '2', '3', 'swap')), ['Ada', 'Béla']);
    await page.locator('.ciub-pool .die-button[data-selectable="act"]').click();
    await expect(page.locator('.ciub-colour[data-selectable]:visible').first()).toBeVisible();
  },
};
