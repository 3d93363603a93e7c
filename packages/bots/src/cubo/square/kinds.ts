import { FACES, linePoints, type Cell, type Face } from '@cubarium/games/cubo';

/** Inside the solver a coloured die is a small number: red 1–6 are 0–5, blue 1–6 are 6–11. */
export const KINDS = 12;
const BLUE = 6;

export const kindOf = ({ colour, face }: Cell): number => (colour === 'blue' ? BLUE : 0) + face - 1;

export const isBlue = (kind: number): boolean => kind >= BLUE;

const CELLS: readonly Cell[] = (['red', 'blue'] as const).flatMap((colour) =>
  FACES.map((face) => ({ colour, face })),
);

/** The die of a kind. */
export function cellOf(kind: number): Cell {
  const cell = CELLS[kind];
  if (!cell) throw new RangeError(`no kind ${kind}`);
  return cell;
}

/** Reads a table at a place that exists. */
export const at = (table: Uint8Array, place: number): number => table[place] ?? 0;

/** The points of three coloured dice in a line, by 144 × end + 12 × other end + middle: filled in from the rules. */
export const SIDES = new Uint8Array(KINDS ** 3);
/** The points of a line through the joker, by 144 × (face − 1) + 12 × end + other end. */
export const THROUGH = new Uint8Array(FACES.length * KINDS ** 2);

CELLS.forEach((end, e) =>
  CELLS.forEach((other, o) => {
    const ends = KINDS * e + o;
    CELLS.forEach((middle, m) => {
      SIDES[KINDS * ends + m] = linePoints(end, middle, other);
    });
    FACES.forEach((face: Face) => {
      THROUGH[KINDS ** 2 * (face - 1) + ends] = linePoints(end, { colour: 'joker', face }, other);
    });
  }),
);
