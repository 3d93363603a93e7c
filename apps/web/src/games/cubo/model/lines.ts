import { LINES, linePoints, type Cell } from '@cubarium/games/cubo';
import type { Cells } from './placing.ts';

/** A line of a square as it is shown. */
export interface Line {
  readonly cells: readonly [number, number, number];
  /** Null while a die is missing. */
  readonly points: number | null;
  /** It scores double, being of one colour. */
  readonly doubled: boolean;
}

type Lying = Cell | null;

/** The six lines of a square, rows first, whole or not. */
export const linesOf = (lying: readonly Lying[]): readonly Line[] =>
  LINES.map((cells) => {
    const [a, b, c] = cells.map((cell) => lying[cell] ?? null);
    if (!a || !b || !c) return { cells, points: null, doubled: false };
    const points = linePoints(a, b, c);
    return { cells, points, doubled: points > mixedPoints(a, b, c) };
  });

/** What the same numbers score in two colours. */
const mixedPoints = (a: Cell, b: Cell, c: Cell): number =>
  linePoints({ ...a, colour: 'red' }, { ...b, colour: 'blue' }, { ...c, colour: 'red' });

export const pointsOf = (lines: readonly Line[]): number =>
  lines.reduce((sum, { points }) => sum + (points ?? 0), 0);

/** The dice of a square that is being laid. A die without a face has nothing to score. */
export const lyingIn = (
  cells: Cells,
  dice: readonly {
    readonly id: string;
    readonly colour: Cell['colour'];
    readonly face: Cell['face'] | null;
  }[],
): readonly Lying[] =>
  cells.map((id) => {
    const die = dice.find((each) => each.id === id);
    return die && die.face !== null ? { colour: die.colour, face: die.face } : null;
  });
