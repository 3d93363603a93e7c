import type { Seat } from '@cubarium/core';
import { cubo, type CuboSeat, type CuboState } from '@cubarium/games/cubo';

export const isCalm = (state: CuboState): boolean => state.options.pace === 'calm';

/** How many times the usual time a seat has. */
export const factorOf = ({ options }: CuboState, seat: Seat): number => options.timeFactor?.[seat] ?? 1;

export function seatOf(state: CuboState, seat: Seat): CuboSeat {
  const found = state.seats[seat];
  if (!found) throw new RangeError(`no seat ${seat}`);
  return found;
}

/** The points that may be told: those of a round belong to its scoring, not to the first who was scored. */
export function toldPoints(state: CuboState, seat: Seat): readonly number[] {
  const { points } = seatOf(state, seat);
  return state.stage === 'scoring' ? points.slice(0, state.round - 1) : points;
}

/** Whose dice are in the air; null for the middle's, or none. */
export function fallingSeat({ stage, seats }: CuboState): Seat | null {
  const index = stage === 'racing' ? seats.findIndex((seat) => !seat.hand && seat.joker.face === null) : -1;
  return index < 0 ? null : (index as Seat);
}

/** Whose turn it is at a calm table; null in a race, where everybody plays at once, and between rounds. */
export function turnOf(state: CuboState): Seat | null {
  if (!isCalm(state)) return null;
  if (state.stage === 'racing') return state.go;
  const turn = cubo.turn(state);
  return state.stage === 'scoring' && turn.who === 'seats' ? (turn.seats[0] ?? null) : null;
}

/** Whose dice are shown large: who decides alone, or whoever holds this device. */
export function focusOf(state: CuboState, mine: readonly Seat[]): Seat {
  const turn = cubo.turn(state);
  const [first] = turn.who === 'seats' ? turn.seats : [];
  const [own] = mine;
  // Who was too late keeps the own square in sight.
  const late = own !== undefined && !isCalm(state) && seatOf(state, own).square === null;
  if (state.stage === 'scoring' && first !== undefined && !late) return first;
  if (isCalm(state)) return state.go ?? state.starter;
  return own ?? state.starter;
}
