/** Which die of the middle to take with the others in mind. */
import type { Seat } from '@cubarium/core';
import {
  bestExchange,
  scoreSquare,
  type CuboSeat,
  type CuboState,
  type FallenDie,
} from '@cubarium/games/cubo';
import { chooseSwap } from './exchange-choice.ts';
import { fallenKinds, isFallenDie, jokerFace, seatOf } from './lying.ts';
import { colourWorth } from './outlook.ts';
import { kindOf, rememberedWorth } from './square/index.ts';

/** The points a seat makes with the best of these dice. */
function worthWith(seat: CuboSeat, offered: readonly FallenDie[]): number {
  const { square } = seat;
  if (square) {
    const plain = scoreSquare(square).points;
    return offered.reduce((most, die) => Math.max(most, bestExchange(square, die).points), plain);
  }
  const kinds = fallenKinds(seat);
  if (!kinds) return 0;
  const middle = offered.map(({ colour, face }) => kindOf({ colour, face }));
  return rememberedWorth(kinds, jokerFace(seat), { middle });
}

/** What the seats that may still take one lose when this die is gone; of several rivals the best counts most. */
function lossOf(die: FallenDie, offered: readonly FallenDie[], rivals: readonly CuboSeat[]): number {
  const left = offered.filter((each) => each !== die);
  const losses = rivals.map((rival) => worthWith(rival, offered) - worthWith(rival, left));
  return losses.reduce((sum, loss) => sum + loss, 0) / Math.max(1, rivals.length);
}

/** A high die is worth more to whoever could use it. */
const HIGH = 1e-3;

/** The die that brings most: own points and what the others lose. */
export function denyingDie(state: CuboState, seat: Seat): FallenDie | null {
  const own = seatOf(state, seat);
  const offered = state.middle.filter(isFallenDie);
  const rivals = state.seats.filter((each, i) => i !== seat && !each.taken);
  let best: FallenDie | null = null;
  let most = -Infinity;
  for (const die of offered) {
    const swap = chooseSwap({ seat: own, offered: [die], colours: colourWorth(state), notices: null });
    const value = swap.worth + lossOf(die, offered, rivals) + HIGH * die.face;
    if (value > most) [best, most] = [die, value];
  }
  return best;
}
