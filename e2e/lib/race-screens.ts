import { expect, type Page } from '@playwright/test';
import { openRace, type RaceOptions } from './race.ts';
import { press, throwAndLay } from './visit.ts';

const button = (kind: string): string => `.cubo-act[data-kind="${kind}"] .button:not([aria-disabled])`;

/** Times that leave a test all the time it needs where it looks, and none where it does not. */
const SLOW = { callMs: 600_000, countdownMs: 600_000, stallMs: 600_000, exchangeMs: 600_000 };

/** A race against a bot on the server, called. */
async function called(page: Page, times: RaceOptions): Promise<void> {
  await openRace(page, { ...SLOW, ...times });
  await press(page, '.waiting-seat:not([data-mine]) .button');
  await press(page, '.waiting-start > .button[data-look="primary"]');
  await press(page, button('call'));
}

export const SCREENS_OF_RACES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'race, ready': async (page) => {
    await openRace(page, SLOW);
    await press(page, '.waiting-seat:not([data-mine]) .button');
    await press(page, '.waiting-start > .button[data-look="primary"]');
    await expect(page.locator(button('call'))).toBeVisible();
  },
  'race, laying': async (page) => {
    await called(page, {});
    await press(page, button('throw'));
    await press(page, '.cubo-loose-die');
    await press(page, '.cubo-loose-die');
  },
  // After a moment the clock begins to count for everybody.
  'race, counting down': async (page) => {
    await called(page, { capMs: 3000 });
    await press(page, button('throw'));
    await press(page, '.cubo-loose-die');
    await expect(page.locator('.cubo[data-hurry="cover"]')).toBeVisible();
  },
  'race, exchanging': async (page) => {
    // The bot may cover first: then the clock runs for us, however slow the machine is.
    await called(page, { countdownMs: 20_000, timeFactor: [10, 1] });
    await throwAndLay(page);
    await press(page, button('cover'));
    await takeAndExchange(page);
  },
};

/** The bot reaches for the middle at the same time: when it was quicker, another die is taken. */
async function takeAndExchange(page: Page): Promise<void> {
  const choice = page.locator('.cubo-middle-die[data-choice]').first();
  await expect(async () => {
    if (await choice.isVisible()) await choice.click({ timeout: 1000 });
    await expect(page.locator('.cubo-cell-button[data-choice]').first()).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 40_000 });
}
