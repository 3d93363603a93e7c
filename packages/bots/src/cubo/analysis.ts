import { err, ok, seatsOf, type Entry, type Seat } from '@cubarium/core';
import { cubo, type CuboAction, type CuboOptions, type CuboState } from '@cubarium/games/cubo';
import {
  reviewOf,
  worstOf,
  type Analyse,
  type Analysis,
  type CurvePoint,
  type DecisionReview,
  type JudgedStep,
  type LuckReview,
  type OnProgress,
} from '../kit/index.ts';
import { fallenKinds, jokerFace, redsIn } from './lying.ts';
import { winChances } from './outlook.ts';
import { decisionsIn, grabbedFrom, latenessIn, type Step } from './reviews.ts';
import { roundsIn, type OwnReview } from './rounds.ts';
import { bestPoints } from './square/index.ts';
import { tell } from './telling.ts';

/**
 * The mean of the best square of a throw, by how many dice have the more frequent colour (4 to 8), over all throws;
 * `yardsticks.slow.test.ts` counts them all again.
 */
export const MEAN_BEST = [14.7087, 15.0868, 16.2771, 18.244, 20.5986] as const;

const expectedBest = (reds: number): number => MEAN_BEST[Math.max(reds, 8 - reds) - 4] ?? MEAN_BEST[0];

/** Whose dice this entry let fall, and how far the best square is from what such dice make on average. */
function fallen({ before, after, entry }: Step): {
  readonly seat: Seat | null;
  readonly points: number | null;
} {
  if (entry.action.kind !== 'fall') return { seat: null, points: null };
  const seat = seatsOf(after.seats.length).find(
    (each) => before.seats[each]?.dice !== after.seats[each]?.dice,
  );
  const own = seat === undefined ? undefined : after.seats[seat];
  const kinds = own && fallenKinds(own);
  if (seat === undefined || !own || !kinds) return { seat: null, points: null };
  return { seat, points: bestPoints(kinds, jokerFace(own)) - expectedBest(redsIn(own)) };
}

/** An entry with its place in the account of the match. */
const judged = (step: Step): JudgedStep => {
  const chance = step.entry.actor === 'chance';
  return {
    entry: step.entry.seq,
    errors: [...decisionsIn(step), ...latenessIn(step)],
    expected: chance ? winChances(step.before) : null,
    seen: winChances(step.after),
    fallen: chance ? fallen(step) : null,
  };
};

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

interface Reviewed {
  readonly steps: readonly Step[];
  readonly decisions: readonly DecisionReview[];
  readonly luck: readonly LuckReview[];
}

/** Dice: what the throws that were kept made possible. Arranging, choosing, speed: points that were not made of it. */
function partsOf({ steps, decisions, luck }: Reviewed, seat: Seat): Readonly<Record<string, number>> {
  const missed = (...parts: readonly string[]) =>
    total(
      decisions.filter((one) => one.seat === seat && parts.includes(one.part)).map((one) => one.points ?? 0),
    );
  const own = steps.filter(({ entry }) => entry.actor === seat);
  const covers = own.filter(({ entry }) => entry.action.kind === 'cover');
  const seconds = (kind: string, since: 'thrownAt' | 'coveredAt') => {
    const times = own.flatMap(({ before, entry }) => {
      const from = entry.action.kind === kind ? before.seats[seat]?.[since] : null;
      return typeof from === 'number' ? [(entry.at - from) / 1000] : [];
    });
    return total(times) / Math.max(1, times.length);
  };
  return {
    dice: total(covers.map(({ entry }) => keptThrow(luck, seat, entry.seq))),
    arranging: missed('arranging'),
    exchanging: missed('choosing', 'exchanging'),
    speed: missed('speed') + total(steps.map((step) => grabbedFrom(step)[seat] ?? 0)),
    throws: own.filter(({ entry }) => entry.action.kind === 'throw').length,
    firstCovers: covers.filter(({ before }) => before.coverOrder.length === 0).length,
    coverSeconds: seconds('cover', 'thrownAt'),
    takeSeconds: seconds('take', 'coveredAt'),
  };
}

/** The luck of the throw that a cover kept: the seat's last before it. */
const keptThrow = (luck: readonly LuckReview[], seat: Seat, cover: number): number =>
  luck.findLast((fall) => fall.seat === seat && fall.entry < cover)?.points ?? 0;

/** The curve has a point wherever the chances change, and one at the end. */
const LEAST_CHANGE = 1e-6;

const changes = (curve: readonly CurvePoint[]): readonly CurvePoint[] =>
  curve.filter(({ chances }, i) => {
    const last = curve[i - 1]?.chances;
    const moved = chances.some((chance, seat) => Math.abs(chance - (last?.[seat] ?? 0)) > LEAST_CHANGE);
    return !last || moved || i === curve.length - 1;
  });

/** Every entry with the states around it; a refusal names its place. */
function stepsOf(options: CuboOptions, log: readonly Entry<CuboAction>[]) {
  const steps: Step[] = [];
  let state: CuboState = cubo.setup(options);
  for (const [place, entry] of log.entries()) {
    const next = cubo.apply(state, entry);
    if (!next.ok) return err({ entry: place, refusal: next.error });
    steps.push({ before: state, entry, after: next.value });
    state = next.value;
  }
  return ok(steps);
}

export const analyse: Analyse<CuboAction, CuboOptions> = (options, log, onProgress = () => undefined) => {
  const found = stepsOf(options, log);
  return found.ok ? ok(reviewed(found.value, options, onProgress)) : found;
};

function reviewed(steps: readonly Step[], options: CuboOptions, onProgress: OnProgress): Analysis {
  const last = steps.at(-1)?.after ?? cubo.setup(options);
  const judgedSteps = steps.map((step, i) => {
    onProgress(i / steps.length);
    return judged(step);
  });
  const { totals, curve, decisions, luck } = reviewOf(judgedSteps, winChances(last));
  const bySeq = new Map(steps.map((step) => [step.entry.seq, step]));
  return {
    decisions,
    luck,
    curve: changes(curve),
    seats: totals.map((each) => ({ ...each, parts: partsOf({ steps, decisions, luck }, each.seat) })),
    mistakes: worstOf(decisions, (decision) => tell(decision, bySeq.get(decision.entry))),
    own: { rounds: roundsIn(steps) } satisfies OwnReview,
  };
}
