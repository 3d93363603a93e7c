import { seededRng, type Rng, type Seat } from '@cubarium/core';
import type { CuboState } from '@cubarium/games/cubo';
import { seatOf } from './lying.ts';

/** Another one with every throw of the seat. */
export function throwKey(state: CuboState, seat: Seat): string {
  const { dice, joker, throws, thrownAt, handAt } = seatOf(state, seat);
  const faces = [...dice, joker].map((die) => `${die.id}${die.face ?? ''}`).join('');
  return `${seat} ${state.round} ${throws} ${thrownAt ?? handAt} ${faces}`;
}

/**
 * What a bot draws its slips and its timing from: a function of the seat's own throw. In a race a bot is asked again
 * whenever anybody does anything; drawn anew each time, it would change its mind with every answer, and the quickest
 * of many draws would make it quicker than it is.
 */
export const moodOf = (state: CuboState, seat: Seat, about: string): Rng =>
  seededRng(`${about} ${throwKey(state, seat)}`);

const FINE = 1000;
const NARROWEST = 0.65;

/** A duration with its natural spread: 65 % to 135 % of the average, the extremes being rare. */
export const spread = (ms: number, rng: Rng): number =>
  ms * (NARROWEST + (1 - NARROWEST) * ((rng.below(FINE) + rng.below(FINE)) / (FINE - 1)));
