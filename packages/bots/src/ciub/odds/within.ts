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
  COLOUR_COUNT,
  COLOUR_OF,
  GREEN,
  isSwap,
  REROLL_BLUE,
  REROLL_GREEN,
  SWAP_BLUE,
  SWAP_WHITE,
} from './classes.ts';
import { adjusted } from './adjusting.ts';
import type { Ending } from './ending.ts';
import { FRAME, MOVED, type Frames } from './frames.ts';
import type { Goal } from './goal.ts';
import type { RollEntry } from './memo.ts';
import { Sums } from './sums.ts';

/** How the solver of pools takes part: it counts work, and tells final values from estimates. */
export interface Bookkeeping {
  /** Called for every pool that is worked out; throws when the budget is used up. */
  work(): void;
  /** How often an estimate was read so far. */
  reads: number;
  /** The stamp of values that rest on estimates. */
  sweep: number;
}

export class Within {
  readonly frames: Frames;
  readonly ending: Ending;
  private readonly book: Bookkeeping;
  private readonly sums = new Sums();
  private readonly entry: RollEntry = { a: 0, b: 0, stamp: 0, value: 0 };

  constructor(frames: Frames, ending: Ending, book: Bookkeeping) {
    this.frames = frames;
    this.ending = ending;
    this.book = book;
  }

  /** The value of the pool in a frame. */
  value(goal: Goal, at: number): number {
    const { frames, book } = this;
    const a = frames.firstKey(at);
    const b = frames.secondKey(at);
    const slot = goal.rolls.slot(a, b);
    if (goal.rolls.holds(slot)) {
      const stamp = goal.rolls.stampAt(slot);
      if (stamp === book.sweep && stamp !== 0) book.reads++;
      if (stamp === 0 || stamp === book.sweep) return goal.rolls.valueAt(slot);
    }
    book.work();
    const reads = book.reads;
    const hasReroll = frames.indexOf(at, REROLL_GREEN) >= 0 || frames.indexOf(at, REROLL_BLUE) >= 0;
    if (hasReroll) return this.chain(goal, at);
    const value = this.withoutRerolls(goal, at);
    this.store(goal, at, { value, final: book.reads === reads });
    return value;
  }

  /** After a budget ran out half-way. */
  reset(): void {
    this.sums.reset();
  }

  private store(goal: Goal, at: number, result: { readonly value: number; readonly final: boolean }): void {
    const { entry, frames } = this;
    entry.a = frames.firstKey(at);
    entry.b = frames.secondKey(at);
    entry.stamp = result.final ? 0 : this.book.sweep;
    entry.value = result.value;
    goal.rolls.put(entry);
  }

  private withoutRerolls(goal: Goal, at: number): number {
    const { frames } = this;
    let best = this.ending.value(goal, at);
    if (best === 1) return 1;
    if (frames.indexOf(at, ADJUST_PURPLE) >= 0)
      best = Math.max(best, adjusted(this, goal, { at, die: ADJUST_PURPLE }));
    if (frames.indexOf(at, ADJUST_BLUE) >= 0)
      best = Math.max(best, adjusted(this, goal, { at, die: ADJUST_BLUE }));
    return goal.limited ? Math.max(best, this.earlySwaps(goal, at)) : best;
  }

  /**
   * A swap can wait until its new die is needed, except that it gives a die back: when that colour is short
   * another swap may want it first.
   */
  private earlySwaps(goal: Goal, at: number): number {
    const { frames } = this;
    if (frames.count(at, SWAP_WHITE) + frames.count(at, SWAP_BLUE) < 2) return 0;
    const key = frames.colours(at);
    let best = 0;
    for (let cls = SWAP_WHITE; cls <= SWAP_BLUE; cls++) {
      const die = frames.indexOf(at, cls);
      if (die < 0 || goal.available(key, COLOUR_OF[cls] as number) === 15) continue;
      const rest = frames.without(at, die);
      frames.markMoved(rest);
      for (let c = 0; c < COLOUR_COUNT; c++) {
        if (goal.available(key, c) < 1) continue;
        const swapped = frames.with(rest, c);
        best = Math.max(best, this.value(frames.enter(swapped, goal, goal), swapped));
      }
    }
    return best;
  }

