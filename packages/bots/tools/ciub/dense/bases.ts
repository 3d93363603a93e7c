/** What a rolled pool is worth without a re-roll, as far as it rests on smaller pools only. */
import { BLUE, countIn, GREEN, ONE_OF, PURPLE } from '../../../src/ciub/odds/classes.ts';
import type { Goal } from '../../../src/ciub/odds/goal.ts';
import { afterSkull, MET, withDiceLeft } from '../../../src/ciub/odds/need.ts';
import { choose, losing, pairsOf, type Choice, type Pairs, type Space } from './space.ts';
import type { Stored, Store } from './store.ts';
import { coloursOf, leaving, whitesLeft, withWhites } from '../../../src/ciub/odds/whites.ts';
import { projection, type Structure, type Structures } from './structure.ts';

export interface Base {
  /** The best use of an adjust die on another one, and the end of a roll that shows skulls. */
  readonly best: Float64Array;
  /** Where the ways to lie without a skull stand among the ends of the roll; −1 for those with one. */
  readonly ends: Int32Array;
}

/** How many dice of green, purple and blue show a skull. */
type Skulls = readonly [number, number, number];
const SKULLED = [GREEN, PURPLE, BLUE] as const;

export interface BaseParts {
  readonly goal: Goal;
  readonly dice: number;
  readonly structures: Structures;
  readonly store: Store;
}

export function baseOf(parts: BaseParts, key: number): Base {
  const space = parts.structures.within.space(key);
  const base = { best: new Float64Array(space.size), ends: new Int32Array(space.size).fill(-1) };
  for (let green = 0; green <= countIn(key, GREEN); green++)
    for (let purple = 0; purple <= countIn(key, PURPLE); purple++)
      for (let blue = 0; blue <= countIn(key, BLUE); blue++)
        skulled(parts, base, { key, space, skulls: [green, purple, blue] });
  for (const colour of [PURPLE, BLUE])
    if (countIn(key, colour) > 0 && parts.dice > 1)
      adjusting(parts, base.best, { key: leaving(key, colour), space, colour });
  return base;
}

interface Showing {
  readonly key: number;
  readonly space: Space;
  readonly skulls: Skulls;
}

/** The ways to lie with exactly these skulls. */
function skulled(parts: BaseParts, base: Base, showing: Showing): void {
  const { key, skulls } = showing;
  const gone = skulls[0] + skulls[1] + skulls[2];
  if (gone === 0) {
    const { at, to } = ending(parts, showing, parts.structures.end);
    for (let i = 0; i < at.length; i++) base.ends[at[i] as number] = to[i] as number;
    return;
  }
  let code = parts.goal.code;
  for (let i = 0; i < gone; i++) code = afterSkull(code);
  const left = parts.dice - gone;
  code = withDiceLeft(code, left);
  if (code === MET) for (const place of ending(parts, showing, parts.structures.end).at) base.best[place] = 1;
  if (code < 0 || left === 0) return;
  const { values, structure } = parts.store.ends(code, left);
  raise(base.best, ending(parts, showing, structure), values.of(keyAfter(key, skulls)));
}

const keyAfter = (key: number, skulls: Skulls): number =>
  withWhites(
    SKULLED.reduce((left, colour, i) => left - (skulls[i] ?? 0) * (ONE_OF[colour] as number), coloursOf(key)),
    whitesLeft(key),
  );

function ending({ structures }: BaseParts, { key, space, skulls }: Showing, end: Structure): Pairs {
  const choices = space.rows.map((rows, colour): Choice => {
    const list = structures.within.lists[colour] as Structure['lists'][number];
    const ranks = projection(list, end.lists[colour] as Structure['lists'][number], rows.dice);
    if (list.skull < 0) return { from: rows.all, to: ranks };
    const wanted = skulls[SKULLED.findIndex((each) => each === colour)] ?? 0;
    return choose(
      rows,
      (rank) => rows.counts[rank * rows.classes + list.skull] === wanted,
      (rank) => ranks[rank] as number,
    );
  });
  return pairsOf(space, end.space(keyAfter(key, skulls)), choices);
}

/** One adjust die of this colour turns another die and leaves. */
function adjusting(
  { goal, dice, structures, store }: BaseParts,
  best: Float64Array,
  { key, space, colour }: { readonly key: number; readonly space: Space; readonly colour: number },
): void {
  const code = withDiceLeft(goal.code, dice - 1);
  if (code < 0) return;
  const { values, structure }: Stored = store.turns(code, dice - 1);
  const choices = space.rows.map((rows, c): Choice => {
    const list = structures.within.lists[c] as Structure['lists'][number];
    const ranks = projection(list, structure.lists[c] as Structure['lists'][number], countIn(key, c));
    if (c !== colour) return { from: rows.all, to: ranks };
    const { from, to } = losing(rows, list.adjust);
    return { from, to: to.map((rank) => ranks[rank] as number) };
  });
  raise(best, pairsOf(space, structure.space(key), choices), values.of(key));
}

/** Raises values to others. */
export function raise(values: Float64Array, { at, to }: Pairs, others: Float64Array): void {
  for (let i = 0; i < at.length; i++) {
    const other = others[to[i] as number] as number;
    if (other > (values[at[i] as number] as number)) values[at[i] as number] = other;
  }
}
