/** The dice that a turn can end with, by colour: what is kept or taken, and coloured dice turned white (G7, G8, T2). */
import type { Seat } from '@cubarium/core';
import { COLOURS, diceInGame, KEPT_DICE, limitOf } from '@cubarium/games/ciub';
import { countIn, ONE_OF, sizeOf, WHITE } from './odds/classes.ts';
import { partsOf } from './parts.ts';
import type { Standing } from './standing.ts';

const MOST_OF_A_COLOUR = 15;

/** How many dice of a colour the other seats leave. */
function leftBy(standing: Standing, seat: Seat, colour: number): number {
  let left = diceInGame(COLOURS[colour] ?? 'white', standing.dice.length);
  for (const [i, dice] of standing.dice.entries()) if (i !== seat) left -= countIn(dice, colour);
  return left;
}

/** The choices that one seat has with its dice at the end of a turn; what others hold stays with them. */
export class Reach {
  /** So many white dice can be had in the end: those that others leave, as far as the limit goes. */
  private readonly whites: number;
  private readonly left: readonly number[];
  private readonly fives = new Map<number, readonly number[]>();

  constructor(standing: Standing, seat: Seat) {
    this.left = COLOURS.map((_, colour) => leftBy(standing, seat, colour));
    this.whites = Math.min(limitOf('white'), this.left[WHITE] as number);
  }

  /** These dice, any of them turned white. A white die given back can be had again, so only the sum counts. */
  whitened(key: number): readonly number[] {
    return partsOf(this.raised(key), sizeOf(key));
  }

  /** Five of these dice, any of them turned white: asked for again with every card that may be gained. */
  kept(key: number): readonly number[] {
    let fives = this.fives.get(key);
    if (!fives) {
      fives = partsOf(this.raised(key), Math.min(KEPT_DICE, sizeOf(key)));
      this.fives.set(key, fives);
    }
    return fives;
  }

  /** One die more, of any colour there is, any of them turned white. */
  taken(key: number): readonly number[] {
    const ends = new Set<number>();
    for (const more of this.takes(key)) for (const end of this.whitened(more)) ends.add(end);
    return [...ends];
  }

  /** One die more, of any colour there is; the same dice when the supply is empty. */
  takes(key: number): readonly number[] {
    const takes: number[] = [];
    for (const [colour, left] of this.left.entries())
      if (countIn(key, colour) < Math.min(left, MOST_OF_A_COLOUR))
        takes.push(key + (ONE_OF[colour] as number));
    return takes.length > 0 ? takes : [key];
  }

  private raised(key: number): number {
    const more = Math.max(0, this.whites - countIn(key, WHITE));
    return key + more * (ONE_OF[WHITE] as number);
  }
}
