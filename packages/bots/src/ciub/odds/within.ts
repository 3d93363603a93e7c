/**
 * Within a roll: the best value of a pool whose dice have fallen, over every order of actions (R2–R6).
 * An action uses a symbol up, so this is a recursion; only re-rolls can bring symbols back. A re-roll that
 * falls on re-roll again leaves the same number of unused re-rolls, on green or on blue dice: these pools
 * form a chain and are solved together.
 */
import {
  ADJUST_BLUE,
  ADJUST_PURPLE,
  BLUE,
  COLOUR_OF,
  FALLING,
  GREEN,
  isSwap,
  REROLL_BLUE,
  REROLL_GREEN,
  SWAP_WHITE,
  SWAPPED_FALLING,
  SWAPPED_TURNED,
  TURNED,
} from './classes.ts';
import { adjusted, adjustedEarly, turnedSwap, turnedTo } from './adjusting.ts';
import { ended, setAside, type Rest } from './ending.ts';
import { HAS_REROLL, HAS_STEP, type Frames } from './frames.ts';
import type { Goal } from './goal.ts';
import type { RollKey, RollMemo } from './memo.ts';
import { memberOf, Sums, withoutChain } from './sums.ts';
import { earlySwaps } from './swapping.ts';

/** How the solver of pools takes part: it counts work, and tells final values from estimates. */
export interface Bookkeeping {
  /** The value of rolling a pool, by its colours. */
  roll(goal: Goal, key: number): number;
  /** What rolling a pool is worth at most: its value with any colour to be had. */
  atMost(goal: Goal, key: number): number;
  /** Called for every pool that is worked out; throws when the budget is used up. */
  work(): void;
  /** How often an estimate was read so far. */
  reads: number;
  /** The stamp of values that rest on estimates. */
  sweep: number;
}

/** So few outcomes are looked up one by one. */
const FEW = 2;

export class Within implements Rest {
  readonly frames: Frames;
  private readonly book: Bookkeeping;
  private readonly sums = new Sums();
  private readonly memo: RollMemo;
  private readonly key: RollKey = { goal: 0, a: 0, b: 0, c: 0 };

  constructor(frames: Frames, memo: RollMemo, book: Bookkeeping) {
    this.frames = frames;
    this.memo = memo;
    this.book = book;
  }

  roll(goal: Goal, key: number): number {
    return this.book.roll(goal, key);
  }

  atMost(goal: Goal, key: number): number {
    return this.book.atMost(goal, key);
  }

  /** The value of the pool in a frame. */
  value(goal: Goal, at: number): number {
    const { frames, book } = this;
    // While no colour is short a swap will be made at some time, so rolling again is as good as allowed.
    if (!goal.limited && frames.hasSwap(at)) frames.markMoved(at);
    if (frames.isBlank(at) && frames.moved(at) === 1) return book.roll(goal, frames.blanks(at));
    const entry = this.memo.find(this.keyed(goal, at));
    if (entry >= 0) {
      const stamp = this.memo.stampAt(entry);
      if (stamp === 0) return this.memo.valueAt(entry);
      if (stamp === book.sweep) {
        book.reads++;
        return this.memo.valueAt(entry);
      }
    }
    book.work();
    const { reads } = book;
    const kinds = frames.kinds(at);
    if ((kinds & (HAS_REROLL | HAS_STEP)) === HAS_REROLL) return this.chain(goal, at);
    const value = this.worked(goal, at, kinds);
    this.store(goal, at, { value, final: book.reads === reads });
    return value;
  }

  /** After a budget ran out half-way. */
  reset(): void {
    this.sums.reset();
  }

  private keyed(goal: Goal, at: number): RollKey {
    const { key, frames } = this;
    key.goal = goal.id;
    key.a = frames.word(at, 0);
    key.b = frames.word(at, 1);
    key.c = frames.word(at, 2);
    return key;
  }

  private store(goal: Goal, at: number, result: { readonly value: number; readonly final: boolean }): void {
    this.memo.put(this.keyed(goal, at), result.final ? 0 : this.book.sweep, result.value);
  }

  private worked(goal: Goal, at: number, kinds: number): number {
    const { frames } = this;
    const last = frames.size(at) - 1;
    if ((kinds & HAS_STEP) > 0) return this.step(goal, frames.without(at, last), frames.class(at, last));
    if (kinds > 0) return this.withoutRerolls(goal, at);
    return Math.max(setAside(this, goal, at), goal.limited ? earlySwaps(this, goal, at) : 0);
  }

  private withoutRerolls(goal: Goal, at: number): number {
    const { frames } = this;
    let best = ended(this, goal, at);
    if (best === 1) return 1;
    for (let die = ADJUST_PURPLE; die <= ADJUST_BLUE; die++)
      if (frames.indexOf(at, die) >= 0) best = Math.max(best, adjusted(this, goal, { at, die }));
    return goal.limited ? Math.max(best, earlySwaps(this, goal, at)) : best;
  }

  /** What cannot wait until all re-rolls are used: symbols they may need, and swaps that give a short colour back. */
  private beforeRerolls(goal: Goal, at: number): number {
    const { frames } = this;
    let best = goal.limited ? earlySwaps(this, goal, at) : 0;
    for (let die = ADJUST_PURPLE; die <= ADJUST_BLUE; die++)
      if (frames.indexOf(at, die) >= 0) best = Math.max(best, adjustedEarly(this, goal, { at, die }));
    return best;
  }

