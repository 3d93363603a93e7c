import type { Colour, Die } from '@cubarium/games/cubo';
import type { CuboMessages } from '../messages/index.ts';

export const dieName = (m: CuboMessages, { colour, face }: Pick<Die, 'colour' | 'face'>): string =>
  m.die({ colour, face });

const facesOf = (dice: readonly Pick<Die, 'colour' | 'face'>[], colour: Colour): readonly number[] =>
  dice.flatMap((die) => (die.colour === colour && die.face !== null ? [die.face] : [])).sort((a, b) => a - b);

/** Nine dice told once, by colour and in order, never die by die. */
export const throwName = (m: CuboMessages, dice: readonly Pick<Die, 'colour' | 'face'>[]): string =>
  m.thrown({
    red: facesOf(dice, 'red'),
    blue: facesOf(dice, 'blue'),
    joker: facesOf(dice, 'joker')[0] ?? null,
  });

/** The row and the column of a cell, as people count them. */
export const placeOf = (cell: number): { readonly row: number; readonly column: number } => ({
  row: Math.floor(cell / 3) + 1,
  column: (cell % 3) + 1,
});
