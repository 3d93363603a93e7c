/**
 * The values of rolling a pool. A pool leads to smaller pools and smaller needs, and by swaps to pools of
 * the same size; white and blue dice alone can swap, so only pools that differ in how white and blue share
 * the same number of dice lead back to each other. Such a group is solved by repeated sweeps.
 */
import { BLUE, countIn, ONE_OF, sizeOf, WHITE } from './classes.ts';
import { Falls } from './falls.ts';
import { FixedPoint } from './fixpoint.ts';
import { Frames, STRETCH, STRETCHES } from './frames.ts';
import { Goals, type Goal } from './goal.ts';
import { RollMemo } from './memo.ts';
import { Within, type Bookkeeping } from './within.ts';

/** Sweeps end when no value of the group moves by more. */
const CLOSE = 1e-11;
const PATIENCE = 20;
const POLL = 256;

/** Thrown inside the solver when the caller wants an answer now; it never leaves this folder. */
export class BudgetSpent extends Error {}

/** When to give up: after so many pools worked out, at a roll of more dice that nobody knows, or when the caller says so. */
export interface Budget {
  readonly maxNodes?: number;
  readonly largestPool?: number;
  readonly shouldStop?: () => boolean;
}

/** Finished values of pools, such as a chart; NaN where it has none. A key may count white dice (whites.ts). */
export type Known = (code: number, key: number) => number;

/** What rolling a pool is taken to be worth that nothing is known of, instead of being worked out. */
export type Guess = (goal: Goal, key: number) => number;

export class Solver implements Bookkeeping {
  reads = 0;
  sweep = 0;
  nodes = 0;
  readonly memo: RollMemo;
  goals = new Goals();
  readonly frames = new Frames();
  readonly within: Within;
  readonly falls: Falls;
  private readonly known: Known;
  private readonly guess: Guess | null;
  private budget: Budget = {};
  private limit = Infinity;
  private sweeps = 0;
  private depth = 0;
  private group: Group | null = null;

  constructor(maxBytes: number, known: Known, guess: Guess | null = null) {
    this.memo = new RollMemo(maxBytes);
    this.known = known;
    this.guess = guess;
    this.within = new Within(this.frames, this.memo, this);
    this.falls = new Falls(this.frames, (goal, at) => this.within.value(goal, at));
  }

  /** Runs a question under a budget; null when it ran out. */
  run<T>(budget: Budget, ask: () => T): T | null {
    this.memo.begin();
    this.budget = budget;
    this.limit = this.nodes + (budget.maxNodes ?? Infinity);
    try {
      return ask();
    } catch (error) {
      if (!(error instanceof BudgetSpent)) throw error;
      this.within.reset();
      this.reads = 0;
      this.sweep = 0;
      this.depth = 0;
      this.group = null;
      return null;
    }
  }

  /** Forgets all values it worked out and where they lay, so that a budget of nodes buys the same whatever was asked before. */
  forget(): void {
    this.goals = new Goals();
    this.memo.clear();
    this.nodes = 0;
  }

  work(): void {
    if (this.nodes++ % POLL !== 0) return;
    if (this.nodes > this.limit || this.budget.shouldStop?.()) throw new BudgetSpent();
  }

  /** The value of rolling the pool with these colours. */
  roll(goal: Goal, key: number): number {
    if (goal.verdict >= 0) return goal.verdict;
    const aim = goal.forPool(key);
    const slot = aim.pools.find(key);
    if (slot >= 0) {
      if (aim.pools.isOpen(slot)) this.reads++;
      return aim.pools.valueAt(slot);
    }
    const known = this.charted(aim, key);
    if (Number.isNaN(known)) return this.found(aim, key);
    aim.pools.settle(key, known);
    return known;
  }

  /** What charts know of a pool whose goal is narrowed to it; NaN when they do not. */
  charted(aim: Goal, key: number): number {
    const tableKey = aim.tableKey(key);
    return tableKey === -1 ? NaN : this.known(aim.code, tableKey);
  }

