import { mapSeats, type Entry, type Seat } from '@cubarium/core';
import { CENTRE, cubo, type CuboAction, type CuboState, type SeatAction } from '@cubarium/games/cubo';
import type { Judged } from '../kit/index.ts';
import { fallenKinds, idsOf, isFallenDie, jokerFace, middleKinds, seatOf } from './lying.ts';
import { coveredPoints, winChances } from './outlook.ts';
import { rememberedArrangement, rememberedWorth } from './square/index.ts';

/** An entry of a seat with what it changed. */
export interface Step {
  readonly before: CuboState;
  readonly entry: Entry<CuboAction>;
  readonly after: CuboState;
}

interface SeatMove {
  readonly at: number;
  readonly actor: Seat;
  readonly action: SeatAction;
}

interface Option {
  readonly action: SeatAction;
  readonly state: CuboState;
}

/** What the table would look like had a seat done this instead at that moment; null when it may not. */
function instead(before: CuboState, move: SeatMove): Option | null {
  const { action } = move;
  const next = cubo.apply(before, move);
  return next.ok ? { action, state: next.value } : null;
}

/** The best square of the dice that lie before a seat, as an action. */
export function bestCover(state: CuboState, seat: Seat): SeatAction | null {
  const own = seatOf(state, seat);
  const kinds = fallenKinds(own);
  if (!kinds || own.square) return null;
  const { square } = rememberedArrangement(kinds, jokerFace(own), { middle: middleKinds(state) });
  return { kind: 'cover', square: idsOf(own, square) };
}

const chanceIn = (state: CuboState, seat: Seat): number => winChances(state)[seat] ?? 0;

interface Found {
  readonly seat: Seat;
  readonly part: string;
  readonly points: number | null;
  readonly options: readonly (Option | null)[];
}

/** What was done, against the best of what could have been done. */
function review({ after }: Step, { seat, part, points, options }: Found): Judged {
  const value = chanceIn(after, seat);
  let best = value;
  let better: SeatAction | null = null;
  for (const option of options) {
    const chance = option ? chanceIn(option.state, seat) : 0;
    if (option && chance > best) [best, better] = [chance, option.action];
  }
  return { seat, part, error: best - value, deviation: 0, points, better };
}

/** The points this seat gets of what it has covered, as far as the middle goes. */
const pointsIn = (state: CuboState, seat: Seat): number => coveredPoints(seatOf(state, seat), state);

function reviewCover(step: Step, seat: Seat): readonly Judged[] {
  const { before, after, entry } = step;
  const own = seatOf(before, seat);
  const kinds = fallenKinds(own);
  const best = bestCover(before, seat);
  if (!kinds || !best) return [];
  const most = rememberedWorth(kinds, jokerFace(own), { middle: middleKinds(before) });
  const points = Math.max(0, most - pointsIn(after, seat));
  const laid = instead(before, { at: entry.at, actor: seat, action: best });
  const arranging = review(step, { seat, part: 'arranging', points, options: [laid] });
  const again =
    before.options.pace === 'calm'
      ? instead(before, { at: entry.at, actor: seat, action: { kind: 'pickUp' } })
      : null;
  if (!laid || !again) return [arranging];
  // Measured from the best square of this throw: how well it was laid is the other decision.
  const kept = { ...step, after: laid.state };
  return [arranging, review(kept, { seat, part: 'throwing', points: null, options: [again] })];
}

/** At a calm table: throwing again, against the best square of what lay there. */
function reviewPickUp(step: Step, seat: Seat): readonly Judged[] {
  const { before, entry } = step;
  const best = before.options.pace === 'calm' ? bestCover(before, seat) : null;
  if (!best) return [];
  const options = [instead(before, { at: entry.at, actor: seat, action: best })];
  return [review(step, { seat, part: 'throwing', points: null, options })];
}

function reviewTake(step: Step, seat: Seat): readonly Judged[] {
  const { before, after, entry } = step;
  const options = before.middle
    .filter(isFallenDie)
    .map((die) => instead(before, { at: entry.at, actor: seat, action: { kind: 'take', die: die.id } }));
  const points = Math.max(0, pointsIn(before, seat) - takenPoints(after, seat));
  return [review(step, { seat, part: 'choosing', points, options })];
}

/** What the square makes with the die that was taken; the last take may already have ended the round. */
function takenPoints(after: CuboState, seat: Seat): number {
  const own = seatOf(after, seat);
  return own.square ? coveredPoints(own, { ...after, stage: 'scoring' }) : (own.points.at(-1) ?? 0);
}

const CELLS = [null, 0, 1, 2, 3, 4, 5, 6, 7, 8].filter((cell) => cell !== CENTRE);

function reviewExchange(step: Step, seat: Seat): readonly Judged[] {
  const { before, after, entry } = step;
  const options = CELLS.map((cell) =>
    instead(before, { at: entry.at, actor: seat, action: { kind: 'exchange', cell } }),
  );
  const made = seatOf(after, seat).points[before.round - 1] ?? 0;
  const points = Math.max(0, pointsIn(before, seat) - made);
  return [review(step, { seat, part: 'exchanging', points, options })];
}

/** The decisions in an entry of a seat. */
export function decisionsIn(step: Step): readonly Judged[] {
  const { actor, action } = step.entry;
  if (typeof actor !== 'number') return [];
  switch (action.kind) {
    case 'cover':
      return reviewCover(step, actor);
    case 'pickUp':
      return reviewPickUp(step, actor);
    case 'take':
      return reviewTake(step, actor);
    case 'exchange':
      return reviewExchange(step, actor);
    default:
      return [];
  }
}

/** Who was too late (R10): what the dice that lay there would have brought. */
export function latenessIn(step: Step): readonly Judged[] {
  const { before, after, entry } = step;
  const ended = before.stage === 'racing' && (after.stage !== 'racing' || after.round !== before.round);
  if (!ended || before.options.pace === 'calm') return [];
  return mapSeats(before.seats, (own, seat): readonly Judged[] => {
    if (own.square || (entry.actor === seat && entry.action.kind === 'cover')) return [];
    const best = bestCover(before, seat);
    const laid = best && inTime(before, seat, best);
    const points = laid ? pointsIn(laid.state, seat) : 0;
    const late = review(step, { seat, part: 'speed', points, options: [laid] });
    return [{ ...late, better: null }];
  }).flat();
}

/** The cover that did not come: as if the countdown had not been over yet, and the dice had lain long enough (P7). */
function inTime(before: CuboState, seat: Seat, action: SeatAction): Option | null {
  const countdownEnds = before.countdownEnds.map(() => null);
  const unhurried = { ...before, options: { ...before.options, coverMs: 0 }, countdownEnds };
  return instead(unhurried, { at: before.at, actor: seat, action });
}

/** What a quicker hand cost those who had covered and were still to choose a die: points, by seat. */
export function grabbedFrom({ before, after, entry }: Step): readonly number[] {
  const taken = entry.action.kind === 'take' && before.options.pace === 'race';
  return before.seats.map((own, i) => {
    const still = after.seats[i];
    if (!taken || !own.square || own.taken || entry.actor === i || !still || after.stage !== 'racing')
      return 0;
    return Math.max(0, coveredPoints(own, before) - coveredPoints(still, after));
  });
}
