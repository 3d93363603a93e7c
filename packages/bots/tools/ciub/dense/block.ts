/**
 * All pools of so many dice for one need at once. Swaps lead to pools with fewer white and blue dice, or to
 * one that shares them differently: such a group is solved by sweeps.
 */
import { BLUE, COLOUR_COUNT, countIn, GREEN, ONE_OF, WHITE } from '../../../src/ciub/odds/classes.ts';
import { FixedPoint } from '../../../src/ciub/odds/fixpoint.ts';
import type { Goal } from '../../../src/ciub/odds/goal.ts';
import { baseOf } from './bases.ts';
import { Ends, fillings, type Filling } from './ends.ts';
import { Runs } from './falling.ts';
import { Pool, type Side } from './pool.ts';
import { Rerolls } from './rerolls.ts';
import { Field, type Space } from './space.ts';
import type { Finished, Store } from './store.ts';
import { structuresOf, type Structure, type Structures } from './structure.ts';
import { coloursOf, leaving, whitesLeft, withWhites, type PoolList } from '../../../src/ciub/odds/whites.ts';
import { Turning } from './turning.ts';

/** Sweeps end when no value of the group moves by more. */
const CLOSE = 1e-10;
const PATIENCE = 20;

export class DenseBlock {
  sweeps = 0;
  private readonly goal: Goal;
  private readonly dice: number;
  private readonly store: Store;
  private readonly structures: Structures;
  private readonly runs: Runs;
  private readonly ends: Ends;
  private readonly list: PoolList;
  private readonly rolls: Float64Array;
  private readonly movedValues: Field;
  private readonly movedEnds: Field;
  /** A die that shows swap, swapped to its best colour and falling; by the colours of the other dice. */
  private readonly swapped: Field;
  private readonly turning: Turning;

  constructor(goal: Goal, dice: number, store: Store) {
    this.goal = goal;
    this.dice = dice;
    this.store = store;
    this.structures = structuresOf(goal);
    this.list = store.list(dice);
    const { within, end } = this.structures;
    const inside = (key: number): Space => within.space(key);
    this.runs = new Runs(within);
    this.ends = new Ends(goal, dice, { structure: end, store });
    this.rolls = new Float64Array(this.list.keys.length);
    this.movedValues = new Field(this.list, inside);
    this.movedEnds = new Field(this.list, (key) => end.space(key));
    this.swapped = new Field(store.list(dice - 1), inside);
    this.turning = new Turning(goal, { structure: within, moved: this.movedValues }, [
      this.list,
      store.list(dice - 1),
    ]);
  }

  /** With estimates that are right already a single sweep is enough. */
  solve(estimates: Float64Array | null = null): Finished {
    if (estimates) this.rolls.set(estimates);
    const { keys } = this.list;
    for (let swappers = 0; swappers <= this.dice; swappers++)
      for (const key of keys)
        if (countIn(key, WHITE) === 0 && countIn(key, BLUE) === swappers) this.group(key);
    this.turning.finish(keys);
    return {
      rolls: this.rolls,
      ends: { values: this.movedEnds, structure: this.structures.end },
      turns: { values: this.turning.values, structure: this.structures.within },
    };
  }

  /** The pools that differ from this one in how many of its blue dice are white instead, as far as there are any. */
  private group(first: number): void {
    const swappers = countIn(first, BLUE);
    const whites = whitesLeft(first);
    const pools = Array.from({ length: (whites < 0 ? swappers : whites) + 1 }, (_, white) => {
      const colours = coloursOf(first) + white * ((ONE_OF[WHITE] as number) - (ONE_OF[BLUE] as number));
      return this.pool(withWhites(colours, whites < 0 ? -1 : whites - white));
    });
    const { swapped, movedValues } = this;
    const group: Group = {
      pools,
      rerolls: new Rerolls({ structure: this.structures.within, pools, swapped, movedValues }),
      fillings: Array.from({ length: swappers }, (_, i) =>
        pools.flatMap((pool) =>
          fillings(this.movedEnds, this.structures.end, { key: pool.key, swaps: i + 1 }).map((filling) => ({
            pool,
            filling,
          })),
        ),
      ).flat(),
    };
    const values = this.solved(group);
    for (const [i, pool] of pools.entries()) {
      this.rolls[this.list.placeOf(pool.key)] = values[i] as number;
      this.finish(pool);
    }
  }

