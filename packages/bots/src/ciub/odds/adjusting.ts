/** Adjusting (R5, R6): one die is turned to a face of its colour and the adjust die goes to the tray. */
import {
  BLUE,
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
export function adjusted(pools: Rest, goal: Goal, adjuster: Adjuster): number {
  return used(pools, goal, { ...adjuster, turn: turnedOthers });
}

/** The same while there are re-rolls: only turning to a symbol cannot wait until they are used. */
export function adjustedEarly(pools: Rest, goal: Goal, adjuster: Adjuster): number {
  return used(pools, goal, { ...adjuster, turn: turnedToSymbols });
}

type Turn = (pools: Rest, goal: Goal, at: number) => number;

/** The adjust die goes to the tray, and one of the others is turned. */
function used(pools: Rest, goal: Goal, { at, die, turn }: Adjuster & { readonly turn: Turn }): number {
  const { frames } = pools;
  const others = frames.without(at, frames.indexOf(at, die));
  if (frames.size(others) === 0) return 0;
  frames.markMoved(others);
  const next = goal.leave(die, frames.size(others));
  if (next.verdict >= 0) return 0;
  return turn(pools, frames.enter(others, goal, next), others);
}

/** Each other die once by class. Only a purple skull is worth turning to a face that does nothing. */
function turnedOthers(pools: Rest, goal: Goal, at: number): number {
  const { frames } = pools;
  let best = 0;
  for (let i = 0, n = frames.size(at), last = -1; i < n; i++) {
    const cls = frames.class(at, i);
    if (cls === last) continue;
    last = cls;
    if (!frames.isTarget(at, cls)) continue;
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
  for (const c of goal.swapColours) {
    if (goal.limited ? goal.available(key, c) < 1 : frames.hasBlank(at, c)) continue;
    const turned = frames.with(at, TURNED + c);
    best = Math.max(best, pools.value(frames.enter(turned, goal, goal), turned));
  }
  return best;
}

/** The best useful face for a die of this colour; turning it to adjust again never helps. */
export function turnedTo(pools: Rest, goal: Goal, { at, die }: Adjuster): number {
  const { frames } = pools;
  let best = 0;
  for (let number = 1; number <= 7 && best < 1; number++) {
    const cls = NUMBER_CLASS[die * 8 + number] as number;
    if (cls > 0 && goal.wants[cls] === 1) best = Math.max(best, pools.value(goal, frames.with(at, cls)));
  }
  if (best < 1) best = Math.max(best, turnedToSymbol(pools, goal, { at, die }));
  if (goal.wantsSkulls && die >= GREEN)
    best = Math.max(best, pools.value(goal, frames.with(at, SKULL_OF[die] as number)));
  return best;
}

/** A die of this colour is turned to an action, if it has one that helps. */
function turnedToSymbol(pools: Rest, goal: Goal, { at, die }: Adjuster): number {
  const { frames } = pools;
  let best = 0;
  if (die === GREEN) best = pools.value(goal, frames.with(at, REROLL_GREEN));
  if (die === BLUE) best = pools.value(goal, frames.with(at, REROLL_BLUE));
  if (die === WHITE || die === BLUE)
    best = Math.max(
      best,
      pools.value(goal, frames.with(at, goal.seen(die === WHITE ? SWAP_WHITE : SWAP_BLUE))),
    );
  return best;
}

/** Each other die once by class is turned to an action; one that shows swap is swapped first. */
function turnedToSymbols(pools: Rest, goal: Goal, at: number): number {
  const { frames } = pools;
  let best = 0;
  for (let i = 0, n = frames.size(at), last = -1; i < n; i++) {
    const cls = frames.class(at, i);
    if (cls === last || cls === REROLL_GREEN || cls === REROLL_BLUE) continue;
    last = cls;
    const others = frames.without(at, i);
    const turned = { at: others, die: COLOUR_OF[cls] as number };
    best = Math.max(
      best,
      isSwap(cls) ? swappedToReroll(pools, goal, turned) : turnedToSymbol(pools, goal, turned),
    );
  }
  return best;
}

/** A die that shows swap becomes a green or blue one that shows re-roll. */
function swappedToReroll(pools: Rest, goal: Goal, { at, die }: Adjuster): number {
  const { frames } = pools;
  const key = goal.limited ? frames.colours(at) + (1 << (4 * die)) : 0;
  let best = 0;
  for (const cls of [REROLL_GREEN, REROLL_BLUE]) {
    const colour = COLOUR_OF[cls] as number;
    if (goal.limited && colour !== die && goal.available(key, colour) < 1) continue;
    const turned = frames.with(at, cls);
    best = Math.max(best, pools.value(frames.enter(turned, goal, goal), turned));
  }
  return best;
}
