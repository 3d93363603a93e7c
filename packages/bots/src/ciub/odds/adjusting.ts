/** Adjusting (R5, R6): one die is turned to a face of its colour and the adjust die goes to the tray. */
import {
  BLUE,
  COLOUR_COUNT,
  COLOUR_OF,
  GREEN,
  isSkull,
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
  WHITE,
} from './classes.ts';
import type { Frames } from './frames.ts';
import type { Goal } from './goal.ts';

/** The solver of pools within a roll, as far as adjusting needs it. */
interface Pools {
  readonly frames: Frames;
  value(goal: Goal, at: number): number;
}

/** An adjust die of a pool. */
interface Adjuster {
  readonly at: number;
  readonly die: number;
}

const SKULL_OF: readonly number[] = [0, 0, 0, 0, SKULL_GREEN, SKULL_PURPLE, SKULL_BLUE];

/** The best value of using one adjust die. */
export function adjusted(pools: Pools, goal: Goal, adjuster: Adjuster): number {
  const { frames } = pools;
  const colour = COLOUR_OF[adjuster.die] as number;
  const rest = frames.without(adjuster.at, frames.indexOf(adjuster.at, adjuster.die));
  frames.markMoved(rest);
  const best = turnedItself(pools, goal, { at: rest, die: colour });
  if (best === 1 || frames.size(rest) === 0) return best;
  const used = goal.leave(adjuster.die, frames.size(rest));
  if (used.verdict >= 0) return best;
  const aim = frames.enter(rest, goal, used);
  return Math.max(best, turnedOthers(pools, aim, { at: rest, die: colour }));
}

/** R6: it goes to the tray with a number, or a skull where the edition allows it and it counts. */
function turnedItself(pools: Pools, goal: Goal, { at, die }: Adjuster): number {
  let best = 0;
  for (let number = 1; number <= 7; number++) {
    const cls = NUMBER_CLASS[die * 8 + number] as number;
    if (cls > 0 && goal.wants[cls] === 1) best = Math.max(best, afterLeaving(pools, goal, { at, die: cls }));
  }
  if (goal.turnsToSkull)
    best = Math.max(best, afterLeaving(pools, goal, { at, die: SKULL_OF[die] as number }));
  return best;
}

function afterLeaving(pools: Pools, goal: Goal, { at, die }: Adjuster): number {
  const { frames } = pools;
  const aim = goal.leave(die, frames.size(at));
  if (aim.verdict >= 0) return aim.verdict;
  const copy = frames.copy(at);
  return pools.value(frames.enter(copy, goal, aim), copy);
}

function turnedOthers(pools: Pools, goal: Goal, { at, die }: Adjuster): number {
  const { frames } = pools;
  let best = 0;
  for (let i = 0, n = frames.size(at), last = -1; i < n; i++) {
    const cls = frames.class(at, i);
    if (cls === last) continue;
    last = cls;
    const rest = frames.without(at, i);
    const turn = { at: rest, die, from: cls };
    best = Math.max(
      best,
      isSwap(cls)
        ? turnedSwap(pools, goal, turn)
        : turnedTo(pools, goal, { ...turn, colour: COLOUR_OF[cls] as number }),
    );
  }
  return best;
}

interface Turn extends Adjuster {
  /** What the turned die showed. */
  readonly from: number;
}

/** A die that shows swap is swapped first; as it is only if its own colour has run out. */
function turnedSwap(pools: Pools, goal: Goal, turn: Turn): number {
  const { frames } = pools;
  const own = COLOUR_OF[turn.from] as number;
  const key = goal.limited ? frames.colours(turn.at) + (1 << (4 * own)) : 0;
  let best = 0;
  if (goal.limited && goal.available(key, own) < 1) best = turnedTo(pools, goal, { ...turn, colour: own });
  for (let c = 0; c < COLOUR_COUNT; c++) {
    if (goal.limited && goal.available(key, c) < 1) continue;
    best = Math.max(best, turnedTo(pools, goal, { ...turn, colour: c }));
  }
  return best;
}

/** Every useful face of a colour. A number that the adjust die has itself is better taken by itself. */
function turnedTo(pools: Pools, goal: Goal, turn: Turn & { readonly colour: number }): number {
  const { colour, from, die } = turn;
  let best = 0;
  const tryFace = (cls: number): void => {
    if (cls !== from) best = Math.max(best, turnedInto(pools, goal, { at: turn.at, die: cls }));
  };
  for (let number = 1; number <= 7; number++) {
    const cls = NUMBER_CLASS[colour * 8 + number] as number;
    if (cls > 0 && goal.wants[cls] === 1 && NUMBER_CLASS[die * 8 + number] === 0) tryFace(cls);
  }
  if (colour === GREEN) tryFace(REROLL_GREEN);
  if (colour === BLUE) tryFace(REROLL_BLUE);
  if (colour === BLUE) tryFace(goal.limited ? SWAP_BLUE : SWAP_WHITE);
  if (colour === WHITE) tryFace(SWAP_WHITE);
  if (colour === PURPLE && isSkull(from)) tryFace(PURPLE);
  if (goal.wantsSkulls && colour >= GREEN) tryFace(SKULL_OF[colour] as number);
  return best;
}

function turnedInto(pools: Pools, goal: Goal, { at, die }: Adjuster): number {
  const to = pools.frames.with(at, die);
  return pools.value(goal.limited ? pools.frames.enter(to, goal, goal) : goal, to);
}
