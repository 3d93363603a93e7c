/**
 * The values of rolling a pool. A pool leads to smaller pools and smaller needs, and by swaps to pools of
 * the same size; white and blue dice alone can swap, so only pools that differ in how white and blue share
 * the same number of dice lead back to each other. Such a group is solved by repeated sweeps.
 */
import { BLUE, countIn, ONE_OF, WHITE } from './classes.ts';
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

/** When to give up: after so many pools worked out, or when the caller says so. */
export interface Budget {
  readonly maxNodes?: number;
  readonly shouldStop?: () => boolean;
}

/** Finished values of pools, such as a table; NaN where it has none. */
export type Known = (code: number, key: number) => number;

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
  private budget: Budget = {};
  private limit = Infinity;
  private sweeps = 0;
  private depth = 0;

  constructor(maxBytes: number, known: Known) {
    this.memo = new RollMemo(maxBytes);
    this.known = known;
    this.within = new Within(this.frames, this.memo, this);
    this.falls = new Falls(this.frames, (goal, at) => this.within.value(goal, at));
  }

  /** Runs a question under a budget; null when it ran out. */
  run<T>(budget: Budget, ask: () => T): T | null {
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
      return null;
    }
  }

  /** Forgets all values it worked out, so that a budget of nodes buys the same whatever was asked before. */
  forget(): void {
    this.goals = new Goals(this.goals.count);
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
    const known = aim.limited ? NaN : this.known(aim.code, key);
    if (Number.isNaN(known)) return this.solveGroup(aim, key);
    aim.pools.settle(key, known);
    return known;
  }

  /** A scratch frame that no running sweep uses. */
  scratch(): number {
    if (this.depth >= STRETCHES) throw new RangeError('pools nest too deeply');
    return this.depth * STRETCH;
  }

  private solveGroup(goal: Goal, key: number): number {
    const { reads, sweep } = this;
    const members = groupOf(goal, key);
    this.depth++;
    try {
      const values = this.solved(goal, members);
      for (const [i, member] of members.entries()) goal.pools.settle(member, values[i] as number);
    } catch (error) {
      for (const member of members) goal.pools.estimate(member, NaN);
      throw error;
    }
    this.depth--;
    this.reads = reads;
    this.sweep = sweep;
    return goal.pools.valueAt(goal.pools.find(key));
  }

  /** The values of a group. Should the learning steps not settle, plain sweeps do. */
  private solved(goal: Goal, members: readonly number[]): Float64Array {
    let fixedPoint = new FixedPoint(members.length);
    let tried: Float64Array = new Float64Array(members.length);
    for (let sweeps = 1; ; sweeps++) {
      const reads = this.reads;
      const given = this.swept(goal, members, tried);
      const moved = given.reduce(
        (most, value, i) => Math.max(most, Math.abs(value - (tried[i] as number))),
        0,
      );
      if (this.reads === reads || moved <= CLOSE) return given;
      if (sweeps % PATIENCE === 0) fixedPoint = new FixedPoint(members.length);
      tried = sweeps > PATIENCE * 2 ? given : fixedPoint.next(tried, given);
    }
  }

  /** Works every pool of a group out once, resting on estimates of the group itself. */
  private swept(goal: Goal, members: readonly number[], estimates: Float64Array): Float64Array {
    this.sweep = ++this.sweeps;
    for (const [i, member] of members.entries()) goal.pools.estimate(member, estimates[i] as number);
    return Float64Array.from(members, (member) => {
      const at = this.scratch();
      this.frames.clear(at, 0);
      return this.falls.mean(goal, member, at);
    });
  }
}

/** The pools that share the white and blue dice of this one in another way, as far as these can be had. */
function groupOf(goal: Goal, key: number): readonly number[] {
  const white = countIn(key, WHITE);
  const blue = countIn(key, BLUE);
  const others = key - white * (ONE_OF[WHITE] as number) - blue * (ONE_OF[BLUE] as number);
  const members: number[] = [];
  for (let w = 0; w <= white + blue; w++) {
    const member = others + w * (ONE_OF[WHITE] as number) + (white + blue - w) * (ONE_OF[BLUE] as number);
    if (goal.available(member, WHITE) >= 0 && goal.available(member, BLUE) >= 0) members.push(member);
  }
  return members;
}
