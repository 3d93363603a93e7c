import type { Seat } from '@cubarium/core';
import { coverableFrom, cubo, type CuboState } from '@cubarium/games/cubo';
import { factorOf } from './situation.ts';

/** Time that runs out for a seat, on the clock that decides. */
export interface Countdown {
  readonly what: 'start' | 'call' | 'cover' | 'take' | 'exchange';
  readonly ends: number;
  /** How long it was in all: a full ring. */
  readonly total: number;
}

const START_MS = cubo.leadMs({ kind: 'call' });

export interface Watching {
  readonly state: CuboState;
  readonly seat: Seat;
  /** When the race starts, once that is announced. */
  readonly startsAt: number | null;
}

/** What a seat has to hurry for; null without haste. */
export function countdownOf({ state, seat, startsAt }: Watching): Countdown | null {
  const ends = cubo.deadline(state);
  const { options } = state;
  const factor = factorOf(state, seat);
  if (ends === null) return null;
  switch (state.stage) {
    case 'ready':
      return startsAt === null
        ? { what: 'call', ends, total: options.callMs }
        : { what: 'start', ends: startsAt, total: START_MS };
    case 'racing': {
      const own = state.countdownEnds[seat] ?? null;
      if (own !== null) return { what: 'cover', ends: own, total: options.countdownMs * factor };
      return mayStillTake(state, seat) ? { what: 'take', ends, total: options.stallMs } : null;
    }
    case 'scoring':
      return { what: 'exchange', ends, total: options.exchangeMs * factor };
    case 'dealing':
    case 'opening':
    case 'over':
      return null;
  }
}

/** Covered, no die taken yet, and the round is about to end: the deadline is its end. */
function mayStillTake(state: CuboState, seat: Seat): boolean {
  const own = state.seats[seat];
  const ending =
    state.coverOrder.length === state.seats.length || state.countdownEnds.some((ends) => ends !== null);
  return ending && own !== undefined && own.square !== null && own.taken === null;
}

/** From 1, a full ring, to 0. */
export const shareLeft = ({ ends, total }: Countdown, now: number): number =>
  total <= 0 ? 0 : Math.min(1, Math.max(0, (ends - now) / total));

/** Whole seconds as people count them down: 6 … 1, then 0. */
export const secondsLeft = ({ ends }: Countdown, now: number): number =>
  Math.max(0, Math.ceil((ends - now) / 1000));

/** P7: the whole seconds until what lies there may be covered; 0 when it may be. */
export function secondsToCover(state: CuboState, seat: Seat, now: number): number {
  return Math.max(0, Math.ceil(((coverableFrom(state, seat) ?? now) - now) / 1000));
}
