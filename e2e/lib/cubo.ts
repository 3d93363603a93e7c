import type { Locator, Page } from '@playwright/test';
import { playUntilOver, tap, type Press } from './playing.ts';

const button = (page: Page, name: RegExp | string): Locator => page.getByRole('button', { name });
const may = (target: Locator): Locator => target.and(target.page().locator(':not([aria-disabled="true"])'));
const loose = (page: Page): Locator => page.getByRole('list', { name: 'Dice to lay' }).getByRole('button');
const middle = (page: Page): Locator =>
  page.getByRole('list', { name: 'Dice in the middle' }).getByRole('button');

/** In a race something is always changing: what was there a moment ago may be gone. */
async function pressIf(target: Locator, press: Press): Promise<boolean> {
  if ((await target.count()) === 0) return false;
  return press(target.first()).then(
    () => true,
    () => false,
  );
}

/** One thing within a round, through what a person sees. False when there was nothing to do. */
async function act(page: Page, press: Press): Promise<boolean> {
  const wishes = [
    may(button(page, 'Call “Cubo!”')),
    may(button(page, /^Throw$/)),
    button(page, /^Exchange:/),
  ];
  for (const wish of wishes) if (await pressIf(wish, press)) return true;
  if (await lay(page, press)) return true;
  if (await pressIf(may(button(page, /^Cubo!$/)).and(page.locator('[data-look="primary"]')), press))
    return true;
  if (await pressIf(may(middle(page)), press)) return true;
  return exchange(page, press);
}

async function lay(page: Page, press: Press): Promise<boolean> {
  let laid = false;
  while (await pressIf(loose(page), press)) laid = true;
  return laid;
}

/** Tries the first cell, and keeps the square when that is what is left to do. */
async function exchange(page: Page, press: Press): Promise<boolean> {
  if ((await button(page, /^Keep:/).count()) === 0) return false;
  if (await pressIf(button(page, /^Row 1, column 1:/), press)) return true;
  return pressIf(button(page, /^Keep:/), press);
}

/**
 * Plays until the scoring of the round is shown, and stays there: it never goes on to the next round, so what
 * is looked for cannot be gone again before it was looked at.
 */
export async function playRound(page: Page, round: number): Promise<void> {
  const scored = page.getByRole('heading', { name: `Scoring of round ${round}` });
  while ((await scored.count()) === 0) if (!(await act(page, tap))) await page.waitForTimeout(20);
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What a screen is like in the first moment of a scoring, noted by the page itself: in a race it goes on by itself. */
export interface FirstSight {
  readonly counting: boolean;
  readonly log: string;
  readonly middles: number;
  readonly squares: readonly Box[];
  readonly points: readonly Box[];
  readonly controls: readonly Box[];
}

/** Plays until a round is scored, and tells what was to be seen then. */
export async function playToScoring(page: Page): Promise<FirstSight> {
  const told: FirstSight[] = [];
  const sight = page.evaluate(firstSight).then((seen) => {
    told.push(seen);
    return seen;
  });
  while (told.length === 0) if (!(await act(page, tap))) await page.waitForTimeout(20);
  return sight;
}

const firstSight = (): Promise<FirstSight> =>
  new Promise((resolve) => {
    const boxes = (selector: string): readonly Box[] =>
      [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect().toJSON() as Box);
    const look = (): unknown => {
      const summary = document.querySelector('.cubo-summary');
      if (!summary) return requestAnimationFrame(look);
      return resolve({
        counting: summary.hasAttribute('data-counting'),
        log: document.querySelector('[role="log"]')?.textContent ?? '',
        middles: document.querySelectorAll('.cubo-middle').length,
        squares: boxes('.cubo-scored'),
        points: boxes('.cubo-square-sum, .cubo-scored-points'),
        controls: boxes('.cubo-controls .button'),
      });
    };
    look();
  });

const step = async (page: Page, press: Press): Promise<boolean> =>
  (await pressIf(button(page, 'Next round'), press)) || act(page, press);

export const playOut = (pages: readonly Page[], press: Press): Promise<void> =>
  playUntilOver(pages, (page) => step(page, press));
