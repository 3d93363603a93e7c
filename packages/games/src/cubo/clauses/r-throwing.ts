import type { Refusal } from '@cubarium/core';
import { withoutFace } from '../dice.ts';
import { refuse } from '../refusals.ts';
import { isCalm, seatAt, withSeat } from '../state.ts';
import type { CuboState, FallenDie, When } from '../types.ts';
import { checkThrowsLeft } from './p-calm.ts';
import { checkHandTime, checkRethrowTime } from './p-pace.ts';
import { checkInTime } from './r-ending.ts';
import { checkRunning } from './r-opening.ts';

/** R5 binds a race once anybody has covered; at a calm table it does not apply. */
const someoneCovered = (state: CuboState): boolean => !isCalm(state) && state.coverOrder.length > 0;

const checkFree = (state: CuboState, when: When): Refusal | null =>
  checkRunning(state, when) ??
  (seatAt(state, when.seat).square ? refuse('already-covered') : null) ??
  checkInTime(state, when);

/** R3, R4, R5: only dice in hand can be thrown. */
export function checkThrow(state: CuboState, when: When): Refusal | null {
  const notFree = checkFree(state, when);
  if (notFree) return notFree;
  if (seatAt(state, when.seat).hand) return checkHandTime(state, when);
  return refuse(someoneCovered(state) ? 'must-arrange' : 'dice-not-in-hand');
}

/** R3: all nine leave the hand; where they fall is up to chance. */
export function throwDice(state: CuboState, { seat, at }: When): CuboState {
  const { throws } = seatAt(state, seat);
  return withSeat(state, seat, { hand: false, throws: throws + 1, thrownAt: at });
}

/** The faces of all nine, the joker last. */
export const landDice = (state: CuboState, seat: When['seat'], fallen: readonly FallenDie[]): CuboState => {
  const joker = fallen.at(-1);
  if (!joker) throw new RangeError('no dice fell');
  return withSeat(state, seat, { dice: fallen.slice(0, -1), joker });
};

/** R4, R5: all nine back in hand, until the first player covers. */
export function checkPickUp(state: CuboState, when: When): Refusal | null {
  const notFree = checkFree(state, when);
  if (notFree) return notFree;
  if (someoneCovered(state)) return refuse('no-picking-up-after-cover');
  if (seatAt(state, when.seat).hand) return refuse('dice-already-in-hand');
  return checkThrowsLeft(state, when) ?? checkRethrowTime(state, when);
}

export function pickUp(state: CuboState, { seat, at }: When): CuboState {
  const { dice, joker } = seatAt(state, seat);
  return withSeat(state, seat, {
    hand: true,
    handAt: at,
    dice: dice.map(withoutFace),
    joker: withoutFace(joker),
  });
}
