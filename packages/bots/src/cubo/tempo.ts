import type { Rng, Seat } from '@cubarium/core';
import { coverableFrom, type CuboState, type SeatAction } from '@cubarium/games/cubo';
import { seatOf } from './lying.ts';
import { moodOf, spread } from './mood.ts';
import type { Tempo } from './style.ts';

const DICE = 8;
/** After a scored round everybody looks at everybody's square before the next is called. */
const LOOK_MS = 1800;

/** The times of one throw as this bot lives through it. */
export interface Pace {
  /** When the dice are understood. */
  readonly seenAt: number;
  /** When the square is laid. */
  readonly laidAt: number;
  /** How much of the time it would take there was: less than 1 when the countdown cuts it short. */
  readonly share: number;
}

export interface Mover {
  readonly state: CuboState;
  readonly seat: Seat;
  readonly tempo: Tempo;
}

const moment = (value: number | null): number => value ?? 0;

/** When somebody ended the throwing for all; null while nobody has covered. */
function firstCover({ seats, coverOrder }: CuboState): number | null {
  const [first] = coverOrder;
  return first === undefined ? null : (seats[first]?.coveredAt ?? null);
}

/** From the throw to the square, which may not be covered before P7 allows it. */
export function paceOf({ state, seat, tempo }: Mover, plan: 'cover' | 'throwAgain'): Pace {
  const mood = moodOf(state, seat, 'pace');
  const { thrownAt } = seatOf(state, seat);
  const seenAt = moment(thrownAt) + spread(tempo.see, mood);
  const laying = spread(DICE * tempo.place, mood);
  const margin = spread(1.5 * tempo.react, mood);
  const cover = plan === 'throwAgain' ? firstCover(state) : null;
  const from = Math.max(seenAt, (cover ?? 0) + (cover === null ? 0 : tempo.react));
  const ends = state.countdownEnds[seat] ?? null;
  const free = from + laying;
  const laidAt = Math.max(
    ends === null ? free : Math.min(free, ends - margin),
    coverableFrom(state, seat) ?? 0,
  );
  const share = Math.max(0, Math.min(1, (laidAt - from) / laying));
  return { seenAt, laidAt, share };
}

const lookingBack = ({ round, seats }: CuboState): number => (round > 1 ? LOOK_MS * seats.length : 0);

/**
 * P2, P7: whether what is thrown next can still be covered before the last countdown of the round is over. Without a
 * time to lay there is always enough of it.
 */
export function leavesTimeToThrow({ state, seat, tempo }: Mover, { seenAt }: Pace): boolean {
  const { calledAt, options } = state;
  const { capMs, countdownMs, coverMs, handMs, timeFactor } = options;
  const over = moment(calledAt) + capMs + countdownMs * (timeFactor?.[seat] ?? 1);
  return seenAt + Math.max(handMs, 2 * tempo.shake) + coverMs < over;
}

/** Whether the countdown of this seat is over by then. */
export const isTooLate = ({ state, seat }: Mover, then: number): boolean =>
  then >= (state.countdownEnds[seat] ?? Infinity);

/** Shaken as long as one likes, unless a countdown leaves just the time to lay (P7). */
function throwMoment({ state, seat, tempo }: Mover, mood: Rng): number {
  const { handMs, coverMs } = state.options;
  const handAt = moment(seatOf(state, seat).handAt);
  const shaken = handAt + Math.max(handMs, spread(tempo.shake, mood));
  const ends = state.countdownEnds[seat] ?? null;
  return ends === null
    ? shaken
    : Math.max(handAt + handMs, Math.min(shaken, ends - coverMs - 2 * tempo.react));
}

/** When this bot does what it has decided; never before P1 and P7 allow it. */
export function momentOf(mover: Mover, action: SeatAction, pace: Pace | null): number {
  const { state, seat, tempo } = mover;
  const { options } = state;
  const { handAt, thrownAt, throws, coveredAt } = seatOf(state, seat);
  const mood = moodOf(state, seat, action.kind);
  switch (action.kind) {
    case 'call':
      return moment(state.openedAt) + spread(tempo.ponder, mood) + lookingBack(state);
    case 'throw':
      return throws === 0
        ? Math.max(moment(state.calledAt), moment(handAt)) + spread(tempo.react, mood)
        : throwMoment(mover, mood);
    case 'pickUp':
      return Math.max(moment(thrownAt) + options.rethrowMs, pace?.seenAt ?? 0);
    case 'cover':
      return pace?.laidAt ?? 0;
    case 'take':
      return moment(coveredAt) + spread(tempo.grab, mood);
    case 'exchange':
      return moment(state.exchangeSince) + spread(tempo.ponder, mood);
  }
}

/** From now until then. What should have happened already takes a reaction, unless time is running out. */
export function waitFor({ state, seat, tempo }: Mover, then: number, at: number): number {
  if (then > at) return Math.ceil(then - at);
  const ends = state.countdownEnds[seat] ?? null;
  const reaction = spread(tempo.react, moodOf(state, seat, `react ${state.at}`));
  return Math.ceil(ends === null ? reaction : Math.max(0, Math.min(reaction, ends - 1 - at)));
}
