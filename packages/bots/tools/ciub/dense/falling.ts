/** The mean over one die of a rolled pool that falls again, for every way in which the other dice can lie. */
import { BLUE, countIn, GREEN, ONE_OF } from '../../../src/ciub/odds/classes.ts';
import { choose, kept, pairsOf, same, type Pairs, type Space } from './space.ts';
import type { Structure } from './structure.ts';

/** How one die joins the run of colours after white: by its class, where in the longer run it then lies. */
interface Joining {
  readonly chance: number;
  readonly to: Int32Array;
}

/** Targets of a re-roll within a run: which place loses a die, and what is left. */
interface RunColour {
  readonly colour: number;
  readonly joins: readonly Joining[];
  readonly leaves: readonly Pairs[];
}

const RUN_COLOURS = [1, 2, 3, 5] as const;
const runMask = RUN_COLOURS.reduce((mask, colour) => mask | (15 << (4 * colour)), 0);

/** What is common to all pools of a structure that have the same dice after white. */
export class Runs {
  private readonly structure: Structure;
  private readonly known = new Map<number, readonly RunColour[]>();
  private readonly blanks = new Map<number, Int32Array>();

  constructor(structure: Structure) {
    this.structure = structure;
  }

  of(key: number): readonly RunColour[] {
    const run = key & runMask;
    let found = this.known.get(run);
    if (!found) {
      found = RUN_COLOURS.filter((colour) => countIn(run, colour) > 0).map((colour) =>
        this.colour(run, colour),
      );
      this.known.set(run, found);
    }
    return found;
  }

  /** Where each place of a pool's run stands once a blank die has joined it. */
  blankAdded(key: number, colour: number): Int32Array {
    const run = key & runMask;
    const name = run * 8 + colour;
    let found = this.blanks.get(name);
    if (!found) {
      const longer = this.structure.space(run + (ONE_OF[colour] as number));
      found = adding(this.structure.space(run), longer, { colour, at: 0 }).to.slice();
      this.blanks.set(name, found);
    }
    return found;
  }

  private colour(run: number, colour: number): RunColour {
    const space = this.structure.space(run);
    const fewer = this.structure.space(run - (ONE_OF[colour] as number));
    const list = this.structure.lists[colour];
    const joins = (list?.chances ?? []).flatMap((chance, at) =>
      chance > 0 ? [{ chance, to: adding(fewer, space, { colour, at }).to.slice() }] : [],
    );
    const leaves = space.rowsOf(colour).losses.map((loss) =>
      kept(
        pairsOf(
          space,
          fewer,
          space.rows.map((rows, c) => (c === colour ? loss : same(rows))),
        ),
      ),
    );
    return { colour, joins, leaves };
  }
}

/** Every way to lie of a pool, and where it leads with one die more of a class. */
export function adding(
  fewer: Space,
  space: Space,
  die: { readonly colour: number; readonly at: number },
): Pairs {
  const { colour, at } = die;
  return pairsOf(
    fewer,
    space,
    fewer.rows.map((rows, c) =>
      c === colour
        ? choose(
            rows,
            () => true,
            (rank) => rows.plus[rank * rows.classes + at] as number,
          )
        : same(rows),
    ),
  );
}

/** Means over a die that falls, from the values of a pool; for green and blue without falling on re-roll. */
export class Falling {
  readonly values: Float64Array;
  /** By colour, over the ways to lie without one die of it. */
  readonly means: readonly Float64Array[];
  readonly spaces: readonly Space[];
  private readonly structure: Structure;
  private readonly space: Space;
  private readonly runs: readonly RunColour[];

  constructor(structure: Structure, values: Float64Array, { key, runs }: { key: number; runs: Runs }) {
    this.structure = structure;
    this.values = values;
    this.space = structure.space(key);
    this.runs = runs.of(key);
    this.spaces = structure.lists.map((_, c) =>
      structure.space(countIn(key, c) > 0 ? key - (ONE_OF[c] as number) : 0),
    );
    this.means = this.spaces.map((space, c) => new Float64Array(countIn(key, c) > 0 ? space.size : 0));
  }

  /** Fills the means in for one run of the pool, of which the leading colours lie in these rows. */
  fillRun(start: number, runIndex: number): void {
    for (const { colour, joins } of this.runs) {
      const means = this.means[colour] as Float64Array;
      const length = (this.spaces[colour] as Space).run;
      const first = runIndex * length;
      for (let i = 0; i < length; i++) {
        let mean = 0;
        for (const { chance, to } of joins)
          mean += chance * (this.values[start + (to[i] as number)] as number);
        means[first + i] = mean;
      }
    }
  }

  /** Fills in the means over a blue, green or white die; `rows` are those of the other dice. */
  fillAcross(
    colour: number,
    rows: { readonly blue: number; readonly green: number; readonly white: number },
  ): void {
    const { values, space } = this;
    const means = this.means[colour] as Float64Array;
    const start = (this.spaces[colour] as Space).runAt(rows.blue, rows.green, rows.white);
    const list = this.structure.lists[colour];
    const fewer = (this.spaces[colour] as Space).rowsOf(colour);
    const own = colour === BLUE ? rows.blue : colour === GREEN ? rows.green : rows.white;
    const others = space.runAt(rows.blue, rows.green, rows.white) - own * space.stride(colour);
    means.fill(0, start, start + space.run);
    for (let at = 0; at < fewer.classes; at++) {
      const chance = at === list?.reroll ? 0 : (list?.chances[at] ?? 0);
      if (chance === 0) continue;
      const from = others + (fewer.plus[own * fewer.classes + at] as number) * space.stride(colour);
      for (let i = 0; i < space.run; i++)
        means[start + i] = (means[start + i] as number) + chance * (values[from + i] as number);
    }
  }

  /** Raises the values of a run to the best target among its own colours. */
  bestInRun(into: Float64Array, start: number, runIndex: number): void {
    for (const { colour, leaves } of this.runs) {
      const means = this.means[colour] as Float64Array;
      const first = runIndex * (this.spaces[colour] as Space).run;
      for (const { at, to } of leaves)
        for (let i = 0; i < at.length; i++) {
          const mean = means[first + (to[i] as number)] as number;
          const place = start + (at[i] as number);
          if (mean > (into[place] as number)) into[place] = mean;
        }
    }
  }
}
