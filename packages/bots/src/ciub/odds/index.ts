/**
 * The chance that a task is met at the end of rolling, under best play for that task alone (R1–R10, G2–G4).
 * Pure: it reads no clock and no file, so the same code runs in every worker.
 */
import { ok, type Result } from '@cubarium/core';
import type { Task } from '@cubarium/games/ciub';
import { ActionValues, valueLying, type TurnAction, type Valued } from './actions.ts';
import { Brackets, type Between } from './between.ts';
import { withFewerDice } from './bounds.ts';
import { LARGEST_POOL } from './frames.ts';
import { NO_CAPS, type Goal } from './goal.ts';
import { withDiceLeft } from './need.ts';
import { capsAt, classOfDie, isFalling, keyOf, needAt, type TurnPosition } from './position.ts';
import { Solver, type Budget, type Known } from './solver.ts';
import { readChart, type Chart, type ChartFault } from './chart.ts';

export type { TurnAction, Valued } from './actions.ts';
export type { Between } from './between.ts';
export type { Budget } from './solver.ts';
export type { ChartFault } from './chart.ts';
export { positionOf, type Supply, type TurnPosition } from './position.ts';

/**
 * A chance. When it is not exact it is a bound: with a short supply the chance as if nothing ran short (never
 * too low), else the chance with some dice left out (never too high).
 */
export interface Chance {
  readonly p: number;
  readonly exact: boolean;
}

/** A chance with every action that keeps it; none while dice fall. */
export interface BestPlay extends Chance {
  readonly actions: readonly TurnAction[];
}

export interface Options extends Chance {
  readonly options: readonly Valued[];
}

export interface OddsOptions {
  /** Finished values besides those of charts. */
  readonly known?: Known;
  /** How much memory the running question may take. */
  readonly maxBytes?: number;
}

/**
 * A position whose dice are all `fresh` is one about to be rolled: that is how the value of a pool between
 * rolls is asked for.
 */
export interface Odds {
  /** Without a budget: exact for pools of up to seven dice, or six while a colour can run short. */
  chance(position: TurnPosition, task: Task, budget?: Budget): Chance;
  best(position: TurnPosition, task: Task, budget?: Budget): BestPlay;
  /** Every action with its chance; none before the first roll and while dice fall. */
  options(position: TurnPosition, task: Task, budget?: Budget): Options;
  /** Two bounds around a chance that takes long to work out: the larger the budget, the closer. */
  between(position: TurnPosition, task: Task, budget: Budget): Between;
  /** Adds a chart of finished values, so that most questions need no solving. */
  addChart(bytes: ArrayBuffer): Result<null, ChartFault>;
  /** What the solver holds in memory, in bytes. */
  readonly bytes: number;
}

const DEFAULT_BYTES = 48 << 20;
/** Actions this close to the best are as good. */
const TIE = 1e-9;
/** Up to here an answer without a budget is always exact, with any colour to be had and with one that can run short. */
const EXACT = 7;
const EXACT_SHORT = 6;
/** Larger pools are tried for a while … */
const BEYOND: Budget = { maxNodes: 5000 };
/** … but while a colour can run short rolls that no chart knows take too long to work out, except of very few dice. */
const BEYOND_SHORT: Budget = { maxNodes: 2500, largestPool: 3 };
/** What a bound may cost once the budget for the exact answer is used up. */
const BOUND: Budget = { maxNodes: 50_000, largestPool: EXACT_SHORT };
const FEWER_DICE = [7, 6, 5, 4, 3] as const;

const nothing: Known = () => NaN;

