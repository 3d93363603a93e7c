/** Swaps that cannot wait (R3). */
import { COLOUR_COUNT, COLOUR_OF, SWAP_BLUE, SWAP_WHITE } from './classes.ts';
import type { Rest } from './ending.ts';
import { NEVER_SHORT, type Goal } from './goal.ts';

/**
 * A swap can wait until its new die is needed, except that it gives a die back: when that colour is short
 * another swap may want it first.
 */
export function earlySwaps(pools: Rest, goal: Goal, at: number): number {
  const { frames } = pools;
  if (frames.count(at, SWAP_WHITE) + frames.count(at, SWAP_BLUE) < 2) return 0;
  const key = frames.colours(at);
  let best = 0;
  for (let cls = SWAP_WHITE; cls <= SWAP_BLUE; cls++) {
    const die = frames.indexOf(at, cls);
    if (die < 0 || goal.available(key, COLOUR_OF[cls] as number) === NEVER_SHORT) continue;
    const others = frames.without(at, die);
    frames.markMoved(others);
    for (let c = 0; c < COLOUR_COUNT; c++) {
      if (goal.available(key, c) < 1) continue;
      const swapped = frames.with(others, c);
      best = Math.max(best, pools.value(frames.enter(swapped, goal, goal), swapped));
    }
  }
  return best;
}
