/** A die that shows swap, is swapped and falls, as the target of a re-roll. */
import { BLUE, countIn, WHITE } from '../../../src/ciub/odds/classes.ts';
import { eachLead, type Lead, type Pool } from './pool.ts';
import type { Field, Space } from './space.ts';
import type { List, Structure } from './structure.ts';
import { coloursOf, whitesLeft, withWhites } from '../../../src/ciub/odds/whites.ts';

/** The other dice of a pool, without the die that is swapped. */
interface Others {
  readonly space: Space;
  /** The pools that it becomes by a white die, if there is one to take, and by a blue one. */
  readonly white: Pool | null;
  readonly blue: Pool;
  /** The best colour besides white and blue. */
  readonly fixed: Float64Array;
  /** The best colour besides white, and the best of all. */
  readonly coloured: Float64Array;
  readonly best: Float64Array;
}

export class SwapFalls {
  private readonly structure: Structure;
  /** By the number of white dice among the others. */
  private readonly others: readonly Others[];

  constructor(structure: Structure, pools: readonly Pool[], swapped: Field) {
    this.structure = structure;
    this.others = pools.flatMap((blue, whites) => {
      if (countIn(blue.key, BLUE) === 0) return [];
      const colours = coloursOf(blue.key) - (1 << (4 * BLUE));
      const space = structure.space(colours);
      // Seen from the pool with the blue die: it leaves the white dice of the supply alone.
      const fixed = swapped.of(withWhites(colours, whitesLeft(blue.key)));
      const [coloured, best] = [new Float64Array(space.size), new Float64Array(space.size)];
      return [{ space, white: pools[whites + 1] ?? null, blue, fixed, coloured, best }];
    });
  }

  /** The values when a die of this colour is swapped; `still`: it must not be for the same colour. */
  of(key: number, colour: number, side: 'still' | 'moved'): Float64Array {
    const others = this.others[countIn(key, WHITE) - (colour === WHITE ? 1 : 0)] as Others;
    return side === 'still' ? others.coloured : others.best;
  }

  /** For all other dice with so many unused re-rolls and swaps. */
  fill(rerolls: number, swaps: number): void {
    const list = this.structure.lists[BLUE] as List;
    const again = list.chances[list.reroll] ?? 0;
    for (const { space, white, blue, fixed, coloured, best } of this.others) {
      const onWhite = white?.moved.falling.means[WHITE];
      const onBlue = blue.moved.falling.means[BLUE] as Float64Array;
      const { plus, classes } = space.rowsOf(BLUE);
      const call = (lead: Lead): void => {
        const start = space.runAt(lead.blue, lead.green, lead.white);
        const rerolled = plus[lead.blue * classes + list.reroll] as number;
        const from = blue.space.runAt(rerolled, lead.green, lead.white);
        for (let i = 0; i < space.run; i++) {
          const value = (onBlue[start + i] as number) + again * (blue.moved.values[from + i] as number);
          coloured[start + i] = Math.max(fixed[start + i] as number, value);
          best[start + i] = Math.max(
            coloured[start + i] as number,
            onWhite ? (onWhite[start + i] as number) : 0,
          );
        }
      };
      eachLead(this.structure, space, { rerolls, swaps, call });
    }
  }
}
