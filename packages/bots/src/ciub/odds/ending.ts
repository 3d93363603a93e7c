/** The end of a roll: no more actions, dice are set aside (R7), and the rest is rolled again (R8, R9). */
import {
  COLOUR_COUNT,
  COLOUR_OF,
  countIn,
  FIRST_NUMBER,
  isSkull,
  isSwap,
  ONE_OF,
  sizeOf,
  SWAP_BLUE,
  SWAP_WHITE,
  WILD,
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
    } else frames.insert(to, cls >= FIRST_NUMBER || isSwap(cls) ? cls : (COLOUR_OF[cls] as number));
  }
  return aim.verdict >= 0 ? aim.verdict : rest.value(frames.enter(to, goal, aim), to);
}

/** A pool of blank dice, swaps and numbers: the numbers are taken or left, one class at a time. */
export function setAside(rest: Rest, goal: Goal, at: number): number {
  const { frames } = rest;
  const last = frames.size(at) - 1;
  const cls = frames.class(at, last);
  if (cls < FIRST_NUMBER) return goal.limited ? fillShort(rest, goal, at) : fill(rest, goal, at);
  const aim = goal.leave(cls, last);
  if (aim.verdict === 1) return 1;
  let best = 0;
  if (aim.verdict < 0) {
    const taken = frames.without(at, last);
    frames.markMoved(taken);
    best = rest.value(frames.enter(taken, goal, aim), taken);
  }
  return Math.max(best, rest.value(goal, leaving(frames, at, cls)));
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
  const wild = frames.count(at, WILD);
  if (wild > 1) return recoloured(rest, goal, at);
  const key = frames.blanks(at);
  if (wild === 0) return frames.moved(at) === 1 ? rest.roll(goal, key) : throwAway(rest, goal, key);
  let best = 0;
  for (let c = 0; c < COLOUR_COUNT; c++) best = Math.max(best, rest.roll(goal, key + (ONE_OF[c] as number)));
  return best;
}

/** One of several wild dice gets its colour. */
function recoloured(rest: Rest, goal: Goal, at: number): number {
  const { frames } = rest;
  const others = frames.without(at, frames.indexOf(at, WILD));
  frames.markMoved(others);
  let best = 0;
  for (let c = 0; c < COLOUR_COUNT; c++) best = Math.max(best, rest.value(goal, frames.with(others, c)));
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
    if (aim.verdict < 0) best = Math.max(best, rest.roll(aim, key - (ONE_OF[c] as number)));
  }
  return best;
}

/** Blank dice and swaps while a colour can run short: every order of swaps, or none. */
function fillShort(rest: Rest, goal: Goal, at: number): number {
  const { frames } = rest;
  const key = frames.colours(at);
  let best = frames.moved(at) === 1 ? rest.roll(goal, key) : throwAway(rest, goal, key);
  for (let cls = SWAP_WHITE; cls <= SWAP_BLUE; cls++) {
    const die = frames.indexOf(at, cls);
    if (die < 0) continue;
    const others = frames.without(at, die);
    frames.markMoved(others);
    for (let c = 0; c < COLOUR_COUNT; c++) {
      if (goal.available(key, c) < 1) continue;
      const filled = frames.with(others, c);
      best = Math.max(best, rest.value(frames.enter(filled, goal, goal), filled));
    }
  }
  return best;
}
