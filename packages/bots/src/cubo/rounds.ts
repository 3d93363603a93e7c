/** Every round as it was, beside what the same throw could have become. */
import { seatsOf, type Seat } from '@cubarium/core';
import { bestExchange, scoreSquare, type Cell, type CuboState, type FallenDie } from '@cubarium/games/cubo';
import { fallenKinds, isFallenDie, jokerFace, middleKinds, seatOf } from './lying.ts';
import type { Step } from './reviews.ts';
import { rememberedArrangement, type Arrangement } from './square/index.ts';

/** The die of the middle that would have helped a square most, and where. */
export interface BestExchange {
  readonly die: Cell;
  readonly cell: number;
  /** Of the square afterwards. */
  readonly points: number;
}

export interface RoundReview {
  readonly round: number;
  readonly seat: Seat;
  /** As it was covered, and its points before any exchange; null for who was too late. */
  readonly laid: { readonly square: readonly Cell[]; readonly points: number } | null;
  /** The best square of the same throw; null when nothing lay there. */
  readonly best: Arrangement | null;
  /** For the square as it was laid, among what lay in the middle then; null when none would have gained. */
  readonly exchange: BestExchange | null;
  /** What was scored. */
  readonly points: number;
  /** What the best square with the best exchange would have brought more. */
  readonly left: number;
}

/** What of a round is known before it is scored. */
type Open = Pick<RoundReview, 'laid' | 'best' | 'exchange'>;

/** What Cubo alone tells of a match. */
export interface OwnReview {
  readonly rounds: readonly RoundReview[];
}

export function roundsIn(steps: readonly Step[]): readonly RoundReview[] {
  const rounds: RoundReview[] = [];
  let open = new Map<Seat, Open>();
  for (const { before, entry, after } of steps) {
    const { actor, action } = entry;
    if (action.kind === 'cover' && typeof actor === 'number') open.set(actor, covered(before, after, actor));
    // What lay there when the race ended is looked at before the next stage forgets it.
    if (before.stage === 'racing' && after.stage !== 'racing') open = withLate(open, before);
    if (after.round === before.round && !(after.stage === 'over' && before.stage !== 'over')) continue;
    rounds.push(...[...open].toSorted(([a], [b]) => a - b).map((each) => scored(before.round, after, each)));
    open = new Map();
  }
  return rounds;
}

function scored(round: number, after: CuboState, [seat, open]: readonly [Seat, Open]): RoundReview {
  const points = seatOf(after, seat).points[round - 1] ?? 0;
  return { round, seat, ...open, points, left: Math.max(0, (open.best?.worth ?? points) - points) };
}

function covered(before: CuboState, after: CuboState, seat: Seat): Open {
  const square = laidIn(before, after, seat);
  return {
    laid: square && { square: square.map(cellOf), points: scoreSquare(square).points },
    best: bestIn(before, seat),
    exchange: square && exchangeFor(square, before.middle.filter(isFallenDie)),
  };
}

/** The square that a cover laid; a last cover may have closed the round already. */
function laidIn(before: CuboState, after: CuboState, seat: Seat): readonly FallenDie[] | null {
  const { square } = seatOf(after, seat);
  return after.round === before.round ? square : null;
}

const cellOf = ({ colour, face }: FallenDie): Cell => ({ colour, face });

function bestIn(state: CuboState, seat: Seat): Arrangement | null {
  const own = seatOf(state, seat);
  const kinds = fallenKinds(own);
  return kinds && rememberedArrangement(kinds, jokerFace(own), { middle: middleKinds(state) });
}

function exchangeFor(square: readonly FallenDie[], middle: readonly FallenDie[]): BestExchange | null {
  let best: BestExchange | null = null;
  for (const die of middle) {
    const { cell, points } = bestExchange(square, die);
    if (cell !== null && points > (best?.points ?? 0)) best = { die: cellOf(die), cell, points };
  }
  return best;
}

/** With those who did not cover in time. */
function withLate(open: ReadonlyMap<Seat, Open>, before: CuboState): Map<Seat, Open> {
  const all = new Map(open);
  for (const seat of seatsOf(before.seats.length))
    if (!all.has(seat)) all.set(seat, { laid: null, best: bestIn(before, seat), exchange: null });
  return all;
}
