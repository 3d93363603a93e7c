/**
 * The end of a roll for all ways a pool can lie: numbers are taken or left one die at a time, an unused adjust
 * die may take one of its own numbers (R6; that can always wait until now), and swaps get their colour last.
 */
import { BLUE, COLOUR_COUNT, countIn, NUMBER_CLASS, WHITE } from '../../../src/ciub/odds/classes.ts';
import type { Goal } from '../../../src/ciub/odds/goal.ts';
import { afterNumber, afterSkull, MET, wantsNumber, withDiceLeft } from '../../../src/ciub/odds/need.ts';
import type { Multisets } from './multisets.ts';
import { choose, ORDER, pairsOf, same, type Choice, type Field, type Space } from './space.ts';
import { numberOf, projection, type Structure } from './structure.ts';
import type { Store } from './store.ts';
import { leaving, swapping, whitesLeft } from '../../../src/ciub/odds/whites.ts';

/** What a pool's endings rest on besides its own group. */
export interface Endings {
  readonly key: number;
  readonly space: Space;
  /** The best that taking the decisive die can give. */
  readonly take: Float64Array;
  /** The place where the decisive die is left blank; −1 when all dice are blank or swaps. */
  readonly leave: Int32Array;
  /** The best value of throwing one blank die away. */
  readonly throwAway: number;
}

/** The ends of one block's rolls. */
export class Ends {
  private readonly goal: Goal;
  private readonly dice: number;
  private readonly structure: Structure;
  private readonly store: Store;

  constructor(goal: Goal, dice: number, { structure, store }: { structure: Structure; store: Store }) {
    this.goal = goal;
    this.dice = dice;
    this.structure = structure;
    this.store = store;
  }

  of(key: number): Endings {
    const space = this.structure.space(key);
    const take = new Float64Array(space.size);
    const leave = new Int32Array(space.size).fill(-1);
    const endings = { key, space, take, leave, throwAway: this.thrownAway(key) };
    for (const [i, colour] of ORDER.entries())
      for (let at = 1; at < space.rowsOf(colour).classes; at++)
        if (space.rowsOf(colour).dice > 0 && at !== this.list(colour).swap)
          this.decide(endings, { colour, at, leading: ORDER.slice(0, i) });
    return endings;
  }

  private list(colour: number): Structure['lists'][number] {
    return this.structure.lists[colour] as Structure['lists'][number];
  }

  private thrownAway(key: number): number {
    const code = withDiceLeft(this.goal.code, this.dice - 1);
    let best = 0;
    if (code >= 0 && this.dice > 1)
      for (let c = 0; c < COLOUR_COUNT; c++)
        if (countIn(key, c) > 0) best = Math.max(best, this.store.roll(code, leaving(key, c)));
    return best;
  }

  /** The states in which a die of this class is the first to be decided: leading colours have nothing to take. */
  private decide({ key, space, take, leave }: Endings, first: Decision): void {
    const { colour, at } = first;
    const rows = space.rowsOf(colour);
    const swap = this.list(colour).swap;
    const isFirst = (rank: number): boolean => topOf(rows, rank, swap) === at;
    const dropped = (rank: number): number => rows.minus[rank * rows.classes + at] as number;
    const fewer = this.structure.space(leaving(key, colour)).rowsOf(colour);
    const blanked = choose(rows, isFirst, (rank) => fewer.plus[dropped(rank) * rows.classes] as number);
    const codes = this.afterTaking(first);
    const left = pairsOf(space, space, this.choices(space, first, blanked));
    for (let i = 0; i < left.at.length; i++) leave[left.at[i] as number] = left.to[i] as number;
    if (codes.includes(MET)) for (const place of left.at) take[place] = 1;
    else
      for (const code of codes.filter((each) => each >= 0)) {
        const taken = choose(rows, isFirst, dropped);
        this.taking({ key, space, take }, first, { code, taken });
      }
  }

  private taking(
    { key: from, space, take }: Pick<Endings, 'key' | 'space' | 'take'>,
    first: Decision,
    { code, taken }: { readonly code: number; readonly taken: Choice },
  ): void {
    const { values, structure } = this.store.ends(code, this.dice - 1);
    const key = leaving(from, first.colour);
    const choices = this.choices(space, first, taken).map(({ from: own, to }, colour) => {
      const ranks = projection(
        this.list(colour),
        structure.lists[colour] as Structure['lists'][number],
        countIn(key, colour),
      );
      return { from: own, to: to.map((rank) => ranks[rank] as number) };
    });
    const { at, to } = pairsOf(space, structure.space(key), choices);
    const found = values.of(key);
    for (let i = 0; i < at.length; i++)
      if ((found[to[i] as number] as number) > (take[at[i] as number] as number))
        take[at[i] as number] = found[to[i] as number] as number;
  }

