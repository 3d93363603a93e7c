import type { Page } from '@playwright/test';
import { playUntilOver, tap, type Press } from './playing.ts';

/**
 * One sensible thing on Ciúb's table, as a person would choose it from what is on the screen: remove cards so that
 * the pile runs out, aim, choose what helps, roll on, take what is met. Looks once, answers with where to press.
 */
function choose(): string | null {
  if (!document.querySelector('.sentence[data-yours]')) return null;
  const mark = (element: Element | null | undefined): string | null => {
    if (!element) return null;
    for (const old of document.querySelectorAll('[data-e2e]')) old.removeAttribute('data-e2e');
    element.setAttribute('data-e2e', 'press');
    return '[data-e2e="press"]';
  };
  const buttons = [...document.querySelectorAll('.ciub-board .button:not([aria-disabled="true"])')];
  const named = (name: RegExp): Element | undefined =>
    buttons.find((each) => name.test(each.textContent ?? ''));
  const first = (selector: string): Element | null => document.querySelector(selector);
  const sure = named(/^Once more/);
  if (sure) return mark(sure);
  const rollAll = named(/^Roll \d+ di/);
  if (rollAll) {
    const top = first('[data-row="top"] .ciub-spell-card[data-aimed]')
      ? null
      : '[data-row="top"] .ciub-spell-card:not(:has(.seat-token))';
    const mayRemove = /remove a top-row card/.test(document.querySelector('.sentence')?.textContent ?? '');
    return mark(named(/^Remove card/) ?? (mayRemove && top ? first(top) : null) ?? rollAll);
  }
  /** The card of the bottom row that lacks the fewest of its faces, counting every die that shows one. */
  function nearest(): Element | undefined {
    const shown = [...document.querySelectorAll('.ciub-dice-area .die-button:not([data-away])')].map(
      (die) => die.getAttribute('aria-label')?.split(', ')[1]?.split(' ')[0] ?? '',
    );
    const lacking = (card: Element): number => {
      const left = [...shown];
      const chips = [...card.querySelectorAll('.ciub-chip')].map(
        (chip) => chip.getAttribute('data-printed') ?? '',
      );
      if (chips.length === 0) return 1;
      return chips.filter((face) => {
        const at = left.indexOf(face);
        if (at >= 0) left.splice(at, 1);
        return at < 0;
      }).length;
    };
    const cards = [
      ...document.querySelectorAll('[data-row="bottom"] .ciub-spell-card:not(:has(.seat-token))'),
    ];
    return cards.toSorted((x, y) => lacking(x) - lacking(y))[0];
  }
  const taking = named(/^Take this card/) ?? first('.ciub-spell-card[data-selectable]');
  if (taking) return mark(taking);
  if (named(/^Take a die instead/))
    return mark(first('.ciub-spell-card[data-state="met"]:not([data-aimed])'));
  // On a wide screen colours are chosen from the supply beside the table.
  const panel = [
    ...document.querySelectorAll('.ciub-panel [data-selectable], .ciub-supply [data-selectable]'),
  ].filter((each) => each.checkVisibility());
  // Any colour but the first, which is white; different ones as the turn goes on.
  if (panel.length > 0)
    return mark(panel[1 + (document.querySelectorAll('.die').length % 3)] ?? panel.at(-1));
  const keep = named(/^Keep these five/) ?? named(/^Suggest/);
  if (keep) return mark(keep);
  const stop = named(/^(Stop|Set \d+ aside, stop)/);
  if (!stop) return mark(named(/^End turn/));
  const best = nearest();
  if (best && !best.hasAttribute('data-aimed')) return mark(best);
  return mark(named(/^Pick helpful dice/) ?? named(/^(Roll on|Set \d+ aside, roll)/) ?? stop);
}

/** Does one thing; false when there was nothing to do. */
export async function step(page: Page, press: Press = tap): Promise<boolean> {
  const where = await page.evaluate(choose);
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
      const where = choose();
      if (where === null) return i > 0;
      document.querySelector(where)?.click();
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    return true;
  })()`);

export const playOut = (pages: readonly Page[], press: Press = tap): Promise<void> =>
  playUntilOver(pages, (page) => step(page, press));
