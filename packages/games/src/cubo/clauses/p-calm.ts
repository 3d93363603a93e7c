import { nextSeat, type Refusal } from '@cubarium/core';
import { refuse } from '../refusals.ts';
import { isCalm, seatAt } from '../state.ts';
import type { CuboState, When } from '../types.ts';
import { endRound } from './w-exchange.ts';

/** P6: after the last throw of a go the dice stay where they lie. */
export const checkThrowsLeft = (state: CuboState, { seat }: When): Refusal | null =>
  isCalm(state) && seatAt(state, seat).throws >= state.options.throws
    ? refuse('no-throws-left', { throws: state.options.throws })
    : null;

/** P6: the next player clockwise has a go; after the last one the round is scored. */
export function endGo(state: CuboState, { seat, at }: When): CuboState {
  const next = nextSeat(seat, state.seats.length);
  return next === state.starter ? endRound(state, at) : { ...state, go: next };
}
