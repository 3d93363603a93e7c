/** Adjusting (R5, R6): one die is turned to a face of its colour and the adjust die goes to the tray. */
import {
  BLUE,
  COLOUR_COUNT,
  COLOUR_OF,
  GREEN,
  isSwap,
  NUMBER_CLASS,
  PURPLE,
  REROLL_BLUE,
  REROLL_GREEN,
  SKULL_BLUE,
  SKULL_GREEN,
  SKULL_PURPLE,
  SWAP_BLUE,
  SWAP_WHITE,
  SWAPPED_TURNED,
  TURNED,
  WHITE,
} from './classes.ts';
import type { Rest } from './ending.ts';
import type { Goal } from './goal.ts';

const SKULL_OF: readonly number[] = [0, 0, 0, 0, SKULL_GREEN, SKULL_PURPLE, SKULL_BLUE];

/** An adjust die of a pool. */
interface Adjuster {
  readonly at: number;
  readonly die: number;
}

/** The best value of using one adjust die on another die; on itself it can wait until the end of the roll. */
export function adjusted(pools: Rest, goal: Goal, { at, die }: Adjuster): number {
  const { frames } = pools;
  const others = frames.without(at, frames.indexOf(at, die));
  if (frames.size(others) === 0) return 0;
  frames.markMoved(others);
  const used = goal.leave(die, frames.size(others));
  if (used.verdict >= 0) return 0;
  return turnedOthers(pools, frames.enter(others, goal, used), others);
}

/** Each other die once by class. Only a purple skull is worth turning to a face that does nothing. */
function turnedOthers(pools: Rest, goal: Goal, at: number): number {
  const { frames } = pools;
  let best = 0;
  for (let i = 0, n = frames.size(at), last = -1; i < n; i++) {
    const cls = frames.class(at, i);
    if (cls === last) continue;
    last = cls;
    const others = frames.without(at, i);
    const step = isSwap(cls) ? SWAPPED_TURNED + cls - SWAP_WHITE : TURNED + (COLOUR_OF[cls] as number);
    best = Math.max(best, pools.value(goal, frames.with(others, step)));
    if (cls === SKULL_PURPLE) best = Math.max(best, pools.value(goal, frames.with(others, PURPLE)));
  }
  return best;
}

/** A die that shows swap is swapped first; turned as it is only if its own colour has run out. */
export function turnedSwap(pools: Rest, goal: Goal, { at, die }: Adjuster): number {
  const { frames } = pools;
  const key = goal.limited ? frames.colours(at) + (1 << (4 * die)) : 0;
  let best = 0;
  if (goal.limited && goal.available(key, die) < 1) best = pools.value(goal, frames.with(at, TURNED + die));
  for (let c = 0; c < COLOUR_COUNT; c++) {
    if (goal.limited && goal.available(key, c) < 1) continue;
    const turned = frames.with(at, TURNED + c);
    best = Math.max(best, pools.value(frames.enter(turned, goal, goal), turned));
  }
  return best;
}

/** The best useful face for a die of this colour; turning it to adjust again never helps. */
export function turnedTo(pools: Rest, goal: Goal, { at, die }: Adjuster): number {
  const { frames } = pools;
  let best = 0;
  for (let number = 1; number <= 7; number++) {
    const cls = NUMBER_CLASS[die * 8 + number] as number;
    if (cls > 0 && goal.wants[cls] === 1) best = Math.max(best, pools.value(goal, frames.with(at, cls)));
  }
  if (die === GREEN) best = Math.max(best, pools.value(goal, frames.with(at, REROLL_GREEN)));
  if (die === BLUE) best = Math.max(best, pools.value(goal, frames.with(at, REROLL_BLUE)));
  if (die === WHITE || (die === BLUE && !goal.limited))
    best = Math.max(best, pools.value(goal, frames.with(at, SWAP_WHITE)));
  else if (die === BLUE) best = Math.max(best, pools.value(goal, frames.with(at, SWAP_BLUE)));
  if (goal.wantsSkulls && die >= GREEN)
    best = Math.max(best, pools.value(goal, frames.with(at, SKULL_OF[die] as number)));
  return best;
}
