import { expect, type Page } from '@playwright/test';
import { holdFlights } from './lib/flights.ts';
import { picture } from './lib/picture.ts';
import { test } from './lib/test.ts';
import { openCrowded } from './lib/crowded.ts';
import { keepLog } from './lib/kept.ts';
import { logBefore } from './lib/opus.ts';
import { oneDevice } from './lib/pages.ts';
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

interface SeenMoment {
  readonly what: string;
  readonly words: string;
  readonly boxes: string;
}

/** Writes down what is to be seen of moments, frame by frame: they are over before a slow machine asks. */
const watchMoments = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen: object[] = [];
    const look = (): void => {
      const what = document.querySelector('.ciub')?.getAttribute('data-moment');
      const words = document.querySelector('.ciub-moment')?.textContent ?? '';
      const held = document.querySelector('.ciub-opus-shown') ? ' held up' : '';
      const places = '.sentence, .ciub-display, .ciub-tray, .ciub-controls, .ciub-players li, .ciub-foot';
      const lying = [...document.querySelectorAll(places)].map((each) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        return [x, y, width, height].map(Math.round).join();
      });
      if (what) seen.push({ what: `${what}${held}`, words, boxes: lying.join(' ') });
    };
    const follow = (): void => {
      look();
      requestAnimationFrame(follow);
    };
    follow();
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      attributeFilter: ['data-moment'],
    });
    Object.assign(window, { seen });
  });

/** What was seen of a moment, when it is over. */
async function seenMoment(page: Page): Promise<readonly SeenMoment[]> {
  const seen = (): Promise<readonly SeenMoment[]> =>
    page.evaluate(() => (window as unknown as { readonly seen: SeenMoment[] }).seen);
  await expect.poll(async () => (await seen()).length).toBeGreaterThan(0);
  await expect(page.locator('.ciub[data-moment]')).toHaveCount(0);
  return seen();
}

const MOMENTS = [
  {
    name: 'the Opus Magnum is held up',
    log: () => logBefore((before, after) => before.opus === null && after.opus !== null),
    size: { width: 360, height: 740 },
    what: 'opus held up',
    words: /Opus Magnum/,
  },
  {
    name: 'a final turn opens both rows',
    log: () => logBefore(({ opus, turn }, after) => opus !== null && turn.seat !== after.turn.seat),
    size: { width: 1440, height: 900 },
    what: 'final',
    words: /^\S+Final turn: both rows count$/,
  },
] as const;

for (const { name, log, size, what, words } of MOMENTS)
  test(`${name}, and nothing moves that is pressed (${size.width})`, async ({ browser }) => {
    const page = await browser.newPage({ reducedMotion: 'no-preference', viewport: size });
    await oneDevice(page, 'Ciúb');
    await keepLog(page, log(), ['Ada', 'Béla']);
    const primary = page.locator('.ciub-controls .button[data-look="primary"]');
    const card = page.locator('[data-row="bottom"] .ciub-spell-card[data-selectable]');
    await expect(primary.or(card).first()).toBeVisible();
    if ((await primary.count()) === 0) await card.first().click();
    await watchMoments(page);
    // What gives dice away asks twice.
    const once = page.getByRole('button', { name: 'Once more' });
    await primary.click();
    if ((await once.count()) > 0) await once.click();
    const seen = await seenMoment(page);
    expect(new Set(seen.map((each) => each.what))).toEqual(new Set([what]));
    for (const each of seen) expect(each.words).toMatch(words);
    expect(new Set(seen.map((each) => each.boxes)).size).toBe(1);
    // However many dice lie in the tray, none lies beside it.
    const beside = await page
      .locator('.ciub-tray .die-button')
      .evaluateAll((all) => all.filter((die) => die.getBoundingClientRect().right > innerWidth).length);
    expect(beside).toBe(0);
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
    // Three rows of dice lie above the buttons.
    const under = await page.evaluate(() => {
      const boxOf = (each: Element): DOMRect => each.getBoundingClientRect();
      const dock = document.querySelector('.ciub-controls');
      const dice = [...document.querySelectorAll('.ciub-pool .die-button')].map(boxOf);
      const rows = [...new Set(dice.map(({ y }) => Math.round(y)))].toSorted((a, b) => a - b).slice(0, 3);
      const bottom = (rows.at(-1) ?? 0) + (dice[0]?.height ?? 0);
      return dock ? bottom - boxOf(dock).y : NaN;
    });
    expect(under).toBeLessThanOrEqual(2);
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
