import type { Refusal } from '@cubarium/core';
import { refuse } from '../refusals.ts';
import { known, openSquares, seatAt } from '../state.ts';
import type { CuboSeat, CuboState, When } from '../types.ts';
import { timeOf } from './p-factor.ts';
import { endRound } from './w-exchange.ts';

/** R10: who has not covered when the own countdown is over is too late, even if the round goes on for others. */
export function checkInTime(state: CuboState, { seat, at }: When): Refusal | null {
  const ends = state.countdownEnds[seat] ?? null;
  return ends !== null && at >= ends ? refuse('too-late', { ends }) : null;
}

/** R9, P2, P5: six seconds for everybody who has not covered, each by the own factor. */
export function startCountdown(state: CuboState, from: number): CuboState {
  const countdownEnds = state.seats.map(({ square }, seat) =>
    square ? null : from + timeOf(state, seat, state.options.countdownMs),
  );
  return { ...state, countdownEnds };
}

function lastCoverer(state: CuboState): CuboSeat | null {
  const seat = state.coverOrder.at(-1);
  return seat === undefined ? null : seatAt(state, seat);
}

/** When the countdown is over for everybody it runs for; null while none runs. */
const countdownOver = (state: CuboState): number | null =>
  state.countdownEnds.reduce<number | null>(
    (latest, ends) => (ends === null ? latest : Math.max(ends, latest ?? ends)),
    null,
  );

export interface RaceEvent {
  readonly what: 'countdown' | 'end';
  readonly at: number;
}

/** What the clock does next in a race, and when (R9, R11, P2). */
export function nextRaceEvent(state: CuboState): RaceEvent {
  const { stallMs, capMs } = state.options;
  const open = openSquares(state);
  const last = lastCoverer(state);
  const stalled = last && known(last.coveredAt) + stallMs;
  if (open === 0) return { what: 'end', at: known(stalled) };
  const over = countdownOver(state);
  if (over === null) {
    const cap = known(state.calledAt) + capMs;
    return { what: 'countdown', at: open === 1 && stalled !== null ? Math.min(cap, stalled) : cap };
  }
  // The last who covered in time keeps the five seconds in which to take a die.
  const graceEnds = last?.taken === null ? known(stalled) : over;
  return { what: 'end', at: Math.max(over, graceEnds) };
}

/** R9, R11: a die taken may start the countdown, or end the round at once. */
export function afterTake(state: CuboState, { seat, at }: When): CuboState {
  const open = openSquares(state);
  if (open === 0) return state.seats.every((one) => one.taken) ? endRound(state, at) : state;
  if (state.coverOrder.at(-1) !== seat) return state;
  const over = countdownOver(state);
  if (over === null) return open === 1 ? startCountdown(state, at) : state;
  return over <= at ? endRound(state, at) : state;
}
