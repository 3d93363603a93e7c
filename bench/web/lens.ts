import type { BrowserContext, Page } from '@playwright/test';

/** By this name the app keeps how long answers took. */
const LENS_TIMING = 'cubarium.lens';

const ON = `localStorage.setItem('cubarium.settings', JSON.stringify({
  ...JSON.parse(localStorage.getItem('cubarium.settings') ?? '{}'), own: { lens: true }, speed: 'fast' }))`;
/** The ways of the start page: two people at this device. */
const ONE_DEVICE = '.start-game .button >> nth=3';
const PRIMARY = '.ciub-controls .button[data-look="primary"]';
const DIE = '.ciub-dice-area .die-button[data-selectable]';
/** In the panel on a phone, in the supply where there is room for it. */
const COLOUR = ':is(.ciub-panel, .ciub-supply) [data-selectable]';
const TURNS = 6;
const CHOICES = 4;
const STEP_MS = 200;
const MOST_STEPS = 12;

/** Chooses a few dice, one after the other: each choice is another question. A symbol that opens is left again. */
async function chooseSome(page: Page): Promise<void> {
  for (let i = 0; i < CHOICES; i++) {
    const die = page.locator(DIE).nth(i);
    if ((await die.count()) === 0) return;
    await die.click();
    await page.keyboard.press('Escape');
    await page.waitForTimeout(STEP_MS);
  }
}

const isToRoll = async (page: Page): Promise<boolean> =>
  (await page
    .locator(PRIMARY)
    .filter({ hasText: /^Roll \d/ })
    .count()) > 0;

/** Stops, and does whatever is asked then until somebody is to roll; without a card the next turn has a die more. */
async function playTurn(page: Page): Promise<void> {
  await page.locator(PRIMARY).click();
  await page.locator(DIE).first().waitFor();
  await chooseSome(page);
  for (let i = 0; i < MOST_STEPS && !(await isToRoll(page)); i++) {
    const colour = page.locator(COLOUR).filter({ visible: true }).first();
    const stop = page.locator('.ciub-controls .button').filter({ hasText: /stop|confirm/i });
    const other = page.locator('.ciub-controls .button').last();
    const next = (await colour.count()) > 0 ? colour : (await stop.count()) > 0 ? stop.first() : other;
    if ((await next.count()) > 0) await next.click();
    await page.waitForTimeout(STEP_MS);
  }
}

/** How long answers of the lens took, in milliseconds, once charts and code had been warmed up by a first turn. */
export async function lensTimes(context: BrowserContext, url: string): Promise<readonly number[]> {
  const page = await context.newPage();
  await page.addInitScript(ON);
  await page.goto(url);
  await page.locator(ONE_DEVICE).click();
  await page.locator('dialog .button[data-look="primary"]').click();
  await page.locator('.ciub-card-odds').first().waitFor();
  const times = (): Promise<number[]> =>
    page.evaluate((name) => performance.getEntriesByName(name).map(({ duration }) => duration), LENS_TIMING);
  await playTurn(page);
  const warm = (await times()).length;
  for (let turn = 1; turn < TURNS; turn++) await playTurn(page);
  const found = await times();
  await page.close();
  return found.slice(warm);
}
