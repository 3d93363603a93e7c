/** Which values tables hold: everything that a turn which starts with so many dice can lead to. */
import { CARDS, CARD_IDS, type Task } from '@cubarium/games/ciub';
import { afterNumber, afterSkull, isEqualNeed, needOf, withDiceLeft } from './need.ts';
import type { Block } from './table.ts';

const TASKS: readonly Task[] = CARD_IDS.flatMap((id) => CARDS[id].task ?? []);

/**
 * The blocks for pools of so many dice. Equal tasks have very many needs, so only those are listed whose
 * tray and pool together have at most `start` dice.
 */
export function blocksOf(dice: number, start: number): readonly Block[] {
  const needs = new Set<number>();
  for (const task of TASKS)
    for (const selfAdjust of ['no-actions', 'numbers-only'] as const)
      for (const need of needsFrom(needOf(task, selfAdjust), start - dice))
        needs.add(withDiceLeft(need, dice));
  return [...needs]
    .filter((need) => need >= 0)
    .toSorted((a, b) => a - b)
    .map((need) => ({ need, dice }));
}

/** The blocks for a first roll of so many dice: nothing lies in the tray yet. */
export function firstRollBlocks(dice: number): readonly Block[] {
  const needs = TASKS.flatMap((task) =>
    (['no-actions', 'numbers-only'] as const).map((edition) => withDiceLeft(needOf(task, edition), dice)),
  );
  return [...new Set(needs)].filter((need) => need >= 0).map((need) => ({ need, dice }));
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