  private choices(space: Space, { colour, leading }: Decision, own: Choice): readonly Choice[] {
    return space.rows.map((rows, c) => {
      if (c === colour) return own;
      const { swap } = this.list(c);
      return leading.includes(c)
        ? choose(
            rows,
            (rank) => topOf(rows, rank, swap) === 0,
            (rank) => rank,
          )
        : same(rows);
    });
  }

  /** What the need can become when this die goes to the tray. */
  private afterTaking({ colour, at }: Decision): readonly number[] {
    const { goal, dice } = this;
    const { adjust, classes } = this.list(colour);
    const left = (code: number): number => withDiceLeft(code, dice - 1);
    if (at !== adjust) return [left(afterNumber(goal.code, numberOf(classes[at] ?? 0)))];
    const found: number[] = [];
    for (let number = 1; number <= 7; number++)
      if ((NUMBER_CLASS[colour * 8 + number] ?? 0) > 0 && wantsNumber(goal.code, number))
        found.push(left(afterNumber(goal.code, number)));
    if (goal.turnsToSkull) found.push(left(afterSkull(goal.code)));
    return found;
  }
}

interface Decision {
  readonly colour: number;
  readonly at: number;
  readonly leading: readonly number[];
}

/** The last class of a row besides swap that has dice; 0 when there is none but blank. */
function topOf({ counts, classes }: Multisets, rank: number, swap: number): number {
  for (let at = classes - 1; at > 0; at--) if (at !== swap && counts[rank * classes + at]) return at;
  return 0;
}

/** A way to lie with nothing but blank dice and swaps, and what its swaps can make of it. */
export interface Filling {
  /** Among the ways of its pool. */
  readonly at: number;
  /** Places in the field of all pools, after one swap. */
  readonly into: readonly number[];
  /** Where a white die is not swapped, because there is none to take instead; −1 when that is pointless. */
  readonly unused: number;
}

/** All of a pool's ways with so many swaps. */
export function fillings(
  field: Field,
  structure: Structure,
  { key, swaps }: { readonly key: number; readonly swaps: number },
): readonly Filling[] {
  const found: Filling[] = [];
  for (let blue = 0; blue <= Math.min(swaps, countIn(key, BLUE)); blue++) {
    const on = { white: swaps - blue, blue };
    if (on.white > countIn(key, WHITE)) continue;
    const left = { white: on.white - 1, blue };
    const into = [
      ...(on.white > 0 ? filled(key, WHITE) : []).map(
        (pool) => field.start(pool) + swapsAt(structure, pool, left),
      ),
      ...(blue > 0 ? filled(key, BLUE) : []).map(
        (pool) => field.start(pool) + swapsAt(structure, pool, { white: on.white, blue: blue - 1 }),
      ),
    ];
    const unused = on.white > 0 && whitesLeft(key) === 0 ? swapsAt(structure, key, left) : -1;
    found.push({ at: swapsAt(structure, key, on), into, unused });
  }
  return found;
}

/** The pools that a swapped die can lead to. */
const filled = (key: number, from: number): readonly number[] =>
  Array.from({ length: COLOUR_COUNT }, (_, to) => swapping(key, from, to)).filter((pool) => pool !== null);

interface OnColours {
  readonly white: number;
  readonly blue: number;
}

/** The place of a pool that shows only these swaps. */
function swapsAt(structure: Structure, key: number, on: OnColours): number {
  const space = structure.space(key);
  return (
    swapRank(space.rowsOf(WHITE), structure.lists[WHITE]?.swap ?? 0, on.white) * space.stride(WHITE) +
    swapRank(space.rowsOf(BLUE), structure.lists[BLUE]?.swap ?? 0, on.blue) * space.stride(BLUE)
  );
}

function swapRank({ size, classes, counts, dice }: Multisets, swap: number, count: number): number {
  for (let rank = 0; rank < size; rank++)
    if (counts[rank * classes + swap] === count && counts[rank * classes] === dice - count) return rank;
  throw new RangeError('no such row');
}
