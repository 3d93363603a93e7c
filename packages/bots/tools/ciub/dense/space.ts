/**
 * All ways in which the dice of one pool can lie: a number with a digit for each colour, the rank of the row
 * of its dice. Blue, green and white lead, because re-rolls and swaps work across their rows; what follows
 * them is a run of neighbours in memory.
 */
import { BLUE, COLOUR_COUNT, countIn, GREEN, WHITE } from '../../../src/ciub/odds/classes.ts';
import { multisets, type Choice, type Multisets } from './multisets.ts';

import { coloursOf, type PoolList } from '../../../src/ciub/odds/whites.ts';

export type { Choice } from './multisets.ts';

/** The colours from the leading digit on. */
export const ORDER: readonly number[] = [BLUE, GREEN, WHITE, 1, 2, 3, 5];

export class Space {
  readonly key: number;
  /** By colour. */
  readonly rows: readonly Multisets[];
  readonly strides = new Int32Array(COLOUR_COUNT);
  readonly size: number;
  /** How long the runs are that only differ in the colours after white. */
  readonly run: number;

  constructor(key: number, classes: readonly number[]) {
    this.key = key;
    this.rows = classes.map((length, colour) => multisets(length, countIn(key, colour)));
    let size = 1;
    for (const colour of ORDER.toReversed()) {
      this.strides[colour] = size;
      size *= this.rowsOf(colour).size;
    }
    this.size = size;
    this.run = this.stride(WHITE);
  }

  rowsOf(colour: number): Multisets {
    return this.rows[colour] as Multisets;
  }

  stride(colour: number): number {
    return this.strides[colour] as number;
  }

  /** Where the run with these rows begins. */
  runAt(blue: number, green: number, white: number): number {
    return blue * this.stride(BLUE) + green * this.stride(GREEN) + white * this.run;
  }
}

/** Places in one space and the places they lead to in another. */
export interface Pairs {
  readonly at: Int32Array;
  readonly to: Int32Array;
}

/** Two buffers of places each for what is being combined, used in turn. */
const buffers = Array.from({ length: 4 }, () => new Int32Array(1 << 10));

function buffer(which: number, size: number): Int32Array {
  const found = buffers[which] as Int32Array;
  if (found.length >= size) return found;
  const larger = new Int32Array(size * 2);
  buffers[which] = larger;
  return larger;
}

/** Everything the choices of all colours combine to, in ascending order. It is valid until the next call. */
export function pairsOf(space: Space, target: Space, choices: readonly Choice[]): Pairs {
  let size = 1;
  let at = buffer(0, 1);
  let to = buffer(1, 1);
  at[0] = 0;
  to[0] = 0;
  for (let d = 0, turn = 2; d < ORDER.length; d++) {
    const colour = ORDER[d] as number;
    const { from, to: into } = choices[colour] as Choice;
    const { length } = from;
    if (length === 1 && from[0] === 0 && into[0] === 0) continue;
    const nextAt = buffer(turn, size * length);
    const nextTo = buffer(turn + 1, size * length);
    const stride = space.stride(colour);
    const targetStride = target.stride(colour);
    for (let i = 0, k = 0; i < size; i++) {
      const ownAt = at[i] as number;
      const ownTo = to[i] as number;
      for (let j = 0; j < length; j++, k++) {
        nextAt[k] = ownAt + (from[j] as number) * stride;
        nextTo[k] = ownTo + (into[j] as number) * targetStride;
      }
    }
    size *= length;
    at = nextAt;
    to = nextTo;
    turn = 2 - turn;
  }
  return { at: at.subarray(0, size), to: to.subarray(0, size) };
}

/** Pairs to keep. */
export const kept = ({ at, to }: Pairs): Pairs => ({ at: at.slice(), to: to.slice() });

/** Every row leads to itself. */
export const same = ({ all }: Multisets): Choice => ({ from: all, to: all });

/** The rows that pass, with the rows they lead to. */
export function choose(
  { all }: Multisets,
  passes: (rank: number) => boolean,
  leadsTo: (rank: number) => number,
): Choice {
  const from = all.filter(passes);
  return { from, to: from.map(leadsTo) };
}

/** The rows with a die of a class, and what is left of them. */
export const losing = ({ losses }: Multisets, at: number): Choice => losses[at] as Choice;

/** A value for every way in which any pool of so many dice can lie. */
export class Field {
  readonly data: Float64Array;
  private readonly list: PoolList;
  private readonly starts: Int32Array;
  private readonly spaceFor: (colours: number) => Space;

  constructor(list: PoolList, spaceFor: (colours: number) => Space) {
    this.spaceFor = spaceFor;
    this.list = list;
    this.starts = new Int32Array(this.list.keys.length);
    let size = 0;
    for (const [place, key] of this.list.keys.entries()) {
      this.starts[place] = size;
      size += spaceFor(coloursOf(key)).size;
    }
    this.data = new Float64Array(size);
  }

  start(key: number): number {
    return this.starts[this.list.placeOf(key)] as number;
  }

  /** The values of one pool. */
  of(key: number): Float64Array {
    const start = this.start(key);
    return this.data.subarray(start, start + this.spaceFor(coloursOf(key)).size);
  }
}
