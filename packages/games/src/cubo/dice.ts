import { seatsOf, type Seat } from '@cubarium/core';
import { FACES, type Colour, type Die, type Face, type FallenDie } from './types.ts';

const OWN_OF_A_COLOUR = 4;
const MIDDLE_OF_A_COLOUR = 2;
const LETTERS: Readonly<Record<string, Colour>> = { r: 'red', b: 'blue', j: 'joker' };

const blank = (id: string, colour: Colour): Die => ({ id, colour, face: null });

const ofBothColours = (first: number, count: number): readonly Die[] => {
  const numbers = Array.from({ length: count }, (_, i) => first + i);
  return [...numbers.map((n) => blank(`r${n}`, 'red')), ...numbers.map((n) => blank(`b${n}`, 'blue'))];
};

/** The coloured dice a seat starts with (S1). */
export const startingDice = (seat: Seat): readonly Die[] =>
  ofBothColours(OWN_OF_A_COLOUR * seat + 1, OWN_OF_A_COLOUR);

/** The dice that lie in the middle at the start (S1). */
export const startingMiddle = (seats: number): readonly Die[] =>
  ofBothColours(OWN_OF_A_COLOUR * seats + 1, MIDDLE_OF_A_COLOUR);

export const jokerOf = (seat: Seat): Die => blank(`j${seat + 1}`, 'joker');

/** The ids of all coloured dice of a table. */
export const colouredIds = (seats: number): readonly string[] =>
  [...seatsOf(seats).flatMap(startingDice), ...startingMiddle(seats)].map((die) => die.id);

const COLOUR_ORDER: readonly Colour[] = ['red', 'blue', 'joker'];

/** Red before blue, by number, the joker last. */
export const compareDice = (a: Die, b: Die): number =>
  COLOUR_ORDER.indexOf(a.colour) - COLOUR_ORDER.indexOf(b.colour) || numberOf(a) - numberOf(b);

const numberOf = (die: Die): number => Number(die.id.slice(1));

export const isFace = (value: number): value is Face => FACES.some((face) => face === value);

export const isFallen = (die: Die): die is FallenDie => die.face !== null;

export const withoutFace = (die: Die): Die => (die.face === null ? die : { ...die, face: null });

export const dieText = (die: Die): string => (die.face === null ? die.id : `${die.id}:${die.face}`);

const DIE_TEXT = /^([rbj])([1-9][0-9]?)(?::([1-6]))?$/;

/** Reads `r3` or `r3:5`; null for anything else. Whether the table has such a die is another question. */
export function parseDie(raw: unknown): Die | null {
  const match = typeof raw === 'string' ? DIE_TEXT.exec(raw) : null;
  const colour = LETTERS[match?.[1] ?? ''];
  if (!match || colour === undefined) return null;
  const face = Number(match[3]);
  return { id: `${match[1]}${match[2]}`, colour, face: isFace(face) ? face : null };
}
