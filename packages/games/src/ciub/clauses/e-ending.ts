/** E · The end of the game: the Opus Magnum, the final turns, and who has won. */
import { seatsFrom, type Seat } from '@cubarium/core';
import { CARDS } from '../cards.ts';
import { diceCount } from '../position.ts';
import type { CiubOutcome, CiubState } from '../types.ts';

/** E1, E3: the seat whose turn it is has the D card; every other seat has one final turn, in order. */
export function gainOpus(state: CiubState): CiubState {
  const { seat } = state.turn;
  return { ...state, opus: seat, finals: finalOrder(seat, state.seats.length) };
}

/** E3, E4: the next final turn begins without foresight; after the last one the game is over. */
export function nextFinalTurn(state: CiubState, finals: readonly Seat[]): CiubState {
  const [next, ...later] = finals;
  if (next === undefined)
    return { ...state, turn: { ...state.turn, phase: 'over', moved: false, chance: null } };
  return { ...state, finals: later, turn: { seat: next, phase: 'toRoll', moved: false, chance: null } };
}

/** The seats in the order of their final turns. */
export const finalOrder = (opus: Seat, seats: number): readonly Seat[] => seatsFrom(opus, seats).slice(1);

/** E5: points of the gained cards; most points win, then most dice; what is still equal is shared. */
export function outcome(state: CiubState): CiubOutcome {
  const points = state.seats.map((seat) => seat.cards.reduce((sum, card) => sum + CARDS[card].points, 0));
  const dice = state.seats.map(diceCount);
  const rank = (seat: number): number => (points[seat] ?? 0) * 100 + (dice[seat] ?? 0);
  const best = Math.max(...state.seats.map((_, seat) => rank(seat)));
  const winners = seatsFrom(0, state.seats.length).filter((seat) => rank(seat) === best);
  return { winners, points, dice };
}
