/** What an adjust die makes of the dice it leaves behind: one of them is turned to its best face. */
import { BLUE, COLOUR_COUNT, countIn, PURPLE, WHITE } from '../classes.ts';
import type { Goal } from '../goal.ts';
import { raise } from './bases.ts';
import { adding } from './falling.ts';
import { choose, Field, losing, pairsOf, same, without, type Pairs, type Space } from './space.ts';
import type { Structure } from './structure.ts';

export class Turning {
  readonly values: Field;
  private readonly goal: Goal;
  private readonly structure: Structure;
  /** A die that shows swap, swapped to its best colour and turned; by the colours of the other dice. */
  private readonly swapped: Field;

  constructor(goal: Goal, dice: number, structure: Structure) {
    this.goal = goal;
    this.structure = structure;
    const spaceFor = (key: number): Space => structure.space(key);
    this.values = new Field(dice, spaceFor);
    this.swapped = new Field(dice - 1, spaceFor);
  }

  /** A pool whose values are final. */
  add(key: number, moved: Float64Array): void {
    const space = this.structure.space(key);
    for (let colour = 0; colour < COLOUR_COUNT; colour++) {
      if (countIn(key, colour) === 0) continue;
      const others = without(key, colour);
      const turned = this.turned({ others, space, colour }, moved);
      const swapped = this.swapped.of(others);
      for (let i = 0; i < turned.length; i++)
        swapped[i] = Math.max(swapped[i] as number, turned[i] as number);
      const { classes } = space.rowsOf(colour);
      for (let at = 0; at < classes; at++)
        if (at !== this.structure.lists[colour]?.swap)
          raise(this.values.of(key), this.dropping(space, { colour, at }), turned);
    }
    if (countIn(key, PURPLE) > 0) this.offSkulls(space, moved);
  }

  /** After all pools: dice that show swap. */
  finish(keys: readonly number[]): void {
    for (const key of keys)
      for (const colour of [WHITE, BLUE]) {
        const at = this.structure.lists[colour]?.swap ?? 0;
        if (countIn(key, colour) > 0)
          raise(
            this.values.of(key),
            this.dropping(this.structure.space(key), { colour, at }),
            this.swapped.of(without(key, colour)),
          );
      }
  }

  /** The best useful face for a die of a colour. */
  private turned(
    { others, space, colour }: { readonly others: number; readonly space: Space; readonly colour: number },
    moved: Float64Array,
  ): Float64Array {
    const fewer = this.structure.space(others);
    const best = new Float64Array(fewer.size);
    const list = this.structure.lists[colour];
    for (let at = 1; at < (list?.classes.length ?? 0); at++) {
      if (at === list?.adjust || (at === list?.skull && !this.goal.wantsSkulls)) continue;
      raise(best, adding(fewer, space, { colour, at }), moved);
    }
    return best;
  }

  /** A purple skull may be worth turning to a face that does nothing. */
  private offSkulls(space: Space, moved: Float64Array): void {
    const at = this.structure.lists[PURPLE]?.skull ?? 0;
    const fewer = this.structure.space(without(space.key, PURPLE)).rowsOf(PURPLE);
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
    raise(this.values.of(space.key), blanked, moved);
  }

  /** The ways to lie with a die of a class, and what is left without it. */
  private dropping(space: Space, { colour, at }: { readonly colour: number; readonly at: number }): Pairs {
    return pairsOf(
      space,
      this.structure.space(without(space.key, colour)),
      space.rows.map((rows, c) => (c === colour ? losing(rows, at) : same(rows))),
    );
  }
}
