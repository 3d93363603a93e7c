import type { Seat } from '@cubarium/core';
import type { Cell, CuboSeat, CuboState, Die, Face, FallenDie } from '@cubarium/games/cubo';
import { kindOf } from './square/index.ts';

/** What everybody at the table can see of dice. */
export const isFallenDie = (die: Die): die is FallenDie => die.face !== null;

export function seatOf(state: CuboState, seat: Seat): CuboSeat {
  const found = state.seats[seat];
  if (!found) throw new RangeError(`no seat ${seat}`);
  return found;
}

const kindOfDie = ({ colour, face }: FallenDie): number => kindOf({ colour, face });

/** The kinds of the eight dice that lie in front of a seat; null while they are in hand or in the air. */
export function fallenKinds(seat: CuboSeat): readonly number[] | null {
  const fallen = seat.dice.filter(isFallenDie);
  return fallen.length === seat.dice.length ? fallen.map(kindOfDie) : null;
}

/** How many of the own dice are red, wherever they are. */
export const redsIn = (seat: CuboSeat): number => seat.dice.filter((die) => die.colour === 'red').length;

/** The face of the joker that lies. */
export function jokerFace({ joker }: CuboSeat): Face {
  if (joker.face === null) throw new TypeError('the joker has not fallen');
  return joker.face;
}

/** The dice of the middle, by kind. */
export const middleKinds = (state: CuboState): readonly number[] =>
  state.middle.filter(isFallenDie).map(kindOfDie);

/** The ids of a seat's dice, laid as this square. */
export function idsOf(seat: CuboSeat, square: readonly Cell[]): readonly string[] {
  const left = [...seat.dice, seat.joker];
  return square.map((cell) => {
    const place = left.findIndex((die) => die.colour === cell.colour && die.face === cell.face);
    const [die] = place < 0 ? [] : left.splice(place, 1);
    if (!die) throw new RangeError(`no ${cell.colour} ${cell.face} is left to lay`);
    return die.id;
  });
}
