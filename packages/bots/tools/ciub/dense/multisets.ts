/**
 * Rows of dice of one colour: how many of them are of each class of a list. They are put in an order in which
 * a die that falls back to an earlier class of the list gives an earlier row; row 0 has only the first class.
 */

/** All rows of so many dice over so many classes. */
export interface Multisets {
  readonly classes: number;
  readonly dice: number;
  readonly size: number;
  /** `rank * classes + class`: how many dice of the class. */
  readonly counts: Uint8Array;
  /** `rank * classes + class`: the row without one die of the class, or −1. */
  readonly minus: Int32Array;
  /** `rank * classes + class`: the row with one die of the class more. */
  readonly plus: Int32Array;
  /** Every rank. */
  readonly all: Int32Array;
  /** By class: the rows that have a die of it. */
  readonly losses: readonly Choice[];
}

/** Which rows of a colour are meant, and the row each leads to. */
export interface Choice {
  readonly from: Int32Array;
  readonly to: Int32Array;
}

interface Rows {
  readonly list: readonly (readonly number[])[];
  readonly ranks: ReadonlyMap<number, number>;
}

const MOST = 16;
const keyOf = (counts: readonly number[]): number => counts.reduce((key, count) => key * MOST + count, 0);
const rowCache = new Map<number, Rows>();
const cache = new Map<number, Multisets>();

function rowsOf(classes: number, dice: number): Rows {
  const cached = rowCache.get(classes * MOST + dice);
  if (cached) return cached;
  const list: number[][] = [];
  const extend = (later: readonly number[], left: number): void => {
    if (later.length === classes - 1) list.push([left, ...later]);
    else for (let count = 0; count <= left; count++) extend([count, ...later], left - count);
  };
  extend([], dice);
  const rows = { list, ranks: new Map(list.map((counts, rank) => [keyOf(counts), rank])) };
  rowCache.set(classes * MOST + dice, rows);
  return rows;
}

export function multisets(classes: number, dice: number): Multisets {
  const cached = cache.get(classes * MOST + dice);
  if (cached) return cached;
  const { list } = rowsOf(classes, dice);
  const moved = (counts: readonly number[], at: number, by: number): number =>
    rowsOf(classes, dice + by).ranks.get(keyOf(counts.map((n, i) => (i === at ? n + by : n)))) ?? -1;
  const each = (value: (counts: readonly number[], at: number) => number): number[] =>
    list.flatMap((counts) => counts.map((_, at) => value(counts, at)));
  const all = Int32Array.from(list.keys());
  const minus = Int32Array.from(each((counts, at) => ((counts[at] ?? 0) > 0 ? moved(counts, at, -1) : -1)));
  const made = {
    classes,
    dice,
    size: list.length,
    counts: Uint8Array.from(list.flat()),
    minus,
    plus: Int32Array.from(each((counts, at) => moved(counts, at, 1))),
    all,
    losses: Array.from({ length: classes }, (_, at) =>
      losing(all, (rank) => minus[rank * classes + at] ?? -1),
    ),
  };
  cache.set(classes * MOST + dice, made);
  return made;
}

function losing(all: Int32Array, left: (rank: number) => number): Choice {
  const from = all.filter((rank) => left(rank) >= 0);
  return { from, to: from.map(left) };
}
