/** What an adjust die makes of the dice it leaves behind: one of them is turned to its best face. */
import { BLUE, COLOUR_COUNT, countIn, PURPLE, WHITE } from '../../../src/ciub/odds/classes.ts';
import type { Goal } from '../../../src/ciub/odds/goal.ts';
import { raise } from './bases.ts';
import { adding } from './falling.ts';
import { choose, Field, kept, losing, pairsOf, same, type Pairs, type Space } from './space.ts';
import type { Structure } from './structure.ts';
import {
  coloursOf,
  leaving,
  swapping,
  whitesLeft,
  withWhites,
  type PoolList,
} from '../../../src/ciub/odds/whites.ts';

export class Turning {
  readonly values: Field;
  private readonly goal: Goal;
  private readonly structure: Structure;
  /** The values of pools once a die has moved. */
  private readonly moved: Field;
  /** A die that shows swap, swapped to the best colour besides white and blue, and turned; by the other dice. */
  private readonly swapped: Field;

  constructor(
    goal: Goal,
    { structure, moved }: { structure: Structure; moved: Field },
    [list, fewer]: readonly [PoolList, PoolList],
  ) {
    this.goal = goal;
    this.structure = structure;
    this.moved = moved;
    const spaceFor = (key: number): Space => structure.space(key);
    this.values = new Field(list, spaceFor);
    this.swapped = new Field(fewer, spaceFor);
  }

  /** A pool whose values are final. */
  add(key: number): void {
    const space = this.structure.space(key);
    const values = this.values.of(key);
    for (let colour = 0; colour < COLOUR_COUNT; colour++) {
      if (countIn(key, colour) === 0) continue;
      const turned = this.turned(key, colour);
      if (colour !== WHITE && colour !== BLUE) {
        const swapped = this.swapped.of(leaving(key, colour));
        for (let i = 0; i < turned.length; i++)
          swapped[i] = Math.max(swapped[i] as number, turned[i] as number);
      }
      const { classes } = space.rowsOf(colour);
      for (let at = 0; at < classes; at++)
        if (at !== this.structure.lists[colour]?.swap)
          raise(values, this.dropping(space, { colour, at }), turned);
    }
    if (countIn(key, PURPLE) > 0) this.offSkulls(key, space);
  }

  /** After all pools: dice that show swap are swapped first; as they are they can be turned too. */
  finish(keys: readonly number[]): void {
    for (const key of keys)
      for (const colour of [WHITE, BLUE]) {
        if (countIn(key, colour) === 0) continue;
        const dropping = this.dropping(this.structure.space(key), {
          colour,
          at: this.structure.lists[colour]?.swap ?? 0,
        });
        const { at, to } = kept(dropping);
        const values = this.values.of(key);
        const whites = whitesLeft(key);
        const left = withWhites(
          key - (1 << (4 * colour)),
          colour === WHITE && whites >= 0 ? whites + 1 : whites,
        );
        raise(values, { at, to }, this.swapped.of(left));
        raise(values, { at, to }, this.turned(key, colour));
        const across = swapping(key, colour, colour === WHITE ? BLUE : WHITE);
        if (across !== null) raise(values, { at, to }, this.turned(across, colour === WHITE ? BLUE : WHITE));
      }
  }

  /** The best useful face for a die of a colour, over the ways in which the other dice lie. */
  private turned(key: number, colour: number): Float64Array {
    const space = this.structure.space(key);
    const fewer = this.structure.space(coloursOf(key) - (1 << (4 * colour)));
    const best = new Float64Array(fewer.size);
    const list = this.structure.lists[colour];
    const moved = this.moved.of(key);
    for (let at = 1; at < (list?.classes.length ?? 0); at++) {
      if (at === list?.adjust || (at === list?.skull && !this.goal.wantsSkulls)) continue;
      raise(best, adding(fewer, space, { colour, at }), moved);
    }
    return best;
  }

  /** A purple skull may be worth turning to a face that does nothing. */
  private offSkulls(key: number, space: Space): void {
    const at = this.structure.lists[PURPLE]?.skull ?? 0;
    const fewer = this.structure.space(coloursOf(key) - (1 << (4 * PURPLE))).rowsOf(PURPLE);
    const blanked = pairsOf(
      space,
      space,
      space.rows.map((rows, colour) =>
        colour === PURPLE
          ? choose(
              rows,
              (rank) => (rows.minus[rank * rows.classes + at] as number) >= 0,
              (rank) => fewer.plus[(rows.minus[rank * rows.classes + at] as number) * rows.classes] as number,
            )
          : same(rows),
      ),
    );
    raise(this.values.of(key), blanked, this.moved.of(key));
  }

  /** The ways to lie with a die of a class, and what is left without it. */
  private dropping(space: Space, { colour, at }: { readonly colour: number; readonly at: number }): Pairs {
    return pairsOf(
      space,
      this.structure.space(space.key - (1 << (4 * colour))),
      space.rows.map((rows, c) => (c === colour ? losing(rows, at) : same(rows))),
    );
  }
}