  /** A pool of which one die is still on its way. */
  private step(goal: Goal, at: number, cls: number): number {
    const die = COLOUR_OF[cls] as number;
    if (cls >= SWAPPED_TURNED) return turnedSwap(this, goal, { at, die });
    if (cls >= SWAPPED_FALLING) return this.swappedFalling(goal, at, die);
    return cls >= TURNED ? turnedTo(this, goal, { at, die }) : this.falling(goal, at, die);
  }

  /** The mean over a die that falls. Falling on re-roll does not count here: it may close a circle. */
  private falling(goal: Goal, at: number, colour: number): number {
    const { classes, chances } = goal.outcomes(colour);
    let sum = 0;
    for (let i = 0; i < classes.length; i++) {
      const cls = classes[i] as number;
      if (cls === REROLL_GREEN || cls === REROLL_BLUE) continue;
      sum += (chances[i] as number) * this.value(goal, this.frames.with(at, cls));
    }
    return sum;
  }

  /** The mean over a die that falls, re-roll included. */
  private fallen(goal: Goal, at: number, colour: number): number {
    const { frames } = this;
    const few = goal.outcomes(colour).classes.length <= FEW;
    if (few) return this.falling(goal, at, colour);
    const mean = this.value(goal, frames.with(at, FALLING + colour));
    if (colour !== GREEN && colour !== BLUE) return mean;
    const again = colour === GREEN ? REROLL_GREEN : REROLL_BLUE;
    return mean + goal.chanceOfReroll(colour) * this.value(goal, frames.with(at, again));
  }

  /** A die that shows swap is swapped first, to any colour there is; rolled as it is only if its own has run out. */
  private swappedFalling(goal: Goal, at: number, own: number): number {
    const { frames } = this;
    const key = goal.limited ? frames.colours(at) + (1 << (4 * own)) : 0;
    let best = 0;
    if (goal.limited && goal.available(key, own) < 1) best = this.fallen(goal, at, own);
    for (const c of goal.swapColours) {
      if (goal.limited ? goal.available(key, c) < 1 : frames.hasBlank(at, c)) continue;
      const others = frames.copy(at);
      frames.markMoved(others);
      const aim = goal.limited ? goal.forPool(frames.colours(at) + (1 << (4 * c))) : goal;
      if (aim !== goal) frames.see(others, aim);
      best = Math.max(best, this.fallen(aim, others, c));
    }
    return best;
  }

  /** Solves the chain that a pool with re-rolls belongs to; answers the value of this pool. */
  private chain(goal: Goal, at: number): number {
    const { frames, book, sums } = this;
    const { reads } = book;
    const own = frames.count(at, REROLL_GREEN);
    const unused = own + frames.count(at, REROLL_BLUE);
    const green = own + frames.count(at, GREEN);
    const blue = frames.count(at, REROLL_BLUE) + frames.count(at, BLUE);
    const low = Math.max(0, unused - blue);
    const high = Math.min(unused, green);
    const chain = sums.open(high - low + 1);
    const rest = withoutChain(frames, at);
    const lapsed = this.value(goal, memberOf(frames, rest, { onGreen: 0, green, onBlue: 0, blue }));
    for (let i = low; i <= high; i++) {
      const member = memberOf(frames, rest, { onGreen: i, green, onBlue: unused - i, blue });
      sums.begin(lapsed === 1 ? 1 : Math.max(lapsed, this.beforeRerolls(goal, member)));
      if (lapsed === 1) continue;
      if (i > 0) this.rerolls(goal, member, REROLL_GREEN);
      if (unused - i > 0) this.rerolls(goal, member, REROLL_BLUE);
    }
    sums.solve(chain);
    const final = book.reads === reads;
    for (let i = low; i <= high; i++) {
      const member = memberOf(frames, rest, { onGreen: i, green, onBlue: unused - i, blue });
      this.store(goal, member, { value: sums.at(chain, i - low), final });
    }
    const value = sums.at(chain, own - low);
    sums.close(chain);
    return value;
  }

  /** Every use of one re-roll die: on itself and on each other die that shows no unused re-roll. */
  private rerolls(goal: Goal, at: number, die: number): void {
    const { frames, sums } = this;
    const colour = COLOUR_OF[die] as number;
    const removed = frames.without(at, frames.indexOf(at, die));
    sums.add({
      sum: this.value(goal, frames.with(removed, FALLING + colour)),
      again: goal.chanceOfReroll(colour),
      shift: 0,
    });
    const spent = frames.with(removed, colour);
    for (let i = 0, n = frames.size(spent), last = -1; i < n; i++) {
      const cls = frames.class(spent, i);
      if (cls === last || cls === REROLL_GREEN || cls === REROLL_BLUE) continue;
      last = cls;
      if (frames.isTarget(spent, cls)) this.reroll(goal, frames.without(spent, i), { cls, colour });
    }
  }

  private reroll(goal: Goal, rest: number, use: { readonly cls: number; readonly colour: number }): void {
    const { frames, sums } = this;
    const { cls, colour } = use;
    if (cls === GREEN || cls === BLUE) {
      const sum = this.value(goal, frames.with(rest, FALLING + cls));
      const neighbour = cls === GREEN ? 1 : -1;
      sums.add({ sum, again: goal.chanceOfReroll(cls), shift: cls === colour ? 0 : neighbour });
      return;
    }
    const sum = isSwap(cls)
      ? this.value(goal, frames.with(rest, SWAPPED_FALLING + cls - SWAP_WHITE))
      : this.fallen(goal, rest, COLOUR_OF[cls] as number);
    sums.add({ sum, again: 0, shift: 0 });
  }
}
