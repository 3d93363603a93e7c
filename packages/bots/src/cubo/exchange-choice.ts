import type { Rng } from '@cubarium/core';
import {
  bestExchange,
  CENTRE,
  scoreSquare,
  type Cell,
  type CuboSeat,
  type FallenDie,
} from '@cubarium/games/cubo';

/** A die of the middle laid in a cell; both null: the square as it is. */
export interface Swap {
  readonly die: FallenDie | null;
  readonly cell: number | null;
  /** The points of the square then, and what the colours are worth later. */
  readonly worth: number;
}

export interface Exchanging {
  readonly seat: CuboSeat;
  readonly offered: readonly FallenDie[];
  /** What owning so many red dice is worth later; null: does not think of it. */
  readonly colours: readonly number[] | null;
  /** Which exchanges are noticed; null: all. */
  readonly notices: { readonly percent: number; readonly rng: Rng } | null;
}

const HUNDRED = 100;

/** The best exchange that is noticed; the first among equals. */
export function chooseSwap({ seat, offered, colours, notices }: Exchanging): Swap {
  const square = seat.square ?? [];
  const reds = seat.dice.filter((die) => die.colour === 'red').length;
  const bonus = (change: number): number => colours?.[reds + change] ?? 0;
  let best: Swap = { die: null, cell: null, worth: scoreSquare(square).points + bonus(0) };
  for (const die of offered) {
    for (const [cell, old] of square.entries()) {
      if (cell === CENTRE) continue;
      if (notices && notices.rng.below(HUNDRED) >= notices.percent) continue;
      const worth = scoreSquare(square.with(cell, die)).points + bonus(redness(die) - redness(old));
      if (worth > best.worth) best = { die, cell, worth };
    }
  }
  return best;
}

const redness = (cell: Cell): number => Number(cell.colour === 'red');

/** The die of the middle that would help these squares most: taken when none helps oneself. */
export function mostWanted(
  dice: readonly FallenDie[],
  squares: readonly (readonly Cell[])[],
): FallenDie | null {
  let best: FallenDie | null = null;
  let most = -1;
  for (const die of dice) {
    const gain = squares.reduce(
      (sum, square) => sum + bestExchange(square, die).points - scoreSquare(square).points,
      0,
    );
    // A high die is worth more to whoever could use it.
    if (gain + die.face / HUNDRED > most) [most, best] = [gain + die.face / HUNDRED, die];
  }
  return best;
}