  /** Solves the chain that a pool with re-rolls belongs to; answers the value of this pool. */
  private chain(goal: Goal, at: number): number {
    const { frames, book, sums } = this;
    const reads = book.reads;
    const unused = frames.count(at, REROLL_GREEN) + frames.count(at, REROLL_BLUE);
    const green = frames.count(at, REROLL_GREEN) + frames.count(at, GREEN);
    const blue = frames.count(at, REROLL_BLUE) + frames.count(at, BLUE);
    const low = Math.max(0, unused - blue);
    const high = Math.min(unused, green);
    const own = frames.count(at, REROLL_GREEN) - low;
    const chain = sums.open(high - low + 1);
    const rest = this.withoutChain(at);
    for (let i = low; i <= high; i++) {
      const member = this.member(rest, { onGreen: i, green, onBlue: unused - i, blue });
      sums.begin(this.withoutRerolls(goal, member));
      if (i > 0) this.rerolls(goal, member, REROLL_GREEN);
      if (unused - i > 0) this.rerolls(goal, member, REROLL_BLUE);
    }
    sums.solve(chain);
    const final = book.reads === reads;
    for (let i = low; i <= high; i++) {
      const member = this.member(rest, { onGreen: i, green, onBlue: unused - i, blue });
      this.store(goal, member, { value: sums.at(chain, i - low), final });
    }
    const value = sums.at(chain, own);
    sums.close(chain);
    return value;
  }

  /** A copy without the dice that differ along the chain. */
  private withoutChain(at: number): number {
    const { frames } = this;
    const to = at + FRAME;
    frames.clear(to, frames.moved(at));
    for (let i = 0, n = frames.size(at); i < n; i++) {
      const cls = frames.class(at, i);
      if (cls !== REROLL_GREEN && cls !== REROLL_BLUE && cls !== GREEN && cls !== BLUE)
        frames.insert(to, cls);
    }
    return to;
  }

  private member(rest: number, chain: ChainLink): number {
    const { frames } = this;
    const to = rest + FRAME;
    frames.bytes.copyWithin(to, rest, rest + FRAME);
    for (let i = 0; i < chain.green; i++) frames.insert(to, i < chain.onGreen ? REROLL_GREEN : GREEN);
    for (let i = 0; i < chain.blue; i++) frames.insert(to, i < chain.onBlue ? REROLL_BLUE : BLUE);
    return to;
  }

  /** Every use of one re-roll die: on itself and on each other die that shows no unused re-roll. */
  private rerolls(goal: Goal, at: number, die: number): void {
    const { frames } = this;
    const colour = COLOUR_OF[die] as number;
    const removed = frames.without(at, frames.indexOf(at, die));
    this.fallen(goal, removed, { colour, self: true, shift: 0 });
    const spent = frames.with(removed, colour);
    for (let i = 0, n = frames.size(spent), last = -1; i < n; i++) {
      const cls = frames.class(spent, i);
      if (cls === last || cls === REROLL_GREEN || cls === REROLL_BLUE) continue;
      last = cls;
      const rest = frames.without(spent, i);
      if (isSwap(cls)) this.rerollSwapped(goal, rest, cls);
      else this.fallen(goal, rest, fallOn(cls, die));
    }
  }

  /** A die that shows swap is swapped first, to any colour there is; as it is only if its own has run out. */
  private rerollSwapped(goal: Goal, rest: number, cls: number): void {
    const { frames } = this;
    const own = COLOUR_OF[cls] as number;
    const key = goal.limited ? frames.colours(rest) + (1 << (4 * own)) : 0;
    if (goal.limited && goal.available(key, own) < 1)
      this.fallen(goal, rest, { colour: own, self: false, shift: 0 });
    const moved = frames.moved(rest);
    frames.markMoved(rest);
    for (let c = 0; c < COLOUR_COUNT; c++) {
      if (goal.limited && goal.available(key, c) < 1) continue;
      this.fallen(goal, rest, { colour: c, self: false, shift: 0 });
    }
    frames.bytes[rest + MOVED] = moved;
  }

  /** Adds one use of a re-roll to the sums: a die of this colour falls and joins the rest. */
  private fallen(goal: Goal, rest: number, fall: Fall): void {
    const { frames, sums } = this;
    const { classes, chances } = goal.outcomes[fall.colour] as Goal['outcomes'][number];
    let sum = 0;
    let again = 0;
    for (let i = 0; i < classes.length; i++) {
      const cls = classes[i] as number;
      const chance = chances[i] as number;
      if ((fall.self || fall.shift !== 0) && (cls === REROLL_GREEN || cls === REROLL_BLUE)) again += chance;
      else {
        const to = frames.with(rest, cls);
        sum += chance * this.value(goal.limited ? frames.enter(to, goal, goal) : goal, to);
      }
    }
    sums.add({ sum, again, shift: fall.shift });
  }
}

interface ChainLink {
  readonly onGreen: number;
  readonly green: number;
  readonly onBlue: number;
  readonly blue: number;
}

/** A die that falls. `self`: falling on re-roll gives the same pool; `shift`: the neighbour in the chain. */
interface Fall {
  readonly colour: number;
  readonly self: boolean;
  readonly shift: number;
}

function fallOn(cls: number, die: number): Fall {
  const colour = COLOUR_OF[cls] as number;
  if (cls !== GREEN && cls !== BLUE) return { colour, self: false, shift: 0 };
  const own = COLOUR_OF[die] as number;
  return { colour, self: cls === own, shift: cls === own ? 0 : cls === GREEN ? 1 : -1 };
}
