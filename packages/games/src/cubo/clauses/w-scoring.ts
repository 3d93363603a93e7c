import { CENTRE, type Cell } from '../types.ts';

/** W2: rows from the top, then columns from the left, by cell; no diagonals. */
export const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
] as const;

/** The row and the column of a cell, as places in `LINES`. */
const rowOf = (cell: number): number => Math.floor(cell / 3);
const columnOf = (cell: number): number => 3 + (cell % 3);

/** W3, W4, W6: a straight scores its highest number, a triplet its number, anything else nothing. */
function runPoints(a: number, b: number, c: number): number {
  const step = b - a;
  if (c - b !== step) return 0;
  if (step === 0) return a;
  return step === 1 || step === -1 ? Math.max(a, c) : 0;
}

/** W5: one colour, the joker being whichever is needed. */
const oneColour = (a: Cell, b: Cell, c: Cell): boolean =>
  (a.colour !== 'blue' && b.colour !== 'blue' && c.colour !== 'blue') ||
  (a.colour !== 'red' && b.colour !== 'red' && c.colour !== 'red');

/** The points of three dice that lie in a line. */
export function linePoints(a: Cell, b: Cell, c: Cell): number {
  const points = runPoints(a.face, b.face, c.face);
  return points > 0 && oneColour(a, b, c) ? 2 * points : points;
}

function cellAt(cells: readonly Cell[], i: number): Cell {
  const cell = cells[i];
  if (!cell) throw new RangeError(`a square has nine cells, there is no ${i}`);
  return cell;
}

function pointsOfLine(cells: readonly Cell[], line: number): number {
  const places = LINES[line];
  if (!places) throw new RangeError(`there is no line ${line}`);
  return linePoints(cellAt(cells, places[0]), cellAt(cells, places[1]), cellAt(cells, places[2]));
}

export interface SquareScore {
  readonly points: number;
  /** In the order of `LINES`. */
  readonly lines: readonly number[];
}

/** W6: the six lines of a square and their sum. */
export function scoreSquare(cells: readonly Cell[]): SquareScore {
  const lines = LINES.map((_, line) => pointsOfLine(cells, line));
  return { lines, points: lines.reduce((sum, points) => sum + points, 0) };
}

export interface Exchange {
  /** Where the die from the middle goes; null: nowhere. */
  readonly cell: number | null;
  /** The points of the square afterwards. */
  readonly points: number;
}

/** The exchange with the most points: none if none gains, the first cell row by row among equals (P3). */
export function bestExchange(cells: readonly Cell[], die: Cell): Exchange {
  const { points, lines } = scoreSquare(cells);
  const tried = [...cells];
  let best: Exchange = { cell: null, points };
  for (let cell = 0; cell < cells.length; cell++) {
    if (cell === CENTRE) continue;
    const [row, column] = [rowOf(cell), columnOf(cell)];
    tried[cell] = die;
    const others = points - (lines[row] ?? 0) - (lines[column] ?? 0);
    const total = others + pointsOfLine(tried, row) + pointsOfLine(tried, column);
    if (total > best.points) best = { cell, points: total };
    tried[cell] = cellAt(cells, cell);
  }
  return best;
}
