import type { Page } from '@playwright/test';
import { playUntilOver, tap, type Press } from './playing.ts';

/**
 * One thing of a round, as a person would choose it from what is on the screen: call, throw, lay, cover, take a die,
 * exchange the first cell or keep. Looks once, answers with where to press. To the next round only when told to.
 */
function choose(goesOn: boolean): string | null {
  const nameOf = (element: Element): string => {
    const label = element.getAttribute('aria-label');
    if (label !== null) return label;
    const copy = element.cloneNode(true) as Element;
    for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
    return (copy.textContent ?? '').trim();
  };
  const buttons = [...document.querySelectorAll('main button')]
    .filter((each) => each.checkVisibility())
    .map((element) => ({ element, name: nameOf(element), may: element.ariaDisabled !== 'true' }));
  const named = (name: RegExp): Element | undefined => buttons.find((each) => name.test(each.name))?.element;
  const allowed = (name: RegExp, selector = '*'): Element | undefined =>
    buttons.find(({ element, ...each }) => each.may && name.test(each.name) && element.matches(selector))
      ?.element;
  const exchange = (): Element | undefined =>
    named(/^Keep:/) && (named(/^Row 1, column 1:/) ?? named(/^Keep:/));
  const found =
    (goesOn ? named(/^Next round/) : undefined) ??
    allowed(/^Call “Cubo!”/) ??
    allowed(/^Throw$/) ??
    named(/^Exchange:/) ??
    allowed(/./, '.cubo-loose-die') ??
    allowed(/^Cubo!$/, '[data-look="primary"]') ??
    allowed(/./, '.cubo-middle-die') ??
    exchange();
  if (!found) return null;
  for (const old of document.querySelectorAll('[data-e2e]')) old.removeAttribute('data-e2e');
  found.setAttribute('data-e2e', 'press');
  return '[data-e2e="press"]';
}

/** Does one thing; false when there was nothing to do. In a race what was there a moment ago may be gone. */
async function act(page: Page, { press, goesOn }: { press: Press; goesOn: boolean }): Promise<boolean> {
  const where = await page.evaluate(choose, goesOn);
  if (where === null) return false;
  return press(page.locator(where)).then(
    () => true,
    () => false,
  );
}

/** How much is done before others get their turn. */
const DASH = 40;

/** Does all there is to do, without the hand of a person: for tests that look at something else. */
export const dash = (page: Page): Promise<boolean> =>
  page.evaluate<boolean>(`(async () => {
    const choose = ${choose.toString()};
    for (let i = 0; i < ${DASH}; i++) {
      const where = choose(true);
      if (where === null) return i > 0;
      document.querySelector(where)?.click();
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    return true;
  })()`);

/** To the end of a round, and no further. */
const BY_HAND = { press: tap, goesOn: false };

/**
 * Plays until the scoring of the round is shown, and stays there: it never goes on to the next round, so what
 * is looked for cannot be gone again before it was looked at.
 */
export async function playRound(page: Page, round: number): Promise<void> {
  const scored = page.getByRole('heading', { name: `Scoring of round ${round}` });
  while ((await scored.count()) === 0) if (!(await act(page, BY_HAND))) await page.waitForTimeout(20);
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
  while (told.length === 0) if (!(await act(page, BY_HAND))) await page.waitForTimeout(20);
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

export const playOut = (pages: readonly Page[], press: Press): Promise<void> =>
  playUntilOver(pages, (page) => act(page, { press, goesOn: true }));
