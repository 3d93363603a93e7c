/**
 * The chance that a task is met at the end of rolling, under best play for that task alone (R1–R10, G2–G4).
 * Pure: it reads no clock and no table by itself, so the same code runs in every worker.
 */
import type { Task } from '@cubarium/games/ciub';
import { ActionValues, valueLying, type TurnAction, type Valued } from './actions.ts';
import { LARGEST_POOL } from './frames.ts';
import { NO_CAPS, type Goal } from './goal.ts';
import { capsAt, classOfDie, isFalling, keyOf, needAt, type TurnPosition } from './position.ts';
import { Solver, type Budget } from './solver.ts';

export type { TurnAction } from './actions.ts';
export type { Budget } from './solver.ts';
export { positionOf, type Supply, type TurnPosition } from './position.ts';

/** A chance. What is not exact is a bound: the value with an unlimited supply, or with some dice left out. */
export interface Chance {
  readonly p: number;
  readonly exact: boolean;
}

/** A chance with every action that keeps it. */
export interface BestPlay extends Chance {
  readonly actions: readonly TurnAction[];
}

export interface OddsOptions {
  /** How much the tables of the running question may take. */
  readonly maxBytes?: number;
}

export interface Odds {
  chance(position: TurnPosition, task: Task, budget?: Budget): Chance;
  best(position: TurnPosition, task: Task, budget?: Budget): BestPlay;
}

const DEFAULT_BYTES = 48 << 20;
/** Actions this close to the best are as good. */
const TIE = 1e-9;

export function createOdds({ maxBytes = DEFAULT_BYTES }: OddsOptions = {}): Odds {
  const solver = new Solver(maxBytes, () => NaN);
  const ask = <T>(budget: Budget | undefined, question: () => T): T | null =>
    solver.run(budget ?? {}, question);

  const exactly = (position: TurnPosition, task: Task, budget?: Budget): number | null => {
    if (position.pool.length > LARGEST_POOL) return null;
    return ask(budget, () => valueAt(solver, position, goalAt(solver, position, task)));
  };

  const bound = (position: TurnPosition, task: Task, budget?: Budget): number => {
    const idealised = { ...position, supply: 'unlimited' } as const;
    if (position.supply !== 'unlimited') return exactly(idealised, task, budget) ?? 0;
    return 0;
  };

  const chance = (position: TurnPosition, task: Task, budget?: Budget): Chance => {
    const p = exactly(position, task, budget);
    return p === null ? { p: bound(position, task, budget), exact: false } : { p, exact: true };
  };

  return {
    chance,
    best(position, task, budget) {
      const found = ask(budget, () => bestAt(solver, position, goalAt(solver, position, task)));
      return found ?? { ...chance(position, task, budget), actions: [] };
    },
  };
}

const goalAt = (solver: Solver, position: TurnPosition, task: Task): Goal => {
  const goal = solver.goals.get(needAt(position, task), capsAt(position));
  return goal.caps === NO_CAPS ? goal : goal.forPool(keyOf(position.pool));
};

function valueAt(solver: Solver, { pool, moved }: TurnPosition, goal: Goal): number {
  if (goal.verdict >= 0) return goal.verdict;
  const falling = keyOf(pool.filter(isFalling));
  if (falling === keyOf(pool)) return solver.roll(goal, falling);
  return valueLying(solver, goal, {
    classes: pool.filter((die) => !isFalling(die)).map(classOfDie),
    moved,
    falling,
  });
}

function bestAt(solver: Solver, position: TurnPosition, goal: Goal): BestPlay {
  if (position.phase === 'toRoll')
    return { p: valueAt(solver, position, goal), exact: true, actions: [{ kind: 'roll' }] };
  const valued: readonly Valued[] = new ActionValues(solver, position, goal).all();
  const p = Math.max(...valued.map((each) => each.p));
  return { p, exact: true, actions: valued.filter((each) => each.p >= p - TIE).map((each) => each.action) };
}
