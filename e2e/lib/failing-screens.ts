import { expect, type Page } from '@playwright/test';
import { panel, press, WAYS } from './visit.ts';

const shown = (page: Page, selector: string): Promise<void> =>
  expect(page.locator(selector).first()).toBeVisible();

/** What people see where something is missing: encryption, the clipboard, a part of the app, its bots. */
export const SCREENS_OF_FAILURES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'start without encryption': async (page) => {
    await page.addInitScript(() => Object.defineProperty(window, 'isSecureContext', { value: false }));
    await page.reload();
    await shown(page, '.start-foot p');
  },
  'link by hand': async (page) => {
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
      document.execCommand = () => false;
    });
    await press(page, `${panel('ciub')} >> .button >> nth=${WAYS.friends}`);
    await press(page, 'dialog .button[data-look="primary"]');
    await press(page, '.invite .button');
    await shown(page, 'dialog .text-field');
  },
  'a part did not arrive': async (page) => {
    await page.route(/assets\/ui-|\/health$/, (route) => route.abort());
    await press(page, `${panel('ciub')} >> .button[data-look="primary"]`);
    await press(page, '.missing .button');
    await shown(page, '.missing [role="alert"]');
  },
  'second table, bots that fail': async (page) => {
    await page.evaluate(() => Object.assign(window, { Worker: null }));
    await press(page, `${panel('cubo')} >> .button[data-look="primary"]`);
    await press(page, '.cubo-act[data-kind="call"] .button');
    await shown(page, '.table-banner');
  },
};
