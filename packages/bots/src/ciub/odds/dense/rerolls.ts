/**
 * Re-rolls within a group of pools. A re-roll leaves one unused re-roll fewer, unless the die falls on re-roll
 * again; so the ways to lie are worked out by how many there are. Falling on re-roll leaves as many, and
 * either one die less that is anything but blank, or the same dice with the re-rolls shared differently
 * between green and blue: such chains are solved together.
 */
import { BLUE, countIn, GREEN, WHITE } from '../classes.ts';
import { countOf, eachLead, type Lead, type Pool, type Side } from './pool.ts';
import { plusOne, type Field, type Space } from './space.ts';
import type { Structure } from './structure.ts';

const CLOSE = 1e-13;

/** A re-roll die of this colour is used: how the leading colours lie then. */
interface Use {
  readonly colour: number;
  readonly member: number;
  readonly lead: Lead;
}

/** What a group needs to know of itself. */
export interface GroupParts {
  readonly structure: Structure;
  readonly pools: readonly Pool[];
  /** By the pool's colours without the swapped die: the best colour of the others, worked out before. */
  readonly swapped: Field;
}

export class Rerolls {
  private readonly structure: Structure;
  private readonly pools: readonly Pool[];
  private readonly swapped: Field;
  private readonly most: number;
  /** The best value of a die that shows swap, is swapped and falls; by the colours of the other dice. */
  private readonly swapsFall = new Map<number, Float64Array>();
  private readonly towards = [new Float64Array(0), new Float64Array(0)] as const;

  constructor({ structure, pools, swapped }: GroupParts) {
    this.structure = structure;
    this.pools = pools;
    this.swapped = swapped;
    this.most = Math.max(...pools.map(({ key }) => countIn(key, GREEN) + countIn(key, BLUE)));
    const longest = Math.max(...pools.map(({ space }) => space.run)) * (this.most + 1);
    this.towards = [new Float64Array(longest), new Float64Array(longest)];
    for (const { key } of pools)
      for (const colour of [WHITE, BLUE])
        if (countIn(key, colour) > 0) {
          const others = key - (1 << (4 * colour));
          this.swapsFall.set(others, new Float64Array(structure.space(others).size));
        }
  }

  /** Completes the values of all pools once a die has moved. */
  moved(): void {
    const swaps = Math.max(...this.pools.map(({ key }) => countIn(key, WHITE) + countIn(key, BLUE)));
    for (let rerolls = 0; rerolls <= this.most; rerolls++) {
      for (let shown = 0; shown <= swaps && rerolls > 0; shown++) {
        if (shown > 0) this.swapThenFall(rerolls - 1, shown - 1);
        for (const pool of this.pools) this.level(pool, pool.moved, { rerolls, swaps: shown });
      }
      for (const pool of this.pools) this.prepare(pool, pool.moved, { rerolls, swaps: -1 });
    }
  }

  /** Completes the values of a pool in which nothing has moved; where a swap shows it can be taken as moved. */
  still(pool: Pool): void {
    const { still, moved, space } = pool;
    for (let rerolls = 0; rerolls <= this.most; rerolls++)
      pool.eachLead(rerolls, -1, (lead) => {
        const start = space.runAt(lead.blue, lead.green, lead.white);
        if (this.shows(pool, lead)) still.values.set(moved.values.subarray(start, start + space.run), start);
      });
    for (let rerolls = 0; rerolls <= this.most; rerolls++) {
      if (rerolls > 0) this.level(pool, still, { rerolls, swaps: 0 });
      if (rerolls < this.most) this.prepare(pool, still, { rerolls, swaps: 0 });
    }
  }

  private shows({ space }: Pool, { blue, white }: Lead): boolean {
    return (
      countOf(space.rowsOf(BLUE), blue, this.list(BLUE).swap) > 0 ||
      countOf(space.rowsOf(WHITE), white, this.list(WHITE).swap) > 0
    );
  }

