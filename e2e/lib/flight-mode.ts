import { expect, type Browser, type Page } from '@playwright/test';

/** Waits until what flight mode needs is there and answers in the place of the network. */
export async function installed(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  // The worker that was just installed serves from the next load on.
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

/** Somebody who has been here once, and has no network now. */
export async function inFlightMode(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  const page = await context.newPage();
  await page.goto('/');
  await installed(page);
  await context.setOffline(true);
  return page;
}
