import { err, isSeat, nextSeat, ok, seatsOf, type Refusal, type Result, type Seat } from '@cubarium/core';
import { jokerOf, startingDice, startingMiddle, withoutFace } from '../dice.ts';
import type { CuboOptions } from '../options.ts';
import { refuse } from '../refusals.ts';
import type { CuboSeat, CuboState, Die } from '../types.ts';

/** Before a round opens the dice are in everybody's hand, without a face. */
const freshSeat = (
  dice: readonly Die[],
  kept: { readonly joker: Die; readonly points: readonly number[] },
): CuboSeat => ({
  dice: dice.map(withoutFace),
  joker: withoutFace(kept.joker),
  hand: true,
  throws: 0,
  handAt: null,
  thrownAt: null,
  square: null,
  coveredAt: null,
  taken: null,
  takenAt: null,
  points: kept.points,
});

/** S1: the dice of a new table; who starts is still to be dealt. */
export const setup = (options: CuboOptions): CuboState => ({
  options,
  round: 1,
  starter: options.first ?? 0,
  stage: 'dealing',
  at: 0,
  openedAt: null,
  calledAt: null,
  coverOrder: [],
  go: null,
  exchangeSince: null,
  middle: startingMiddle(options.seats),
  seats: seatsOf(options.seats).map((seat) =>
    freshSeat(startingDice(seat), { joker: jokerOf(seat), points: [] }),
  ),
  countdownEnds: seatsOf(options.seats).map(() => null),
});

/** S2: chance names the first starter, bound to the host's choice when there is one. */
export function deal(state: CuboState, first: Seat): Result<CuboState, Refusal> {
  const chosen = state.options.first;
  if (!isSeat(first, state.seats.length) || (chosen !== null && first !== chosen))
    return err(refuse('impossible-first'));
  return ok({ ...state, stage: 'opening', starter: first });
}

/** S2: the next round opens by itself, with the next player clockwise as its starter. */
export const nextRound = (state: CuboState): CuboState => ({
  ...state,
  round: state.round + 1,
  starter: nextSeat(state.starter, state.seats.length),
  stage: 'opening',
  openedAt: null,
  calledAt: null,
  coverOrder: [],
  go: null,
  exchangeSince: null,
  middle: state.middle.map(withoutFace),
  seats: state.seats.map((seat) => freshSeat(seat.dice, seat)),
  countdownEnds: state.seats.map(() => null),
});
