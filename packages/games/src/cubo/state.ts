import { SEATS, type Seat } from '@cubarium/core';
import type { CuboChance, CuboSeat, CuboState } from './types.ts';

/** The state of one seat; asking for a seat that is not at the table is a bug. */
export function seatAt(state: CuboState, seat: Seat): CuboSeat {
  const found = state.seats[seat];
  if (!found) throw new RangeError(`no seat ${seat}`);
  return found;
}

export const withSeat = (state: CuboState, seat: Seat, changes: Partial<CuboSeat>): CuboState => ({
  ...state,
  seats: state.seats.map((old, i) => (i === seat ? { ...old, ...changes } : old)),
});

/** A moment that the stage promises to be known. */
export function known(moment: number | null): number {
  if (moment === null) throw new TypeError('this moment has not come yet');
  return moment;
}

export const isCalm = (state: CuboState): boolean => state.options.pace === 'calm';

/** How many have not covered. */
export const openSquares = (state: CuboState): number => state.seats.length - state.coverOrder.length;

/** The seat whose dice are in the air, or null. */
export function falling(state: CuboState): Seat | null {
  if (state.stage !== 'racing') return null;
  const index = state.seats.findIndex((seat) => !seat.hand && seat.joker.face === null);
  return SEATS[index] ?? null;
}

export const isChanceDue = (state: CuboState): boolean =>
  state.stage === 'dealing' || state.stage === 'opening' || falling(state) !== null;

/** What chance owes the table, or null. */
export function chanceDue(state: CuboState): CuboChance | null {
  if (state.stage === 'dealing') return { kind: 'deal' };
  if (state.stage === 'opening') return { kind: 'fall', dice: state.middle.map((die) => die.id) };
  const thrower = falling(state);
  if (thrower === null) return null;
  const { dice, joker } = seatAt(state, thrower);
  return { kind: 'fall', dice: [...dice, joker].map((die) => die.id) };
}
