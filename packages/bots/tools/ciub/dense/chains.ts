/** Re-rolls that can lead back to where they began. */
import { BLUE, countIn, GREEN, WHITE } from '../../../src/ciub/odds/classes.ts';
import type { Lead, Pool, Side } from './pool.ts';
import type { Space } from './space.ts';
import type { List, Structure } from './structure.ts';
import type { SwapFalls } from './swap-falls.ts';
import { coloursOf } from '../../../src/ciub/odds/whites.ts';

const CLOSE = 1e-13;

/** A re-roll die of this colour is used: how the leading colours lie then. */
interface Use {
  readonly colour: number;
  readonly member: number;
  readonly lead: Lead;
}

export class Chains {
  private readonly structure: Structure;
  private readonly swapFalls: SwapFalls;
  /** Sums of members that lead to the next one or the one before if a die falls on re-roll. */
  private next = new Float64Array(0);
  private before = new Float64Array(0);
  private readonly longest: number;

  constructor(structure: Structure, swapFalls: SwapFalls, rerolls: number) {
    this.structure = structure;
    this.swapFalls = swapFalls;
    this.longest = rerolls + 1;
  }

  /** Solves the chain whose last member is this one. */
  solve(pool: Pool, side: Side, last: Lead): void {
    const { space } = pool;
    const size = space.run * this.longest;
    if (this.next.length < size) [this.next, this.before] = [new Float64Array(size), new Float64Array(size)];
    const members = [last];
    for (let lead = last; ;) {
      const blue = this.spent(pool, BLUE, lead.blue);
      const green = this.regained(pool, lead.green);
      if (blue < 0 || green < 0) break;
      lead = { blue, green, white: lead.white };
      members.push(lead);
    }
    for (const [member, lead] of members.entries()) this.uses(pool, side, { member, lead });
    if (members.length > 1) this.settle(pool, side, members);
  }

  private list(colour: number): List {
    return this.structure.lists[colour] as List;
  }

  /** The row after one re-roll is used up; −1 when there is none. */
  private spent(pool: Pool, colour: number, rank: number): number {
    if (countIn(pool.key, colour) === 0) return -1;
    const { minus, classes } = pool.space.rowsOf(colour);
    const left = minus[rank * classes + this.list(colour).reroll] as number;
    return left < 0 ? -1 : (this.fewer(pool, colour).plus[left * classes] as number);
  }

  /** The row with a re-roll instead of a blank green die; −1 when there is no blank one. */
  private regained(pool: Pool, rank: number): number {
    if (countIn(pool.key, GREEN) === 0) return -1;
    const { minus, classes } = pool.space.rowsOf(GREEN);
    const left = minus[rank * classes] as number;
    return left < 0 ? -1 : (this.fewer(pool, GREEN).plus[left * classes + this.list(GREEN).reroll] as number);
  }

  private fewer({ key }: Pool, colour: number): Space['rows'][number] {
    return this.structure.space(coloursOf(key) - (1 << (4 * colour))).rowsOf(colour);
  }

  private uses(pool: Pool, side: Side, { member, lead }: Pick<Use, 'member' | 'lead'>): void {
    const { space } = pool;
    const start = space.runAt(lead.blue, lead.green, lead.white);
    for (const colour of [BLUE, GREEN]) {
      const rank = this.spent(pool, colour, colour === BLUE ? lead.blue : lead.green);
      if (rank < 0) continue;
      const after = colour === BLUE ? { ...lead, blue: rank } : { ...lead, green: rank };
      const at = space.runAt(after.blue, after.green, after.white);
      raiseRun(side.values, start, { from: side.via, at, length: space.run });
      for (const target of [GREEN, BLUE])
        this.targets(pool, side, { start, target, use: { colour, member, lead: after } });
      this.swapTargets(pool, side, { start, lead: after });
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
    const { blue, green, white } = use.lead;
    const own = target === BLUE ? blue : green;
    const means = falling.means[target] as Float64Array;
    for (let at = 0; at < rows.classes; at++) {
      const left = rows.minus[own * rows.classes + at] as number;
      if (left < 0 || at === list.reroll || at === list.swap) continue;
      const from = target === BLUE ? fewer.runAt(left, green, white) : fewer.runAt(blue, left, white);
      if (at > 0) {
        const rerolled = fewer.rowsOf(target).plus[left * rows.classes + list.reroll] as number;
        const to = target === BLUE ? space.runAt(rerolled, green, white) : space.runAt(blue, rerolled, white);
        for (let i = 0; i < space.run; i++) {
          const value = (means[from + i] as number) + again * (values[to + i] as number);
          if (value > (values[start + i] as number)) values[start + i] = value;
        }
      } else if (target === use.colour) {
        for (let i = 0; i < space.run; i++) {
          const value = (means[from + i] as number) / (1 - again);
          if (value > (values[start + i] as number)) values[start + i] = value;
        }
      } else {
        const sums = target === GREEN ? this.next : this.before;
        sums.set(means.subarray(from, from + space.run), use.member * space.run);
      }
    }
  }

  /** Re-rolls a die that shows swap: it is swapped first. */
  private swapTargets(
    pool: Pool,
    side: Side,
    { start, lead }: { readonly start: number; readonly lead: Lead },
  ): void {
    const { space, key } = pool;
    for (const colour of [WHITE, BLUE]) {
      if (countIn(key, colour) === 0) continue;
      const { minus, classes } = space.rowsOf(colour);
      const own = colour === WHITE ? lead.white : lead.blue;
      const left = minus[own * classes + this.list(colour).swap] as number;
      if (left < 0) continue;
      const fewer = side.falling.spaces[colour] as Space;
      const at =
        colour === WHITE
          ? fewer.runAt(lead.blue, lead.green, left)
          : fewer.runAt(left, lead.green, lead.white);
      const from = this.swapFalls.of(key, colour, side === pool.moved ? 'moved' : 'still');
      raiseRun(side.values, start, { from, at, length: space.run });
    }
  }

  /** Members of a chain lead to their neighbours: the next has one re-roll more on green. */
  private settle({ space }: Pool, { values }: Side, members: readonly Lead[]): void {
    const { run } = space;
    const { next, before } = this;
    const starts = members.map(({ blue, green, white }) => space.runAt(blue, green, white));
    const onGreen = this.list(GREEN).chances[this.list(GREEN).reroll] ?? 0;
    const onBlue = this.list(BLUE).chances[this.list(BLUE).reroll] ?? 0;
    for (let i = 0; i < run; i++)
      for (let change = 1; change > CLOSE;) {
        change = 0;
        for (let m = 0; m < starts.length; m++) {
          const at = (starts[m] as number) + i;
          const was = values[at] as number;
          let best = was;
          if (m + 1 < starts.length) {
            const neighbour = values[(starts[m + 1] as number) + i] as number;
            best = Math.max(best, (next[m * run + i] as number) + onGreen * neighbour);
          }
          if (m > 0) {
            const neighbour = values[(starts[m - 1] as number) + i] as number;
            best = Math.max(best, (before[m * run + i] as number) + onBlue * neighbour);
          }
          values[at] = best;
          change = Math.max(change, best - was);
        }
      }
  }
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
