import { describe, expect, it } from 'vitest';
import type { Cell, Face } from '@cubarium/games/cubo';
import { linesOf, lyingIn, pointsOf } from './lines.ts';

const COLOURS = { r: 'red', b: 'blue', j: 'joker' } as const;

/** `r4 b5 .`: dice by colour and number. */
const square = (text: string): readonly (Cell | null)[] =>
  text.split(' ').map((die) => {
    const colour = COLOURS[die[0] as keyof typeof COLOURS];
    return colour ? { colour, face: Number(die[1]) as Face } : null;
  });

describe('the lines of a square that is being laid', () => {
  it('[cubo W2] says nothing about a line that is not whole', () => {
    const lines = linesOf(square('r1 r2 r3 . j2 . . . .'));
    expect(lines.map(({ points }) => points)).toEqual([6, null, null, null, null, null]);
  });

  it('[cubo W5] marks what counts double', () => {
    const lines = linesOf(square('r4 r5 r6 b1 j2 b3 r3 b3 r3'));
    expect(lines[0]).toMatchObject({ points: 12, doubled: true });
    expect(lines[1]).toMatchObject({ points: 6, doubled: true });
    expect(lines[2]).toMatchObject({ points: 3, doubled: false });
    expect(lines[3]).toMatchObject({ points: 0, doubled: false });
    expect(pointsOf(lines)).toBe(21);
  });

  it('counts only dice that show a face', () => {
    const dice = [
      { id: 'r1', colour: 'red', face: 4 },
      { id: 'j1', colour: 'joker', face: null },
    ] as const;
    expect(lyingIn(['r1', null, 'j1', 'b9'], dice)).toEqual([{ colour: 'red', face: 4 }, null, null, null]);
  });
});