  private pool(key: number): Pool {
    const { goal, dice, structures, store, runs } = this;
    return new Pool({
      key,
      structure: structures.within,
      runs,
      base: baseOf({ goal, dice, structures, store }, key),
      endings: this.ends.of(key),
      moved: this.movedValues.of(key),
      movedEnds: this.movedEnds.of(key),
    });
  }

  private solved(group: Group): Float64Array {
    const { pools } = group;
    // Without a die that swaps nothing leads back to the group.
    if (group.fillings.length === 0) {
      const values = this.still(group);
      this.moved(group, values);
      return values;
    }
    const fixedPoint = new FixedPoint(pools.length);
    let tried: Float64Array = Float64Array.from(pools, (pool) => this.estimate(pool));
    for (let sweeps = 1; ; sweeps++) {
      this.moved(group, tried);
      const given = this.still(group);
      const off = given.reduce((most, value, i) => Math.max(most, Math.abs(value - (tried[i] as number))), 0);
      if (off <= CLOSE) return given;
      tried = sweeps > PATIENCE ? given : fixedPoint.next(tried, given);
    }
  }

  /** Short of white dice a pool is mostly worth what it is with any supply. */
  private estimate({ key, endings }: Pool): number {
    const own = this.rolls[this.list.placeOf(key)] as number;
    return Math.max(own || (this.rolls[this.list.placeOf(coloursOf(key))] as number), endings.throwAway);
  }

  /** All values of a group once a die has moved, resting on estimates of the group itself. */
  private moved({ pools, rerolls, fillings: filled }: Group, estimates: Float64Array): void {
    this.sweeps++;
    for (const [i, { moved }] of pools.entries()) moved.ends[0] = estimates[i] as number;
    for (const { pool, filling } of filled) this.fill(pool.moved, filling);
    for (const pool of pools) {
      pool.fillEnds(pool.moved);
      pool.fillValues(pool.moved);
    }
    rerolls.moved();
  }

  /** The best swap of a pool with nothing but blank dice and swaps. */
  private fill({ ends }: Side, { at, into, unused }: Filling): void {
    const { data } = this.movedEnds;
    let best = unused < 0 ? 0 : (ends[unused] as number);
    for (const place of into) best = Math.max(best, data[place] as number);
    ends[at] = best;
  }

  /** The values of rolling the pools of a group. */
  private still({ pools, rerolls, fillings: filled }: Group): Float64Array {
    for (const { still, endings } of pools) still.ends[0] = endings.throwAway;
    for (const { pool, filling } of filled) this.fill(pool.still, filling);
    return Float64Array.from(pools, (pool) => {
      pool.fillEnds(pool.still);
      pool.fillValues(pool.still);
      rerolls.still(pool);
      return pool.mean();
    });
  }

  /** What others read of a pool whose values are final. */
  private finish(pool: Pool): void {
    const { key } = pool;
    const { falling, values } = pool.moved;
    for (let colour = 0; colour < COLOUR_COUNT; colour++) {
      if (countIn(key, colour) === 0 || colour === WHITE || colour === BLUE) continue;
      const best = this.swapped.of(leaving(key, colour));
      const means = falling.means[colour] as Float64Array;
      if (colour === GREEN) addRerolled(this.structures.within, means, { key, values });
      for (let i = 0; i < best.length; i++) best[i] = Math.max(best[i] as number, means[i] as number);
    }
    this.turning.add(key);
  }
}

interface Group {
  readonly pools: readonly Pool[];
  readonly rerolls: Rerolls;
  /** Fewest swaps first. */
  readonly fillings: readonly { readonly pool: Pool; readonly filling: Filling }[];
}

/** Adds the chance to fall on re-roll to the means over a green die. */
function addRerolled(
  structure: Structure,
  means: Float64Array,
  { key, values }: { readonly key: number; readonly values: Float64Array },
): void {
  const fewer = structure.space(coloursOf(key) - (1 << (4 * GREEN)));
  const space = structure.space(key);
  const rows = fewer.rowsOf(GREEN);
  const list = structure.lists[GREEN];
  const again = list?.chances[list.reroll] ?? 0;
  for (let blue = 0; blue < fewer.rowsOf(BLUE).size; blue++)
    for (let green = 0; green < rows.size; green++)
      for (let white = 0; white < fewer.rowsOf(WHITE).size; white++) {
        const start = fewer.runAt(blue, green, white);
        const rerolled = rows.plus[green * rows.classes + (list?.reroll ?? 0)] as number;
        const from = space.runAt(blue, rerolled, white);
        for (let i = 0; i < fewer.run; i++)
          means[start + i] = (means[start + i] as number) + again * (values[from + i] as number);
      }
}
