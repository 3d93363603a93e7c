/** One pool of a group that is being solved, with everything a sweep works on. */
import { BLUE, GREEN, WHITE } from '../../../src/ciub/odds/classes.ts';
import type { Base } from './bases.ts';
import type { Endings } from './ends.ts';
import { Falling, type Runs } from './falling.ts';
import type { Multisets } from './multisets.ts';
import { ORDER, type Space } from './space.ts';
import type { Structure } from './structure.ts';

/** How the leading colours lie: the rank of each one's row. */
export interface Lead {
  readonly blue: number;
  readonly green: number;
  readonly white: number;
}

export interface PoolParts {
  readonly key: number;
  readonly structure: Structure;
  readonly runs: Runs;
  readonly base: Base;
  readonly endings: Endings;
  /** Where the values go that hold once a die has moved (R8). */
  readonly moved: Float64Array;
  readonly movedEnds: Float64Array;
}

/** The values of a pool, either before a die has moved or after. */
export interface Side {
  readonly values: Float64Array;
  readonly ends: Float64Array;
  readonly falling: Falling;
  /** The best re-roll of a die that is neither green nor blue nor shows swap. */
  readonly via: Float64Array;
}

export class Pool {
  readonly key: number;
  readonly space: Space;
  readonly structure: Structure;
  readonly endings: Endings;
  private readonly runs: Runs;
  readonly still: Side;
  readonly moved: Side;
  private readonly base: Base;
  private readonly weights: Float64Array;

  constructor(parts: PoolParts) {
    const { key, structure, endings } = parts;
    this.key = key;
    this.structure = structure;
    this.space = structure.space(key);
    this.endings = endings;
    this.runs = parts.runs;
    this.base = parts.base;
    const side = (values: Float64Array, ends: Float64Array): Side => ({
      values,
      ends,
      falling: new Falling(structure, values, parts),
      via: new Float64Array(this.space.size),
    });
    this.still = side(new Float64Array(this.space.size), new Float64Array(endings.space.size));
    this.moved = side(parts.moved, parts.movedEnds);
    this.weights = weightsOf(structure, this.space);
  }

  /** Every end of the roll, once those with nothing but blank dice and swaps are known. */
  fillEnds({ ends }: Side): void {
    const { take, leave } = this.endings;
    for (let i = 0; i < leave.length; i++) {
      const left = leave[i] as number;
      if (left >= 0) ends[i] = Math.max(take[i] as number, ends[left] as number);
    }
  }

  /** The values without re-rolls. */
  fillValues({ values, ends }: Side): void {
    const { best, ends: places } = this.base;
    for (let i = 0; i < values.length; i++) {
      const place = places[i] as number;
      const end = place < 0 ? 0 : (ends[place] as number);
      values[i] = Math.max(best[i] as number, end);
    }
  }

  /** The value of rolling the pool. */
  mean(): number {
    const { weights } = this;
    const { values } = this.still;
    let mean = 0;
    for (let i = 0; i < weights.length; i++) mean += (weights[i] as number) * (values[i] as number);
    return mean;
  }

  /** Where each place of a run stands once a blank die of a colour after white has joined it. */
  blankAdded(colour: number): Int32Array {
    return this.runs.blankAdded(this.key, colour);
  }

  /** Calls back for every way the leading colours can lie with so many unused re-rolls and swaps. */
  eachLead(rerolls: number, swaps: number, call: (lead: Lead) => void): void {
    eachLead(this.structure, this.space, { rerolls, swaps, call });
  }
}

export interface LeadQuery {
  readonly rerolls: number;
  /** −1: any number. */
  readonly swaps: number;
  readonly call: (lead: Lead) => void;
}

export function eachLead(structure: Structure, space: Space, { rerolls, swaps, call }: LeadQuery): void {
  const [blues, greens, whites] = [space.rowsOf(BLUE), space.rowsOf(GREEN), space.rowsOf(WHITE)];
  const reroll = { blue: structure.lists[BLUE]?.reroll ?? 0, green: structure.lists[GREEN]?.reroll ?? 0 };
  const swap = { blue: structure.lists[BLUE]?.swap ?? 0, white: structure.lists[WHITE]?.swap ?? 0 };
  for (let blue = 0; blue < blues.size; blue++) {
    const left = rerolls - countOf(blues, blue, reroll.blue);
    if (left < 0 || left > greens.dice) continue;
    for (let green = 0; green < greens.size; green++) {
      if (countOf(greens, green, reroll.green) !== left) continue;
      for (let white = 0; white < whites.size; white++)
        if (swaps < 0 || countOf(blues, blue, swap.blue) + countOf(whites, white, swap.white) === swaps)
          call({ blue, green, white });
    }
  }
}

export const countOf = ({ counts, classes }: Multisets, rank: number, at: number): number =>
  counts[rank * classes + at] as number;

/** How likely each way to lie is. */
function weightsOf(structure: Structure, space: Space): Float64Array {
  let weights = new Float64Array([1]);
  for (const colour of ORDER) {
    const chances = chancesOf(space.rowsOf(colour), structure.lists[colour]?.chances ?? []);
    const next = new Float64Array(weights.length * chances.length);
    for (let i = 0, k = 0; i < weights.length; i++)
      for (let j = 0; j < chances.length; j++, k++) next[k] = (weights[i] as number) * (chances[j] as number);
    weights = next;
  }
  return weights;
}

function chancesOf({ size, classes, counts }: Multisets, chances: readonly number[]): Float64Array {
  return Float64Array.from({ length: size }, (_, rank) => {
    let chance = 1;
    let dice = 0;
    for (let at = 0; at < classes; at++)
      for (let i = 1; i <= (counts[rank * classes + at] as number); i++)
        chance *= (++dice * (chances[at] ?? 0)) / i;
    return chance;
  });
}
