/** The end of a roll: no more actions, dice are set aside (R7), and the rest is rolled again (R8, R9). */
import {
  ADJUST_BLUE,
  ADJUST_PURPLE,
  BLUE,
  COLOUR_COUNT,
  COLOUR_OF,
  countIn,
  FIRST_NUMBER,
  isSkull,
  isSwap,
  LAST_PURPLE,
  NUMBER_CLASS,
  ONE_OF,
  sizeOf,
  SKULL_BLUE,
  SKULL_PURPLE,
  SWAP_BLUE,
  SWAP_WHITE,
} from './classes.ts';
import { FRAME, type Frames } from './frames.ts';
import type { Goal } from './goal.ts';

/** What the end of a roll rests on. */
export interface Rest {
  readonly frames: Frames;
  /** The value of the pool in a frame. */
  value(goal: Goal, at: number): number;
  /** The value of rolling a pool, by its colours. */
  roll(goal: Goal, key: number): number;
  /** What rolling a pool is worth at most: its value with any colour to be had. */
  atMost(goal: Goal, key: number): number;
}

/** The value without another action but swaps, which can wait until now: skulls go, unused symbols lapse. */
export function ended(rest: Rest, goal: Goal, at: number): number {
  const { frames } = rest;
  const to = at + FRAME;
  const n = frames.size(at);
  frames.clear(to, frames.moved(at));
  let aim = goal;
  let left = n;
  for (let i = 0; i < n; i++) {
    const cls = frames.class(at, i);
    if (isSkull(cls)) {
      aim = aim.leave(cls, --left);
      frames.markMoved(to);
    } else frames.insert(to, atLast(cls));
  }
  return aim.verdict >= 0 ? aim.verdict : rest.value(frames.enter(to, goal, aim), to);
}

/** What a die still is when no more actions follow: re-rolls lapse, an adjust die can turn itself. */
function atLast(cls: number): number {
  if (cls >= FIRST_NUMBER || isSwap(cls)) return cls;
  if (cls === ADJUST_PURPLE || cls === ADJUST_BLUE) return cls - ADJUST_PURPLE + LAST_PURPLE;
  return COLOUR_OF[cls] as number;
}

/** A pool of blank dice, swaps and numbers: the numbers are taken or left, one class at a time. */
export function setAside(rest: Rest, goal: Goal, at: number): number {
  const { frames } = rest;
  const last = frames.size(at) - 1;
  const cls = frames.class(at, last);
  if (cls >= LAST_PURPLE) return turnedItself(rest, goal, { at, die: last });
  if (cls < FIRST_NUMBER) return goal.limited ? fillShort(rest, goal, at) : fill(rest, goal, at);
  const aim = goal.leave(cls, last);
  if (aim.verdict === 1) return 1;
  let best = 0;
  if (aim.verdict < 0) {
    const taken = frames.without(at, last);
    frames.markMoved(taken);
    best = rest.value(frames.enter(taken, goal, aim), taken);
  }
  return leavingHelps(rest, goal, { at, cls, best })
    ? Math.max(best, rest.value(goal, leaving(frames, at, cls)))
    : best;
}

/**
 * R6: an adjust die goes to the tray with one of its numbers, or as a skull where the edition allows it and
 * it counts; or it stays. That never has to be done before the end of a roll.
 */
function turnedItself(rest: Rest, goal: Goal, { at, die }: { at: number; die: number }): number {
  const { frames } = rest;
  const colour = COLOUR_OF[frames.class(at, die)] as number;
  let best = 0;
  for (let number = 1; number <= 7 && best < 1; number++) {
    const cls = NUMBER_CLASS[colour * 8 + number] as number;
    if (cls > 0 && goal.wants[cls] === 1) best = Math.max(best, takenAs(rest, goal, { at, die, cls }));
  }
  if (goal.turnsToSkull)
    best = Math.max(best, takenAs(rest, goal, { at, die, cls: colour === BLUE ? SKULL_BLUE : SKULL_PURPLE }));
  if (best === 1) return 1;
  const others = frames.without(at, die);
  return Math.max(best, rest.value(goal, frames.with(others, colour)));
}

function takenAs(rest: Rest, goal: Goal, { at, die, cls }: { at: number; die: number; cls: number }): number {
  const { frames } = rest;
  const aim = goal.leave(cls, frames.size(at) - 1);
  if (aim.verdict >= 0) return aim.verdict;
  const others = frames.without(at, die);
  frames.markMoved(others);
  return rest.value(frames.enter(others, goal, aim), others);
}

