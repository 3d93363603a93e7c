/** Which values charts hold: everything that a turn which starts with so many dice can lead to. */
import { CARDS, CARD_IDS, type Task } from '@cubarium/games/ciub';
import { afterNumber, afterSkull, isEqualNeed, needOf, withDiceLeft } from './need.ts';
import type { Block } from './chart.ts';

const TASKS: readonly Task[] = CARD_IDS.flatMap((id) => CARDS[id].task ?? []);

/** Needs that only lead to each other: their blocks are worked out together. */
export interface Family {
  readonly name: string;
  /** What empty trays lack. */
  readonly needs: readonly number[];
}

/** Numbers, totals, and for each edition of R6 (`selfAdjust`) the equal tasks, one by one. */
export const FAMILIES: readonly Family[] = [
  ...(['numbers', 'total'] as const).map((kind) => ({
    name: kind,
    needs: TASKS.filter((task) => task.kind === kind).map((task) => needOf(task, 'no-actions')),
  })),
  ...TASKS.flatMap((task) =>
    task.kind === 'equal'
      ? (['no-actions', 'numbers-only'] as const).map((edition) => ({
          name: `${task.count} equal, ${edition}`,
          needs: [needOf(task, edition)],
        }))
      : [],
  ),
];

/**
 * The blocks of a family for pools of so many dice. Equal tasks have very many needs, so only those are
 * listed whose tray and pool together have at most `start` dice.
 */
export function familyBlocks({ needs }: Family, dice: number, start: number): readonly Block[] {
  const found = new Set<number>();
  for (const whole of needs)
    for (const need of needsFrom(whole, start - dice)) found.add(withDiceLeft(need, dice));
  return [...found]
    .filter((need) => need >= 0)
    .toSorted((a, b) => a - b)
    .map((need) => ({ need, dice }));
}

/** The blocks of all families; some needs of equal tasks are those of both editions. */
export function blocksOf(dice: number, start: number): readonly Block[] {
  const needs = FAMILIES.flatMap((family) => familyBlocks(family, dice, start)).map(({ need }) => need);
  return [...new Set(needs)].toSorted((a, b) => a - b).map((need) => ({ need, dice }));
}

/** A need and everything it can become; equal tasks with at most so many dice in the tray. */
function needsFrom(need: number, tray: number): ReadonlySet<number> {
  const found = new Set([need]);
  let latest = [need];
  for (let set = 0; latest.length > 0 && (!isEqualNeed(need) || set < tray); set++) {
    const next = new Set<number>();
    for (const each of latest) {
      for (let number = 1; number <= 7; number++) next.add(afterNumber(each, number));
      next.add(afterSkull(each));
    }
    latest = [...next].filter((each) => each >= 0 && !found.has(each));
    for (const each of latest) found.add(each);
  }
  return found;
}
