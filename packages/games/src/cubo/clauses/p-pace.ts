import type { Refusal, Seat } from '@cubarium/core';
import { refuse } from '../refusals.ts';
import { isCalm, known, seatAt } from '../state.ts';
import type { CuboState, When } from '../types.ts';

/** P1: dice are shaken before they are thrown; the first throw may come with the call. */
export function checkHandTime(state: CuboState, { seat, at }: When): Refusal | null {
  const { throws, handAt } = seatAt(state, seat);
  if (isCalm(state) || throws === 0) return null;
  const until = known(handAt) + state.options.handMs;
  return at < until ? refuse('throw-too-early', { until }) : null;
}

/** P1: dice are looked at before they are taken back. */
export function checkRethrowTime(state: CuboState, { seat, at }: When): Refusal | null {
  if (isCalm(state)) return null;
  const until = known(seatAt(state, seat).thrownAt) + state.options.rethrowMs;
  return at < until ? refuse('pick-up-too-early', { until }) : null;
}

/** P7: from when on what a seat has thrown may be covered; null where covering needs no time. */
export function coverableFrom(state: CuboState, seat: Seat): number | null {
  const { thrownAt } = seatAt(state, seat);
  return isCalm(state) || thrownAt === null ? null : thrownAt + state.options.coverMs;
}

/** P7: laying nine dice takes time on a table. */
export function checkCoverTime(state: CuboState, { seat, at }: When): Refusal | null {
  const until = coverableFrom(state, seat);
  return until !== null && at < until ? refuse('cover-too-early', { until }) : null;
}