/** While a colour can run short: not if it would not even help with any colour to be had. */
function leavingHelps(rest: Rest, goal: Goal, choice: { at: number; cls: number; best: number }): boolean {
  const { frames } = rest;
  if (!goal.limited) return true;
  const left = leaving(frames, choice.at, choice.cls);
  const ideal = goal.ideal();
  frames.see(left, ideal);
  return rest.value(ideal, left) > choice.best;
}

/** A copy in which every die of a class is left in the pool. */
function leaving(frames: Frames, at: number, cls: number): number {
  const to = at + FRAME;
  frames.clear(to, frames.moved(at));
  for (let i = 0, n = frames.size(at); i < n; i++) {
    const each = frames.class(at, i);
    frames.insert(to, each === cls ? (COLOUR_OF[cls] as number) : each);
  }
  return to;
}

/** Blank dice and wild ones, no colour short: swapping a wild die allows another roll. */
function fill(rest: Rest, goal: Goal, at: number): number {
  const { frames } = rest;
  const wild = frames.count(at, SWAP_WHITE);
  if (wild > 1) return recoloured(rest, goal, at);
  const key = frames.blanks(at);
  if (wild === 0) return frames.moved(at) === 1 ? rest.roll(goal, key) : throwAway(rest, goal, key);
  let best = 0;
  for (const c of goal.swapColours) best = Math.max(best, rest.roll(goal, key + (ONE_OF[c] as number)));
  return best;
}

/** One of several wild dice gets its colour. */
function recoloured(rest: Rest, goal: Goal, at: number): number {
  const { frames } = rest;
  const others = frames.without(at, frames.indexOf(at, SWAP_WHITE));
  frames.markMoved(others);
  let best = 0;
  for (const c of goal.swapColours) best = Math.max(best, rest.value(goal, frames.with(others, c)));
  return best;
}

/** Nothing moved: one die must go to the tray to buy the next roll; more than one never helps. */
function throwAway(rest: Rest, goal: Goal, key: number): number {
  const left = sizeOf(key) - 1;
  if (left === 0) return 0;
  let best = 0;
  for (let c = 0; c < COLOUR_COUNT; c++) {
    if (countIn(key, c) === 0) continue;
    const aim = goal.leave(c, left);
    if (aim.verdict < 0) best = better(rest, aim, { key: key - (ONE_OF[c] as number), best });
  }
  return best;
}

interface Candidate {
  readonly key: number;
  readonly best: number;
}

/** The larger of what is known already and of rolling a pool, which is worked out only if it can be larger. */
function better(rest: Rest, goal: Goal, { key, best }: Candidate): number {
  if (goal.limited && rest.atMost(goal, key) <= best) return best;
  return Math.max(best, rest.roll(goal, key));
}

/** Blank dice and swaps while a colour can run short: every order of swaps, or none. */
function fillShort(rest: Rest, goal: Goal, at: number): number {
  const { frames } = rest;
  const key = frames.colours(at);
  let best = 0;
  // What frees the pool of all shortage needs no work, and may show that the rest needs none.
  for (const kind of ['free', 'short'] as const)
    for (let cls = SWAP_WHITE; cls <= SWAP_BLUE; cls++)
      if (frames.indexOf(at, cls) >= 0) best = swapped(rest, goal, { at, cls, kind, best });
  return frames.moved(at) === 1
    ? better(rest, goal, { key, best })
    : Math.max(best, throwAway(rest, goal, key));
}

interface SwapChoice {
  readonly at: number;
  readonly cls: number;
  /** Only colours after which nothing can run short, or only the others. */
  readonly kind: 'free' | 'short';
  readonly best: number;
}

function swapped(rest: Rest, goal: Goal, { at, cls, kind, best }: SwapChoice): number {
  const { frames } = rest;
  const key = frames.colours(at);
  const others = frames.without(at, frames.indexOf(at, cls));
  frames.markMoved(others);
  let most = best;
  for (let c = 0; c < COLOUR_COUNT; c++) {
    if (goal.available(key, c) < 1) continue;
    const filled = frames.with(others, c);
    const aim = frames.enter(filled, goal, goal);
    if (aim.limited === (kind === 'free')) continue;
    if (frames.isBlank(filled)) most = better(rest, aim, { key: frames.blanks(filled), best: most });
    else most = Math.max(most, rest.value(aim, filled));
  }
  return most;
}
