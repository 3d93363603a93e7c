import type { Refusal } from '@cubarium/core';
import { refuse } from '../refusals.ts';
import { isCalm } from '../state.ts';
import type { CuboState, FallenDie, When } from '../types.ts';

/** R1, R2: the middle lies open, everybody has the dice in hand. A calm table needs no call (P6). */
export function openRound(state: CuboState, middle: readonly FallenDie[], at: number): CuboState {
  const seats = state.seats.map((seat) => ({ ...seat, handAt: at }));
  const opened = { ...state, middle, seats, openedAt: at };
  return isCalm(state) ? { ...opened, stage: 'racing', go: state.starter } : { ...opened, stage: 'ready' };
}

/** R2: the starter calls, once. */
export function checkCall(state: CuboState, { seat }: When): Refusal | null {
  if (isCalm(state)) return refuse('no-call-at-calm-table');
  if (state.stage !== 'ready') return refuse('already-called');
  return seat === state.starter ? null : refuse('only-starter-calls');
}

export const call = (state: CuboState, at: number): CuboState => ({
  ...state,
  stage: 'racing',
  calledAt: at,
});

/** Whether this seat has anything to do with its dice now: after the call (R2), before the end (R11), in its go (P6). */
export function checkRunning(state: CuboState, { seat }: When): Refusal | null {
  if (state.stage === 'ready') return refuse('not-called-yet');
  if (isCalm(state)) return state.go === seat ? null : refuse('not-your-go');
  return state.stage === 'racing' ? null : refuse('round-is-over');
}
