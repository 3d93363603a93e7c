import { seededRng, type Rng, type Seat } from '@cubarium/core';
import type { CuboState } from '@cubarium/games/cubo';
import { seatOf } from './lying.ts';

/**
 * What a bot draws its slips and its timing from: a function of the seat's own throw. In a race a bot is asked again
 * whenever anybody does anything; drawn anew each time, it would change its mind with every answer, and the quickest
 * of many draws would make it quicker than it is.
 */
export function moodOf(state: CuboState, seat: Seat, about: string): Rng {
  const { dice, joker, throws, thrownAt, handAt } = seatOf(state, seat);
  const faces = [...dice, joker].map((die) => `${die.id}${die.face ?? ''}`).join('');
  return seededRng(`${about} ${seat} ${state.round} ${throws} ${thrownAt ?? handAt} ${faces}`);
}

const FINE = 1000;
const NARROWEST = 0.65;

/** A duration with its natural spread: 65 % to 135 % of the average, the extremes being rare. */
export const spread = (ms: number, rng: Rng): number =>
  ms * (NARROWEST + (1 - NARROWEST) * ((rng.below(FINE) + rng.below(FINE)) / (FINE - 1)));
