import type { Refusal } from '@cubarium/core';
import { isFallen } from '../dice.ts';
import { refuse } from '../refusals.ts';
import { isCalm, seatAt, withSeat } from '../state.ts';
import { CENTRE, type CuboState, type FallenDie, type When } from '../types.ts';
import { endGo } from './p-calm.ts';
import { checkCoverTime } from './p-pace.ts';
import { afterTake, checkInTime } from './r-ending.ts';
import { checkRunning } from './r-opening.ts';

/** R7, R10: whether this seat could cover, whatever the square and however soon. */
function checkCoverTurn(state: CuboState, when: When): Refusal | null {
  const { square, hand } = seatAt(state, when.seat);
  // Once a race is being scored, who has not covered was too late for it.
  if (state.stage === 'scoring' && !isCalm(state)) return refuse(square ? 'already-covered' : 'too-late');
  const notRunning = checkRunning(state, when);
  if (notRunning) return notRunning;
  if (square) return refuse('already-covered');
  return checkInTime(state, when) ?? (hand ? refuse('dice-in-hand') : null);
}

/** R7, R10, P7: whether this seat could cover now, whatever the square. */
export const checkMayCover = (state: CuboState, when: When): Refusal | null =>
  checkCoverTurn(state, when) ?? checkCoverTime(state, when);

/** R6: the nine own dice, each in one cell, the joker in the centre. */
function checkSquare(state: CuboState, { seat }: When, square: readonly string[]): Refusal | null {
  const { dice, joker } = seatAt(state, seat);
  const foreign = square.find((id) => id !== joker.id && !dice.some((die) => die.id === id));
  if (foreign !== undefined) return refuse('not-your-die', { die: foreign.slice(0, 12) });
  const twice = square.find((id, i) => square.indexOf(id) !== i);
  if (twice !== undefined) return refuse('die-laid-twice', { die: twice });
  return square[CENTRE] === joker.id ? null : refuse('joker-not-in-centre');
}

/** A square that will never do is told at once; one that only comes too early needs no other answer than the moment. */
export const checkCover = (state: CuboState, when: When, square: readonly string[]): Refusal | null =>
  checkCoverTurn(state, when) ?? checkSquare(state, when, square) ?? checkCoverTime(state, when);

/** R7: from now on the square is what it is. */
export function cover(state: CuboState, { seat, at }: When, square: readonly string[]): CuboState {
  const { dice, joker } = seatAt(state, seat);
  const laid = square.flatMap((id): readonly FallenDie[] => {
    const die = [...dice, joker].find((own) => own.id === id);
    return die && isFallen(die) ? [die] : [];
  });
  return {
    ...withSeat(state, seat, { square: laid, coveredAt: at }),
    coverOrder: [...state.coverOrder, seat],
    // The countdown binds only who has not covered (R11).
    countdownEnds: state.countdownEnds.map((ends, i) => (i === seat ? null : ends)),
  };
}

/** R8: one die of the middle for who has covered; a calm table lets a go end without one (P6). */
export function checkTake(state: CuboState, when: When, die: string | null): Refusal | null {
  const notRunning = checkRunning(state, when);
  if (notRunning) return notRunning;
  const { square, taken } = seatAt(state, when.seat);
  if (!square) return checkInTime(state, when) ?? refuse('cover-first');
  if (taken) return refuse('one-die-only');
  if (die === null) return isCalm(state) ? null : refuse('name-a-die');
  return state.middle.some(({ id }) => id === die) ? null : refuse('die-not-in-middle');
}

export function take(state: CuboState, when: When, die: string | null): CuboState {
  const taken = state.middle.find(({ id }) => id === die);
  const after =
    taken && isFallen(taken)
      ? {
          ...withSeat(state, when.seat, { taken, takenAt: when.at }),
          middle: state.middle.filter((left) => left !== taken),
        }
      : state;
  return isCalm(state) ? endGo(after, when) : afterTake(after, when);
}