  private found(aim: Goal, key: number): number {
    if (this.guess === null || !aim.limited) return this.joinGroup(aim, key) ? 0 : this.solveGroup(aim, key);
    const guessed = this.guess(aim, key);
    aim.pools.settle(key, guessed);
    return guessed;
  }

  /** What was worked out so far for a need and caps; NaN when nothing was. */
  settled(code: number, caps: number, key: number): number {
    const pools = this.goals.peek(code, caps)?.pools;
    const slot = pools?.find(key) ?? -1;
    return pools && slot >= 0 && !pools.isOpen(slot) ? pools.valueAt(slot) : NaN;
  }

  /** With any colour to be had: a chart knows it, or it is worked out anyway, for after most swaps it applies. */
  atMost(goal: Goal, key: number): number {
    return this.roll(goal.ideal(), key);
  }

  /** A pool of the group that is being solved: it takes part from the next sweep on. */
  private joinGroup(goal: Goal, key: number): boolean {
    const { group } = this;
    if (group === null || group.goal !== goal || group.key !== groupKey(key)) return false;
    group.members.push(key);
    goal.pools.estimate(key, 0);
    this.reads++;
    return true;
  }

  /** A scratch frame that no running sweep uses. */
  scratch(): number {
    if (this.depth >= STRETCHES) throw new RangeError('pools nest too deeply');
    return this.depth * STRETCH;
  }

  private solveGroup(goal: Goal, key: number): number {
    if (sizeOf(key) > (this.budget.largestPool ?? Infinity)) throw new BudgetSpent();
    const { reads, sweep, group: outer } = this;
    const group = { goal, key: groupKey(key), members: [key] };
    this.depth++;
    this.group = group;
    try {
      const values = this.solved(group);
      for (const [i, member] of group.members.entries()) goal.pools.settle(member, values[i] as number);
    } catch (error) {
      for (const member of group.members) goal.pools.estimate(member, NaN);
      throw error;
    }
    this.group = outer;
    this.depth--;
    this.reads = reads;
    this.sweep = sweep;
    return goal.pools.valueAt(goal.pools.find(key));
  }

  /** The values of a group, which can grow meanwhile. Should the learning steps not settle, plain sweeps do. */
  private solved(group: Group): Float64Array {
    let fixedPoint = new FixedPoint(1);
    let tried: Float64Array = new Float64Array(1);
    for (let sweeps = 1; ; sweeps++) {
      const { reads } = this;
      const given = this.swept(group, tried);
      const moved = given.reduce(
        (most, value, i) => Math.max(most, Math.abs(value - (tried[i] as number))),
        0,
      );
      const grown = group.members.length > tried.length;
      if (!grown && (this.reads === reads || moved <= CLOSE)) return given;
      if (grown || sweeps % PATIENCE === 0) fixedPoint = new FixedPoint(group.members.length);
      if (grown) tried = Float64Array.from(group.members, (_, i) => given[i] ?? 0);
      else tried = sweeps > PATIENCE * 2 ? given : fixedPoint.next(tried, given);
    }
  }

  /** Works every pool of a group out once, resting on estimates of the group itself. */
  private swept({ goal, members }: Group, estimates: Float64Array): Float64Array {
    this.sweep = ++this.sweeps;
    for (const [i, estimate] of estimates.entries()) goal.pools.estimate(members[i] as number, estimate);
    return Float64Array.from(estimates, (_, i) => {
      const at = this.scratch();
      this.frames.clear(at, 0);
      return this.falls.mean(goal, members[i] as number, at);
    });
  }
}

/** Pools that lead back to each other. */
interface Group {
  readonly goal: Goal;
  readonly key: number;
  readonly members: number[];
}

/** Equal for pools that only share white and blue dice in another way: all of them count as white. */
const groupKey = (key: number): number =>
  key + countIn(key, BLUE) * ((ONE_OF[WHITE] as number) - (ONE_OF[BLUE] as number));
