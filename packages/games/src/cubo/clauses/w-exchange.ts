import { seatsFrom, type Refusal, type Seat } from '@cubarium/core';
import { compareDice } from '../dice.ts';
import { refuse } from '../refusals.ts';
import { seatAt, withSeat } from '../state.ts';
import { CENTRE, ROUNDS, type CuboState, type FallenDie, type When } from '../types.ts';
import { nextRound } from './s-setup.ts';
import { scoreSquare } from './w-scoring.ts';

/** W1: the first in turn order whose square of this round is not scored yet. */
export const nextToScore = (state: CuboState): Seat | null =>
  seatsFrom(state.starter, state.seats.length).find(
    (seat) => seatAt(state, seat).points.length < state.round,
  ) ?? null;

/** R11: the round is over; scoring begins at that moment. */
export const endRound = (state: CuboState, at: number): CuboState =>
  scoreOn({ ...state, stage: 'scoring', go: null, countdownEnds: state.seats.map(() => null) }, at);

/** W1: scores everybody who has nothing to decide, up to the next who has a die to exchange. */
function scoreOn(state: CuboState, since: number): CuboState {
  const seat = nextToScore(state);
  if (seat === null) return closeRound(state);
  const { taken, square } = seatAt(state, seat);
  if (taken) return { ...state, exchangeSince: since };
  return scoreOn(addPoints(state, seat, square), since);
}

/** W6, R10: no square, no points. */
const addPoints = (state: CuboState, seat: Seat, square: readonly FallenDie[] | null): CuboState =>
  withSeat(state, seat, {
    points: [...seatAt(state, seat).points, square ? scoreSquare(square).points : 0],
  });

/** W8: six rounds, then it is over. */
const closeRound = (state: CuboState): CuboState =>
  state.round === ROUNDS ? { ...state, stage: 'over', exchangeSince: null } : nextRound(state);

/** W1: in turn order, any coloured die of the own square. */
export function checkExchange(state: CuboState, { seat }: When, cell: number | null): Refusal | null {
  if (state.stage !== 'scoring') return refuse('not-scoring');
  if (seat !== nextToScore(state)) return refuse('not-your-exchange');
  return cell === CENTRE ? refuse('joker-stays') : null;
}

/** W1, W7: the die taken lies in that cell, the other goes to the middle; then the square is scored. */
export function exchange(state: CuboState, { seat, at }: When, cell: number | null): CuboState {
  const { dice, taken, square } = seatAt(state, seat);
  if (!taken || !square) throw new TypeError(`seat ${seat} has nothing to exchange`);
  const given = cell === null ? taken : square[cell];
  if (!given) throw new RangeError(`no cell ${cell}`);
  const swapped = square.map((die, i) => (i === cell ? taken : die));
  const kept = [...dice.filter((die) => die.id !== given.id), ...(cell === null ? [] : [taken])];
  const after = {
    ...withSeat(state, seat, { dice: kept.toSorted(compareDice), square: swapped, taken: null }),
    middle: [...state.middle, given].toSorted(compareDice),
  };
  return scoreOn(addPoints(after, seat, swapped), at);
}
