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
} from './classes.ts';
import { FRAME, type Frames } from './frames.ts';
import type { Goal } from './goal.ts';

/** The value of rolling a pool, by its colours. */
export type PoolValue = (goal: Goal, key: number) => number;

export class Ending {
  private readonly frames: Frames;
  private readonly roll: PoolValue;

  constructor(frames: Frames, roll: PoolValue) {
    this.frames = frames;
    this.roll = roll;
  }

  /** The best value without another action but swaps, which can wait until now. */
  value(goal: Goal, at: number): number {
    const { frames } = this;
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
    if (aim.verdict >= 0) return aim.verdict;
    return this.setAside(frames.enter(to, goal, aim), to);
  }

  /** Takes or leaves the numbers, one class at a time. */
  private setAside(goal: Goal, at: number): number {
    const { frames } = this;
    const last = frames.size(at) - 1;
    const cls = frames.class(at, last);
    if (cls < FIRST_NUMBER) return goal.limited ? this.fillShort(goal, at) : this.fill(goal, at);
    const aim = goal.leave(cls, last);
    if (aim.verdict === 1) return 1;
    let best = 0;
    if (aim.verdict < 0) {
      const taken = frames.without(at, last);
      frames.markMoved(taken);
      best = this.setAside(frames.enter(taken, goal, aim), taken);
    }
    return Math.max(best, this.setAside(goal, this.leaving(at, cls)));
  }

  /** A copy in which every die of a class is left in the pool. */
  private leaving(at: number, cls: number): number {
    const { frames } = this;
    const to = at + FRAME;
    frames.clear(to, frames.moved(at));
    for (let i = 0, n = frames.size(at); i < n; i++) {
      const each = frames.class(at, i);
      frames.insert(to, each === cls ? (COLOUR_OF[cls] as number) : each);
    }
    return to;
  }

  /** Blank dice and wild ones, no colour short. */
  private fill(goal: Goal, at: number): number {
    const { frames } = this;
    let key = 0;
    let wild = 0;
    for (let i = 0, n = frames.size(at); i < n; i++) {
      const cls = frames.class(at, i);
      if (cls < COLOUR_COUNT) key += ONE_OF[cls] as number;
      else wild++;
    }
    if (wild > 0) return this.coloured(goal, key, wild);
    return frames.moved(at) === 1 ? this.roll(goal, key) : this.throwAway(goal, key);
  }

  /** The best colours for the wild dice; swapping them allows another roll. */
  private coloured(goal: Goal, key: number, wild: number): number {
    if (wild === 0) return this.roll(goal, key);
    let best = 0;
    for (let c = 0; c < COLOUR_COUNT; c++) {
      const value =
        wild === 1
          ? this.roll(goal, key + (ONE_OF[c] as number))
          : this.colouredFrom(goal, key + (ONE_OF[c] as number), (wild - 1) * 8 + c);
      if (value > best) best = value;
    }
    return best;
  }

  /** Each set of colours once: the next colour is not before the last. */
  private colouredFrom(goal: Goal, key: number, rest: number): number {
    const wild = rest >> 3;
    let best = 0;
    for (let c = rest & 7; c < COLOUR_COUNT; c++) {
      const next = key + (ONE_OF[c] as number);
      const value = wild === 1 ? this.roll(goal, next) : this.colouredFrom(goal, next, (wild - 1) * 8 + c);
      if (value > best) best = value;
    }
    return best;
  }

  /** Nothing moved: one die must go to the tray to buy the next roll; more than one never helps. */
  private throwAway(goal: Goal, key: number): number {
    const left = sizeOf(key) - 1;
    if (left === 0) return 0;
    let best = 0;
    for (let c = 0; c < COLOUR_COUNT; c++) {
      if (countIn(key, c) === 0) continue;
      const aim = goal.leave(c, left);
      if (aim.verdict < 0) best = Math.max(best, this.roll(aim, key - (ONE_OF[c] as number)));
    }
    return best;
  }

  /** Blank dice and swaps while a colour can run short: every order of swaps, or none. */
  private fillShort(goal: Goal, at: number): number {
    const { frames } = this;
    if (!goal.limited) return this.fill(goal, at);
    const key = frames.colours(at);
    let best = frames.moved(at) === 1 ? this.roll(goal, key) : this.throwAway(goal, key);
    if (frames.indexOf(at, SWAP_WHITE) >= 0) best = Math.max(best, this.swapped(goal, at, SWAP_WHITE));
    if (frames.indexOf(at, SWAP_BLUE) >= 0) best = Math.max(best, this.swapped(goal, at, SWAP_BLUE));
    return best;
  }

  private swapped(goal: Goal, at: number, cls: number): number {
    const { frames } = this;
    const key = frames.colours(at);
    const rest = frames.without(at, frames.indexOf(at, cls));
    frames.markMoved(rest);
    let best = 0;
    for (let c = 0; c < COLOUR_COUNT; c++) {
      if (goal.available(key, c) < 1) continue;
      const filled = frames.with(rest, c);
      best = Math.max(best, this.fillShort(frames.enter(filled, goal, goal), filled));
    }
    return best;
  }
}
