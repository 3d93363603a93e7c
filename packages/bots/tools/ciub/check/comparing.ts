/** Compares the solver with the unreduced one, for tests. */
import { pick, seededRng } from '@cubarium/core';
import { createOdds, type TurnAction, type TurnPosition } from '../../../src/ciub/odds/index.ts';
import { NO_CAPS } from '../../../src/ciub/odds/goal.ts';
import { Solver, type Known } from '../../../src/ciub/odds/solver.ts';
import { whitesLeft } from '../../../src/ciub/odds/whites.ts';
import { Unreduced } from './unreduced.ts';
import { position, supply, task } from './writing.ts';

export interface Case {
  readonly task: string;
  /** Colours by letter, such as `wwb`. */
  readonly pool: string;
  /** Seven digits, or null for an unlimited supply. */
  readonly supply: string | null;
  readonly selfAdjust?: TurnPosition['selfAdjust'];
}

export interface Comparison {
  /** The largest difference of values: at the start and within rolls. */
  readonly worst: number;
  /** Positions in which the best actions are not the same. */
  readonly otherActions: readonly string[];
  readonly positions: number;
}

/** Both solvers on the start of a turn and on some of the positions it can lead to. */
export function compare(each: Case, samples: number): Comparison {
  const wanted = task(each.task);
  const selfAdjust = each.selfAdjust ?? 'no-actions';
  const start = position(each.pool.split('').join(' '), {
    supply: each.supply === null ? 'unlimited' : supply(each.supply),
    selfAdjust,
  });
  const unreduced = new Unreduced(wanted, selfAdjust);
  const odds = createOdds();
  const withTable = createOdds({ known: idealValues() });
  const difference = (at: TurnPosition): number =>
    Math.max(
      ...[odds, withTable].map((solver) => Math.abs(unreduced.value(at) - solver.chance(at, wanted).p)),
    );
  let worst = difference(start);
  const rng = seededRng(`${each.task} ${each.pool} ${each.supply}`);
  const all = unreduced.positions();
  const chosen = all.length <= samples ? all : Array.from({ length: samples }, () => pick(rng, all));
  const otherActions: string[] = [];
  for (const [i, at] of chosen.entries()) {
    worst = Math.max(worst, difference(at));
    if (i % 10 === 0 && !sameActions(bestOf(unreduced, at), odds.best(at, wanted).actions))
      otherActions.push(JSON.stringify(at));
  }
  return { worst, otherActions, positions: chosen.length };
}

/** Values with an unlimited supply, as a chart has them: with these the solver takes short cuts. */
function idealValues(): Known {
  const solver = new Solver(1 << 20, () => NaN);
  return (need, key) => (whitesLeft(key) < 0 ? solver.roll(solver.goals.get(need, NO_CAPS), key) : NaN);
}

function bestOf(unreduced: Unreduced, at: TurnPosition): readonly TurnAction[] {
  const valued = unreduced.actions(at);
  const best = Math.max(...valued.map((each) => each.p));
  return valued.filter((each) => each.p >= best - 1e-9).map((each) => each.action);
}

function sameActions(one: readonly TurnAction[], other: readonly TurnAction[]): boolean {
  const written = (actions: readonly TurnAction[]): string =>
    actions
      .map((action) => JSON.stringify(Object.entries(action).toSorted(([a], [b]) => (a < b ? -1 : 1))))
      .toSorted()
      .join('\n');
  return written(one) === written(other);
}
