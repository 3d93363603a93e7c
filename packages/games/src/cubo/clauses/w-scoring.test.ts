import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bestExchange, FACES, LINES, linePoints, scoreSquare, type Cell, type Colour } from '../index.ts';

const SEED = 20_260_101;
const COLOURS = { r: 'red', b: 'blue', '*': 'joker' } as const;

/** `r4` a red 4, `b5` a blue 5, `*3` the joker. */
function cell(text: string): Cell {
  const [letter, digit] = text;
  const face = FACES.find((one) => String(one) === digit);
  if (face === undefined || (letter !== 'r' && letter !== 'b' && letter !== '*')) throw new Error(text);
  return { colour: COLOURS[letter], face };
}
const cells = (text: string): readonly Cell[] => text.split(' ').map(cell);
const line = (text: string): number => {
  const [a, b, c] = cells(text);
  if (!a || !b || !c) throw new Error(text);
  return linePoints(a, b, c);
};

test('[cubo W2] six lines: rows from the top, columns from the left', () => {
  expect(scoreSquare(cells('r1 b1 r1 b2 *2 b2 r3 b3 r3')).lines).toEqual([1, 4, 3, 3, 6, 3]);
});

test('[cubo W2] diagonals do not count', () => {
  expect(scoreSquare(cells('r4 b1 b2 r1 *5 b1 b2 r1 r6'))).toEqual({ points: 0, lines: [0, 0, 0, 0, 0, 0] });
});

test.each([
  ['r4 b5 r6', 6],
  ['r6 b5 r4', 6],
  ['r1 b2 r3', 3],
  ['b3 r2 b1', 3],
])('[cubo W3] the straight %s scores %i, its highest number', (text, points) => {
  expect(line(text)).toBe(points);
});

test.each(['r1 b3 r2', 'r5 b4 r6', 'r1 b2 r4', 'r5 b6 r1', 'r2 b4 r6', 'r1 b3 r5'])(
  '[cubo W3] %s is no straight',
  (text) => {
    expect(line(text)).toBe(0);
  },
);

test.each(FACES)('[cubo W4] a triplet of %i scores the number once', (face) => {
  expect(line(`r${face} b${face} r${face}`)).toBe(face);
});

test.each([
  ['r3 r3 r3', 6],
  ['b4 b5 b6', 12],
  ['b1 *2 b3', 6],
  ['r1 *2 r3', 6],
  ['r4 *5 b6', 6],
  ['b2 *2 r2', 2],
])('[cubo W5] %s scores %i', (text, points) => {
  expect(line(text)).toBe(points);
});

test('[cubo W5] the joker may be red in one line and blue in the other', () => {
  expect(scoreSquare(cells('b1 r4 b1 b4 *5 b6 b1 r6 b1')).lines).toEqual([0, 12, 0, 0, 12, 0]);
});

test('[cubo W6] a pair, or anything else, scores nothing', () => {
  expect(line('r3 r3 r4')).toBe(0);
  expect(line('r6 r6 *1')).toBe(0);
});

test('[cubo W6] the points are the sum of the lines', () => {
  expect(scoreSquare(cells('r6 r6 r6 r6 *6 r6 r6 r6 r6')).points).toBe(72);
  expect(scoreSquare(cells('r4 b5 r6 b1 *3 b1 r2 b2 r3')).points).toBe(6);
});

test('[cubo W3 W4 W5 W6] all lines of three dice: counted by hand for each kind', () => {
  const count = new Map<number, number>();
  const faces = FACES.flatMap((a) => FACES.flatMap((b) => FACES.map((c) => [a, b, c] as const)));
  for (const [a, b, c] of faces) {
    const points = linePoints(
      { colour: 'red', face: a },
      { colour: 'blue', face: b },
      { colour: 'red', face: c },
    );
    count.set(points, (count.get(points) ?? 0) + 1);
  }
  // One triplet of each number; a straight up and one down to each of 3, 4, 5 and 6; 216 in all.
  expect(Object.fromEntries(count)).toEqual({ 0: 202, 1: 1, 2: 1, 3: 3, 4: 3, 5: 3, 6: 3 });
});

const colour = fc.constantFrom<Colour>('red', 'blue');
const face = fc.constantFrom(...FACES);
const die = fc.record({ colour, face });
const square = fc
  .tuple(fc.array(die, { minLength: 8, maxLength: 8 }), face)
  .map(([dice, joker]): readonly Cell[] => dice.toSpliced(4, 0, { colour: 'joker', face: joker }));

const placed = (of: readonly Cell[], places: readonly number[]): readonly Cell[] =>
  places.flatMap((place) => of[place] ?? []);
const points = (of: readonly Cell[]): number => scoreSquare(of).points;
const other = (of: Cell): Cell =>
  of.colour === 'joker' ? of : { ...of, colour: of.colour === 'red' ? 'blue' : 'red' };

describe(`the same points (seed ${SEED})`, () => {
  test.each([
    ['transposed', [0, 3, 6, 1, 4, 7, 2, 5, 8]],
    ['mirrored left to right', [2, 1, 0, 5, 4, 3, 8, 7, 6]],
    ['mirrored top to bottom', [6, 7, 8, 3, 4, 5, 0, 1, 2]],
  ])('[cubo W2 W3] %s', (_, places) => {
    fc.assert(
      fc.property(square, (of) => {
        expect(points(placed(of, places))).toBe(points(of));
      }),
      { seed: SEED },
    );
  });

  test('[cubo W5] with the colours exchanged', () => {
    fc.assert(
      fc.property(square, (of) => {
        expect(points(of.map(other))).toBe(points(of));
      }),
      { seed: SEED },
    );
  });
});

test(`[cubo P3] the best exchange is the best of all nine choices, the first among equals (seed ${SEED})`, () => {
  fc.assert(
    fc.property(square, die, (of, taken) => {
      const choices = [null, 0, 1, 2, 3, 5, 6, 7, 8].map((place) => ({
        cell: place,
        points: points(place === null ? of : of.with(place, taken)),
      }));
      const most = Math.max(...choices.map((choice) => choice.points));
      expect(bestExchange(of, taken)).toEqual(choices.find((choice) => choice.points === most));
    }),
    { seed: SEED },
  );
});

test('[cubo W2] every cell lies in one row and one column', () => {
  expect(LINES.flat().toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 18 }, (_, i) => Math.floor(i / 2)),
  );
});