  private list(colour: number): Structure['lists'][number] {
    return this.structure.lists[colour] as Structure['lists'][number];
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

  private whiteTargets({ space }: Pool, { falling, via }: Side, { blue, green, white }: Lead): void {
    const rows = space.rowsOf(WHITE);
    const means = falling.means[WHITE] as Float64Array;
    const start = space.runAt(blue, green, white);
    for (let at = 0; at < rows.classes; at++) {
      const left = rows.minus[white * rows.classes + at] as number;
      if (left < 0 || at === this.list(WHITE).swap) continue;
      const from = (falling.spaces[WHITE] as Space).runAt(blue, green, left);
      for (let i = 0; i < space.run; i++)
        if ((means[from + i] as number) > (via[start + i] as number))
          via[start + i] = means[from + i] as number;
    }
  }

  /** A die that shows swap becomes white or blue, or what was best among the other colours, and falls. */
  private swapThenFall(rerolls: number, swaps: number): void {
    for (const [others, best] of this.swapsFall) {
      const space = this.structure.space(others);
      const white = this.pools.find(({ key }) => key === plusOne(others, WHITE)) as Pool;
      const blue = this.pools.find(({ key }) => key === plusOne(others, BLUE)) as Pool;
      const fixed = this.swapped.of(others);
      const [onWhite, onBlue] = [white.moved.falling.means[WHITE], blue.moved.falling.means[BLUE]];
      const again = this.list(BLUE).chances[this.list(BLUE).reroll] ?? 0;
      const rows = space.rowsOf(BLUE);
      const call = (lead: Lead): void => {
        const start = space.runAt(lead.blue, lead.green, lead.white);
        const rerolled = rows.plus[lead.blue * rows.classes + this.list(BLUE).reroll] as number;
        const from = blue.space.runAt(rerolled, lead.green, lead.white);
        for (let i = 0; i < space.run; i++)
          best[start + i] = Math.max(
            fixed[start + i] as number,
            onWhite?.[start + i] as number,
            (onBlue?.[start + i] as number) + again * (blue.moved.values[from + i] as number),
          );
      };
      eachLead(this.structure, space, { rerolls, swaps, call });
    }
  }

  private level(pool: Pool, side: Side, { rerolls, swaps }: Level): void {
    const [blues, greens] = [pool.space.rowsOf(BLUE), pool.space.rowsOf(GREEN)];
    pool.eachLead(rerolls, swaps, (lead) => {
      const more =
        countOf(greens, lead.green, this.list(GREEN).reroll) > 0 && countOf(blues, lead.blue, 0) > 0;
      // A chain is worked out at the member that stands last: it has as many re-rolls on blue as there can be.
      if (!more) this.chain(pool, side, lead);
    });
  }

  private chain(pool: Pool, side: Side, last: Lead): void {
    const members = [last];
    const { space } = pool;
    const [blues, greens] = [space.rowsOf(BLUE), space.rowsOf(GREEN)];
    for (let lead = last; ;) {
      const blue = spent(blues, this.rowsFewer(pool, BLUE), {
        rank: lead.blue,
        reroll: this.list(BLUE).reroll,
      });
      const green = regained(greens, this.rowsFewer(pool, GREEN), {
        rank: lead.green,
        reroll: this.list(GREEN).reroll,
      });
      if (blue < 0 || green < 0) break;
      lead = { blue, green, white: lead.white };
      members.push(lead);
    }
    for (const [member, lead] of members.entries()) this.uses(pool, side, { member, lead });
    if (members.length > 1) this.settle(pool, side, members);
  }

  private rowsFewer({ structure, key }: Pool, colour: number): Space['rows'][number] | null {
    return countIn(key, colour) > 0 ? structure.space(key - (1 << (4 * colour))).rowsOf(colour) : null;
  }

  private uses(pool: Pool, side: Side, { member, lead }: Pick<Use, 'member' | 'lead'>): void {
    const { space } = pool;
    for (const colour of [BLUE, GREEN]) {
      const own = colour === BLUE ? lead.blue : lead.green;
      const rank = spent(space.rowsOf(colour), this.rowsFewer(pool, colour), {
        rank: own,
        reroll: this.list(colour).reroll,
      });
      if (rank < 0) continue;
      const after = colour === BLUE ? { ...lead, blue: rank } : { ...lead, green: rank };
      const start = space.runAt(lead.blue, lead.green, lead.white);
      raiseRun(side.values, start, {
        from: side.via,
        at: space.runAt(after.blue, after.green, after.white),
        length: space.run,
      });
      for (const target of [GREEN, BLUE])
        this.targets(pool, side, { start, target, use: { colour, member, lead: after } });
      if (side === pool.moved) this.swapTarget(pool, side, { start, lead: after });
    }
  }

  /** Re-rolls every kind of green or blue die. */
  private targets(
    { space }: Pool,
    { values, falling }: Side,
    { start, target, use }: { readonly start: number; readonly target: number; readonly use: Use },
  ): void {
    const rows = space.rowsOf(target);
    const list = this.list(target);
    const again = list.chances[list.reroll] ?? 0;
    const fewer = falling.spaces[target] as Space;
    const own = target === BLUE ? use.lead.blue : use.lead.green;
    const means = falling.means[target] as Float64Array;
    for (let at = 0; at < rows.classes; at++) {
      const left = rows.minus[own * rows.classes + at] as number;
      if (left < 0 || at === list.reroll || at === list.swap) continue;
      const { blue, green, white } = use.lead;
      const from = target === BLUE ? fewer.runAt(left, green, white) : fewer.runAt(blue, left, white);
      if (at === 0 && target !== use.colour) {
        // It leads to the neighbour in the chain if it falls on re-roll.
        const sums = this.towards[target === GREEN ? 0 : 1];
        sums.set(means.subarray(from, from + space.run), use.member * space.run);
      } else if (at === 0) {
        for (let i = 0; i < space.run; i++) {
          const value = (means[from + i] as number) / (1 - again);
          if (value > (values[start + i] as number)) values[start + i] = value;
        }
      } else {
        const rerolled = fewer.rowsOf(target).plus[left * rows.classes + list.reroll] as number;
        const to = target === BLUE ? space.runAt(rerolled, green, white) : space.runAt(blue, rerolled, white);
        for (let i = 0; i < space.run; i++) {
          const value = (means[from + i] as number) + again * (values[to + i] as number);
          if (value > (values[start + i] as number)) values[start + i] = value;
        }
      }
    }
  }

  /** Re-rolls a die that shows swap: it is swapped first. It does not matter which die that is. */
  private swapTarget(
    { space, key }: Pool,
    { values, falling }: Side,
    { start, lead }: { readonly start: number; readonly lead: Lead },
  ): void {
    for (const colour of [WHITE, BLUE]) {
      const rows = space.rowsOf(colour);
      const own = colour === WHITE ? lead.white : lead.blue;
      const left = rows.minus[own * rows.classes + this.list(colour).swap] as number;
      if (countIn(key, colour) === 0 || left < 0) continue;
      const fewer = falling.spaces[colour] as Space;
      const at =
        colour === WHITE
          ? fewer.runAt(lead.blue, lead.green, left)
          : fewer.runAt(left, lead.green, lead.white);
      const from = this.swapsFall.get(key - (1 << (4 * colour))) as Float64Array;
      raiseRun(values, start, { from, at, length: space.run });
      return;
    }
  }

  /** Members of a chain lead to their neighbours: the next has one re-roll more on green. */
  private settle({ space }: Pool, { values }: Side, members: readonly Lead[]): void {
    const { run } = space;
    const starts = members.map(({ blue, green, white }) => space.runAt(blue, green, white));
    const green = this.list(GREEN).chances[this.list(GREEN).reroll] ?? 0;
    const blue = this.list(BLUE).chances[this.list(BLUE).reroll] ?? 0;
    const [next, before] = this.towards;
    for (let i = 0; i < run; i++)
      for (let change = 1; change > CLOSE;) {
        change = 0;
        for (let m = 0; m < starts.length; m++) {
          const at = (starts[m] as number) + i;
          const was = values[at] as number;
          let best = was;
          if (m + 1 < starts.length)
            best = Math.max(
              best,
              (next[m * run + i] as number) + green * (values[(starts[m + 1] as number) + i] as number),
            );
          if (m > 0)
            best = Math.max(
              best,
              (before[m * run + i] as number) + blue * (values[(starts[m - 1] as number) + i] as number),
            );
          values[at] = best;
          change = Math.max(change, best - was);
        }
      }
  }
}

interface Level {
  readonly rerolls: number;
  readonly swaps: number;
}

interface Showing {
  readonly rank: number;
  readonly reroll: number;
}

type Rows = Space['rows'][number];

/** The row after one re-roll is used up; −1 when there is none. */
function spent(rows: Rows, fewer: Rows | null, { rank, reroll }: Showing): number {
  const left = fewer ? (rows.minus[rank * rows.classes + reroll] as number) : -1;
  return fewer && left >= 0 ? (fewer.plus[left * rows.classes] as number) : -1;
}

/** The row with a re-roll instead of a blank die; −1 when there is no blank die. */
function regained(rows: Rows, fewer: Rows | null, { rank, reroll }: Showing): number {
  const left = fewer ? (rows.minus[rank * rows.classes] as number) : -1;
  return fewer && left >= 0 ? (fewer.plus[left * rows.classes + reroll] as number) : -1;
}

interface Source {
  readonly from: Float64Array;
  readonly at: number;
  readonly length: number;
}

function raiseRun(values: Float64Array, start: number, { from, at, length }: Source): void {
  for (let i = 0; i < length; i++) {
    const other = from[at + i] as number;
    if (other > (values[start + i] as number)) values[start + i] = other;
  }
}
