import { expect, type Page } from '@playwright/test';
import { playedFile } from './played.ts';
import { giveUp, press } from './visit.ts';

const shown = (page: Page, selector: string): Promise<void> =>
  expect(page.locator(selector).first()).toBeVisible();

/** Matches that are over, looked at again. */
export const SCREENS_OF_THE_PAST: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'luck and skill': async (page) => {
    await page.goto('/replay');
    await page.locator('input[type="file"]').setInputFiles(playedFile());
    await press(page, '.replay-buttons .button >> nth=-1');
    await shown(page, '.review-decisions');
  },
  'the dice, checked': async (page) => {
    await giveUp(page, 'ciub');
    await press(page, '.end-dice .button');
    await press(page, '.proof summary');
    await shown(page, '.proof-chances li');
  },
};
