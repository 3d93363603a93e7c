/**
 * Re-rolls within a group of pools. A re-roll leaves one unused re-roll fewer, unless the die falls on re-roll
 * again; so the ways to lie are worked out by how many there are, and among these by how many swaps show.
 * Falling on re-roll leaves as many, and either one die less that is anything but blank, or the same dice
 * with the re-rolls shared differently between green and blue: such chains are solved together.
 */
import { BLUE, countIn, GREEN, WHITE } from '../../../src/ciub/odds/classes.ts';
import { Chains } from './chains.ts';
import { countOf, eachLead, type Lead, type Pool, type Side } from './pool.ts';
import type { Field, Space } from './space.ts';
import type { List, Structure } from './structure.ts';
import { whitesLeft } from '../../../src/ciub/odds/whites.ts';
import { SwapFalls } from './swap-falls.ts';
import { earlySwaps } from './early-swaps.ts';

/** What a group needs to know of itself and of the pools before it. */
export interface GroupParts {
  readonly structure: Structure;
  /** By the number of their white dice. */
  readonly pools: readonly Pool[];
  /** By the pool's colours without the swapped die: the best colour besides white and blue. */
  readonly swapped: Field;
  /** Values of all pools once a die has moved. */
  readonly movedValues: Field;
}

interface Level {
  readonly rerolls: number;
  /** −1: any number. */
  readonly swaps: number;
}

export class Rerolls {
  private readonly structure: Structure;
  private readonly pools: readonly Pool[];
  private readonly movedValues: Field;
  private readonly most: number;
  private readonly swaps: number;
  private readonly swapFalls: SwapFalls;
  private readonly chains: Chains;

  constructor({ structure, pools, swapped, movedValues }: GroupParts) {
    this.structure = structure;
    this.pools = pools;
    this.movedValues = movedValues;
    this.most = Math.max(...pools.map(({ key }) => countIn(key, GREEN) + countIn(key, BLUE)));
    this.swaps = Math.max(...pools.map(({ key }) => countIn(key, WHITE) + countIn(key, BLUE)));
    this.swapFalls = new SwapFalls(structure, pools, swapped);
    this.chains = new Chains(structure, this.swapFalls, this.most);
  }

  /** Completes the values of all pools once a die has moved. */
  moved(): void {
    for (let rerolls = 0; rerolls <= this.most; rerolls++) {
      for (let swaps = 0; swaps <= this.swaps; swaps++) {
        if (swaps > 0 && rerolls > 0) this.swapFalls.fill(rerolls - 1, swaps - 1);
        for (const pool of this.pools) this.level(pool, pool.moved, { rerolls, swaps });
      }
      for (const pool of this.pools) this.prepare(pool, pool.moved, { rerolls, swaps: -1 });
    }
  }

  /** Completes the values of a pool in which nothing has moved; with a swap that is free it can be taken as moved. */
  still(pool: Pool): void {
    const { still, moved, space } = pool;
    for (let rerolls = 0; rerolls <= this.most; rerolls++)
      pool.eachLead(rerolls, -1, (lead) => {
        const start = space.runAt(lead.blue, lead.green, lead.white);
        if (isFree(this.structure, pool, lead))
          still.values.set(moved.values.subarray(start, start + space.run), start);
      });
    const swaps = whitesLeft(pool.key) === 0 ? countIn(pool.key, WHITE) : 0;
    for (let rerolls = 0; rerolls <= this.most; rerolls++) {
      for (let shown = 0; shown <= swaps; shown++) this.level(pool, still, { rerolls, swaps: shown });
      if (rerolls < this.most) this.prepare(pool, still, { rerolls, swaps: swaps === 0 ? 0 : -1 });
    }
  }

  private list(colour: number): List {
    return this.structure.lists[colour] as List;
  }

  /** What the next level reads of this one: a die that falls, and the best target without green and blue. */
  private prepare(pool: Pool, side: Side, level: Level): void {
    const { space, structure } = pool;
    const { falling } = side;
    for (const colour of [WHITE, GREEN, BLUE])
      if (countIn(pool.key, colour) > 0)
        eachLead(structure, falling.spaces[colour] as Space, {
          ...level,
          call: (lead) => falling.fillAcross(colour, lead),
        });
    pool.eachLead(level.rerolls, level.swaps, (lead) => {
      const start = space.runAt(lead.blue, lead.green, lead.white);
      const index = start / space.run;
      falling.fillRun(start, index);
      side.via.fill(0, start, start + space.run);
      falling.bestInRun(side.via, start, index);
      this.whiteTargets(pool, side, lead);
    });
  }

  /** White dice that fall again; one that shows swap only as it is, when there is no white die to take for it. */
  private whiteTargets(pool: Pool, { falling, via }: Side, { blue, green, white }: Lead): void {
    const { space } = pool;
    const rows = space.rowsOf(WHITE);
    const means = falling.means[WHITE] as Float64Array;
    const start = space.runAt(blue, green, white);
    for (let at = 0; at < rows.classes; at++) {
      const left = rows.minus[white * rows.classes + at] as number;
      if (left < 0 || (at === this.list(WHITE).swap && whitesLeft(pool.key) !== 0)) continue;
      const from = (falling.spaces[WHITE] as Space).runAt(blue, green, left);
      for (let i = 0; i < space.run; i++)
        if ((means[from + i] as number) > (via[start + i] as number))
          via[start + i] = means[from + i] as number;
    }
  }

  private level(pool: Pool, side: Side, { rerolls, swaps }: Level): void {
    const [blues, greens] = [pool.space.rowsOf(BLUE), pool.space.rowsOf(GREEN)];
    const isShort = whitesLeft(pool.key) >= 0;
    if (rerolls === 0 && (!isShort || swaps < 2)) return;
    const leads: Lead[] = [];
    pool.eachLead(rerolls, swaps, (lead) => {
      if (side === pool.moved || !isFree(this.structure, pool, lead)) leads.push(lead);
    });
    if (isShort && swaps > 1)
      for (const lead of leads) earlySwaps(this.movedValues, pool, { values: side.values, lead });
    if (rerolls === 0) return;
    for (const lead of leads) {
      const more =
        countOf(greens, lead.green, this.list(GREEN).reroll) > 0 && countOf(blues, lead.blue, 0) > 0;
      // A chain is worked out at the member that stands last: it has as many re-rolls on blue as there can be.
      if (!more) this.chains.solve(pool, side, lead);
    }
  }
}

/** A swap shows that needs no other colour: it may be made for the same colour again. */
function isFree(structure: Structure, { key, space }: Pool, { blue, white }: Lead): boolean {
  const onWhite = countOf(space.rowsOf(WHITE), white, structure.lists[WHITE]?.swap ?? 0);
  return (
    countOf(space.rowsOf(BLUE), blue, structure.lists[BLUE]?.swap ?? 0) > 0 ||
    (onWhite > 0 && whitesLeft(key) !== 0)
  );
}
