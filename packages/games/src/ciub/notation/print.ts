import type { JsonRecord } from '@cubarium/core';
import type { CiubState, SeatState, TurnState } from '../types.ts';
import { printDie } from './die.ts';

/** The normative text form of a state: dice as text, everything else as it is. */
export function print(state: CiubState): JsonRecord {
  return {
    game: 'ciub',
    options: state.options,
    seats: state.seats.map(printSeat),
    top: state.top,
    bottom: state.bottom,
    removed: state.removed,
    pile: state.pile,
    turn: printTurn(state.turn),
    opus: state.opus,
    finals: state.finals,
  };
}

const printSeat = (seat: SeatState): JsonRecord => ({
  pool: seat.pool.map(printDie),
  tray: seat.tray.map(printDie),
  cards: seat.cards,
  token: seat.token,
});

/** `chance` is there only while chance is due. */
function printTurn({ chance, ...turn }: TurnState): JsonRecord {
  return chance === null ? turn : { ...turn, chance };
}