export function createOdds({ maxBytes = DEFAULT_BYTES, known = nothing }: OddsOptions = {}): Odds {
  const charts: Chart[] = [];
  const finished: Known = (need, key) => {
    for (const chart of charts) {
      const value = chart.value(need, key);
      if (!Number.isNaN(value)) return value;
    }
    return known(need, key);
  };
  const solver = new Solver(maxBytes, finished);
  let brackets: Brackets | null = null;
  return {
    chance: (position, task, budget) =>
      answer({ solver, position, task, budget }, (at, goal) => ({ p: valueAt(solver, at, goal) })),
    best: (position, task, budget) =>
      answer({ solver, position, task, budget }, (at, goal) => bestAt(solver, at, goal)),
    options: (position, task, budget) =>
      answer({ solver, position, task, budget }, (at, goal) => optionsAt(solver, at, goal)),
    between: (position, task, budget) =>
      bothEnds({ solver, position, task, budget }, (brackets ??= new Brackets(solver, finished, chanceBy))),
    addChart(bytes) {
      const chart = readChart(bytes);
      if (!chart.ok) return chart;
      charts.push(chart.value);
      return ok(null);
    },
    get bytes() {
      return solver.memo.bytes + charts.reduce((sum, chart) => sum + chart.bytes, 0);
    },
  };
}

const usual = (goal: Goal, dice: number): Budget =>
  goal.limited ? (dice <= EXACT_SHORT ? {} : BEYOND_SHORT) : dice <= EXACT ? {} : BEYOND;

interface Question {
  readonly solver: Solver;
  readonly position: TurnPosition;
  readonly task: Task;
  readonly budget: Budget | undefined;
}

/** The exact answer if it fits the budget, else the first bound that does not cost much. */
function answer<T extends { readonly p: number }>(
  { solver, position, task, budget }: Question,
  ask: (at: TurnPosition, goal: Goal) => T,
): T & Chance {
  if (position.pool.length <= LARGEST_POOL) {
    const goal = goalAt(solver, position, task);
    const exact = solver.run(budget ?? usual(goal, position.pool.length), () => ask(position, goal));
    if (exact) return { ...exact, exact: true };
    const bound = goal.limited && solver.run(BOUND, () => ask(position, goal.ideal()));
    if (bound) return { ...bound, exact: false };
  }
  for (const dice of FEWER_DICE.filter((each) => each < position.pool.length)) {
    const bound = solver.run(BOUND, () => {
      const fewer = withFewerDice(solver, position, { dice, goal: ranking(solver, position, task) });
      return ask(fewer, goalAt(solver, fewer, task));
    });
    if (bound) return { ...bound, exact: false };
  }
  return {
    ...ask({ ...position, pool: [] }, solver.goals.get(needAt({ ...position, pool: [] }, task), NO_CAPS)),
    exact: false,
  };
}

/** One end is the bound that is told otherwise; the other one needs more thought only while a colour can run short. */
function bothEnds(question: Question & { readonly budget: Budget }, brackets: Brackets): Between {
  const { solver, position, task } = question;
  const goal = position.pool.length <= LARGEST_POOL ? goalAt(solver, position, task) : null;
  if (goal?.limited) return brackets.around(question, goal);
  const { p, exact } = answer(question, (at, aim) => ({ p: valueAt(solver, at, aim) }));
  return { low: p, high: exact ? p : 1 };
}

const chanceBy = (solver: Solver, position: TurnPosition, task: Task): number =>
  valueAt(solver, position, goalAt(solver, position, task));

const goalAt = (solver: Solver, position: TurnPosition, task: Task): Goal =>
  solver.goals.get(needAt(position, task), capsAt(position)).forPool(keyOf(position.pool));

/** The goal by which dice are ranked: it is asked about six dice. */
const ranking = (solver: Solver, position: TurnPosition, task: Task): Goal =>
  solver.goals.get(withDiceLeft(needAt(position, task), 6), NO_CAPS);

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

function bestAt(
  solver: Solver,
  position: TurnPosition,
  goal: Goal,
): { readonly p: number; readonly actions: readonly TurnAction[] } {
  const { p, options } = optionsAt(solver, position, goal);
  if (position.phase === 'toRoll') return { p, actions: [{ kind: 'roll' }] };
  return { p, actions: options.filter((each) => each.p >= p - TIE).map((each) => each.action) };
}

function optionsAt(solver: Solver, position: TurnPosition, goal: Goal): Omit<Options, 'exact'> {
  const p = valueAt(solver, position, goal);
  if (position.phase === 'toRoll' || position.pool.some(isFalling)) return { p, options: [] };
  const options = new ActionValues(solver, position, goal).all();
  return { p: Math.max(...options.map((each) => each.p)), options };
}
