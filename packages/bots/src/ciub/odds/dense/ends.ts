/**
 * The end of a roll for all ways a pool can lie: numbers are taken or left one die at a time, an unused adjust
 * die may take one of its own numbers (R6; that can always wait until now), and swaps get their colour last.
 */
import { BLUE, COLOUR_COUNT, countIn, NUMBER_CLASS, WHITE } from '../classes.ts';
import type { Goal } from '../goal.ts';
import { afterNumber, afterSkull, MET, wantsNumber, withDiceLeft } from '../need.ts';
import type { Multisets } from './multisets.ts';
import {
  choose,
  ORDER,
  pairsOf,
  plusOne,
  same,
  without,
  type Choice,
  type Field,
  type Space,
} from './space.ts';
import { numberOf, projection, type Structure } from './structure.ts';
import type { Store } from './store.ts';

/** What a pool's endings rest on besides its own group. */
export interface Endings {
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
    const endings = { space, take, leave, throwAway: this.thrownAway(key) };
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
        if (countIn(key, c) > 0) best = Math.max(best, this.store.roll(code, without(key, c)));
    return best;
  }

  /** The states in which a die of this class is the first to be decided: leading colours have nothing to take. */
  private decide({ space, take, leave }: Endings, first: Decision): void {
    const { colour, at } = first;
    const rows = space.rowsOf(colour);
    const swap = this.list(colour).swap;
    const isFirst = (rank: number): boolean => topOf(rows, rank, swap) === at;
    const dropped = (rank: number): number => rows.minus[rank * rows.classes + at] as number;
    const fewer = this.structure.space(without(space.key, colour)).rowsOf(colour);
    const blanked = choose(rows, isFirst, (rank) => fewer.plus[dropped(rank) * rows.classes] as number);
    const codes = this.afterTaking(first);
    const left = pairsOf(space, space, this.choices(space, first, blanked));
    for (let i = 0; i < left.at.length; i++) leave[left.at[i] as number] = left.to[i] as number;
    if (codes.includes(MET)) for (const place of left.at) take[place] = 1;
    else
      for (const code of codes.filter((each) => each >= 0)) {
        const taken = choose(rows, isFirst, dropped);
        this.taking({ space, take }, first, { code, taken });
      }
  }

  private taking(
    { space, take }: Pick<Endings, 'space' | 'take'>,
    first: Decision,
    { code, taken }: { readonly code: number; readonly taken: Choice },
  ): void {
    const { values, structure } = this.store.ends(code, this.dice - 1);
    const key = without(space.key, first.colour);
    const choices = this.choices(space, first, taken).map(({ from, to }, colour) => {
      const ranks = projection(
        this.list(colour),
        structure.lists[colour] as Structure['lists'][number],
        countIn(key, colour),
      );
      return { from, to: to.map((rank) => ranks[rank] as number) };
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

/** A way to lie with nothing but blank dice and swaps, and what its first swap can make of it: places in a field. */
export interface Filling {
  readonly at: number;
  readonly into: readonly number[];
}

/** All of a pool's ways with so many swaps. */
export function fillings(
  field: Field,
  structure: Structure,
  { key, swaps }: { readonly key: number; readonly swaps: number },
): readonly Filling[] {
  const found: Filling[] = [];
  const place = (pool: number, on: OnColours): number => field.start(pool) + swapsAt(structure, pool, on);
  for (let onBlue = 0; onBlue <= Math.min(swaps, countIn(key, BLUE)); onBlue++) {
    const onWhite = swaps - onBlue;
    if (onWhite > countIn(key, WHITE)) continue;
    const from = onWhite > 0 ? WHITE : BLUE;
    const rest = { onWhite: onWhite - (from === WHITE ? 1 : 0), onBlue: onBlue - (from === BLUE ? 1 : 0) };
    const into = Array.from({ length: COLOUR_COUNT }, (_, colour) =>
      place(plusOne(without(key, from), colour), rest),
    );
    found.push({ at: place(key, { onWhite, onBlue }), into });
  }
  return found;
}

interface OnColours {
  readonly onWhite: number;
  readonly onBlue: number;
}

/** The place of a pool that shows only these swaps. */
function swapsAt(structure: Structure, key: number, on: OnColours): number {
  const space = structure.space(key);
  return (
    swapRank(space.rowsOf(WHITE), structure.lists[WHITE]?.swap ?? 0, on.onWhite) * space.stride(WHITE) +
    swapRank(space.rowsOf(BLUE), structure.lists[BLUE]?.swap ?? 0, on.onBlue) * space.stride(BLUE)
  );
}

function swapRank({ size, classes, counts, dice }: Multisets, swap: number, count: number): number {
  for (let rank = 0; rank < size; rank++)
    if (counts[rank * classes + swap] === count && counts[rank * classes] === dice - count) return rank;
  throw new RangeError('no such row');
}
