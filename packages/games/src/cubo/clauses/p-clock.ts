import { bestExchange } from './w-scoring.ts';
import { isCalm, known, seatAt } from '../state.ts';
import type { CuboState } from '../types.ts';
import { timeOf } from './p-factor.ts';
import { nextRaceEvent, startCountdown } from './r-ending.ts';
import { call } from './r-opening.ts';
import { endRound, exchange, nextToScore } from './w-exchange.ts';

/** The next moment at which the clock has something to do; null without one (P2, P3, P4; none at calm tables, P6). */
export function deadline(state: CuboState): number | null {
  if (isCalm(state)) return null;
  switch (state.stage) {
    case 'ready':
      return known(state.openedAt) + state.options.callMs;
    case 'racing':
      return nextRaceEvent(state).at;
    case 'scoring': {
      const seat = nextToScore(state);
      return seat === null
        ? null
        : known(state.exchangeSince) + timeOf(state, seat, state.options.exchangeMs);
    }
    case 'dealing':
    case 'opening':
    case 'over':
      return null;
  }
}

/**
 * The one thing that was due. It counts as done at the moment it was due, however late the clock's entry arrives (P4):
 * nobody gains or loses time by a slow server.
 */
export function timeUp(state: CuboState, due: number): CuboState {
  if (state.stage === 'ready') return call(state, due);
  if (state.stage === 'racing')
    return nextRaceEvent(state).what === 'end' ? endRound(state, due) : startCountdown(state, due);
  return exchangeByClock(state, due);
}

/** P3: the exchange with the most points. */
function exchangeByClock(state: CuboState, due: number): CuboState {
  const seat = nextToScore(state);
  if (seat === null) throw new TypeError('nobody is left to exchange');
  const { square, taken } = seatAt(state, seat);
  if (!square || !taken) throw new TypeError(`seat ${seat} has nothing to exchange`);
  return exchange(state, { seat, at: due }, bestExchange(square, taken).cell);
}
