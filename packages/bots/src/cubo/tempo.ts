import type { Seat } from '@cubarium/core';
import type { CuboState, SeatAction } from '@cubarium/games/cubo';
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

/** From the throw to the square. `resumed`: the bot meant to throw again, until somebody covered. */
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
  const laidAt = ends === null ? free : Math.min(free, ends - margin);
  const share = Math.max(0, Math.min(1, (laidAt - from) / laying));
  return { seenAt, laidAt, share };
}

const lookingBack = ({ round, seats }: CuboState): number => (round > 1 ? LOOK_MS * seats.length : 0);

/** When this bot does what it has decided; never before P1 allows it. */
export function momentOf(mover: Mover, action: SeatAction, pace: Pace | null): number {
  const { state, seat, tempo } = mover;
  const { options } = state;
  const { handAt, thrownAt, throws, coveredAt } = seatOf(state, seat);
  const mood = moodOf(state, seat, action.kind);
  switch (action.kind) {
    case 'call':
      return moment(state.openedAt) + spread(tempo.ponder, mood) + lookingBack(state);
    case 'throw': {
      if (throws === 0) return Math.max(moment(state.calledAt), moment(handAt)) + spread(tempo.react, mood);
      return moment(handAt) + Math.max(options.handMs, spread(tempo.shake, mood));
    }
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
