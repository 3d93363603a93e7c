import { CENTRE } from '@cubarium/games/cubo';

/** The die in each cell, row by row; null where nothing lies. */
export type Cells = readonly (string | null)[];

/** What the next touch is about. */
export type Held =
  /** A die of the square: chosen to be moved, or laid a moment ago in the next free cell. */
  | { readonly die: string; readonly how: 'chosen' | 'laid' }
  /** An empty cell that waits for a die. */
  | { readonly cell: number }
  | null;

/** A square that is being laid. Nothing of it is a move of the game until it is covered. */
export interface Placing {
  readonly cells: Cells;
  readonly held: Held;
}

const CELLS = 9;

/** Nothing but the joker, which lies in the centre by itself. */
export const emptyPlacing = (joker: string): Placing => ({
  cells: Array.from({ length: CELLS }, (_, cell) => (cell === CENTRE ? joker : null)),
  held: null,
});

export const cellOf = (cells: Cells, die: string): number | null => {
  const cell = cells.indexOf(die);
  return cell < 0 ? null : cell;
};

export const isLaid = (cells: Cells): cells is readonly string[] => cells.every((die) => die !== null);

/** Where a die goes that is touched now: the cell that waits, or the next free one; null when all are taken. */
export function nextCell({ cells, held }: Placing): number | null {
  if (held && 'cell' in held) return held.cell;
  const free = cells.indexOf(null);
  return free < 0 ? null : free;
}

/** Lays a die in a cell. What lay there changes places with it, or goes back to the loose dice. */
export function put(cells: Cells, die: string, to: number): Cells {
  const from = cellOf(cells, die);
  const other = cells[to] ?? null;
  if (to === CENTRE || from === CENTRE) return cells;
  return cells.map((old, cell) => (cell === to ? die : cell === from ? other : old));
}

export const takeOff = (cells: Cells, die: string): Cells =>
  cells.map((old, cell) => (old === die && cell !== CENTRE ? null : old));

/** A touch on a die that lies loose. */
export function touchDie(placing: Placing, die: string): Placing {
  const { cells, held } = placing;
  const chosen = held && 'die' in held && held.how === 'chosen' ? cellOf(cells, held.die) : null;
  if (chosen !== null) return { cells: put(cells, die, chosen), held: null };
  const to = nextCell(placing);
  if (to === null) return placing;
  const waited = held !== null && 'cell' in held;
  // A die that went to the next free cell by itself may still be sent elsewhere by the next touch.
  return { cells: put(cells, die, to), held: waited ? null : { die, how: 'laid' } };
}

/** A touch on a cell of the square. */
export function touchCell({ cells, held }: Placing, cell: number): Placing {
  if (cell === CENTRE) return { cells, held: null };
  const here = cells[cell] ?? null;
  if (held && 'cell' in held) {
    if (here !== null) return { cells: put(cells, here, held.cell), held: null };
    return { cells, held: held.cell === cell ? null : { cell } };
  }
  if (held) return touchWhileHolding({ cells, held }, { cell, here });
  return { cells, held: here === null ? { cell } : { die: here, how: 'chosen' } };
}

function touchWhileHolding(
  { cells, held }: { readonly cells: Cells; readonly held: { die: string; how: 'chosen' | 'laid' } },
  { cell, here }: { readonly cell: number; readonly here: string | null },
): Placing {
  if (held.how === 'chosen')
    return { cells: here === held.die ? takeOff(cells, here) : put(cells, held.die, cell), held: null };
  // What was only laid by itself moves to an empty cell, and never pushes another die away.
  return here === null
    ? { cells: put(cells, held.die, cell), held: null }
    : { cells, held: { die: here, how: 'chosen' } };
}

/** A die dragged onto a cell, or (null) off the square. */
export const drop = ({ cells }: Placing, die: string, to: number | null): Placing => ({
  cells: to === null ? takeOff(cells, die) : put(cells, die, to),
  held: null,
});

/** What can stay after something has happened: dice that still lie there for this player. */
export function carryOver(placing: Placing, { dice, joker }: OwnDice): Placing {
  const { cells, held } = placing;
  if (cells[CENTRE] !== joker) return emptyPlacing(joker);
  const kept = cells.map((die) => (die === joker || (die !== null && dice.includes(die)) ? die : null));
  const gone = held !== null && 'die' in held && !kept.includes(held.die);
  return { cells: kept, held: gone ? null : held };
}

export interface OwnDice {
  readonly dice: readonly string[];
  readonly joker: string;
}
