/** What a network is told of a seat when a turn begins: numbers about as large as 1. */
import type { Seat } from '@cubarium/core';
import { COLOURS } from '@cubarium/games/ciub';
import type { Chances } from '../../../src/ciub/chances.ts';
import { countIn, sizeOf } from '../../../src/ciub/odds/classes.ts';
import { gainable, type Standing } from '../../../src/ciub/standing.ts';
import { futureOf, latenessOf, turnOf } from '../../../src/ciub/worth.ts';

const BEFORE_COLOURS = 16;
export const INPUTS = BEFORE_COLOURS + COLOURS.length;

/** Worked out for all seats first: each is told of the best of the others. */
interface Glimpse {
  readonly points: number;
  readonly prospect: number;
  readonly size: number;
}

const most = (list: readonly Glimpse[], seat: Seat, of: keyof Glimpse): number => {
  let best = -Infinity;
  for (const [i, each] of list.entries()) if (i !== seat && each[of] > best) best = each[of];
  return best;
};

/** What the network is told of every seat. */
export function inputsOf(chances: Chances, standing: Standing): readonly Float64Array[] {
  const glimpses = standing.dice.map((dice, i) => ({
    points: standing.points[i] as number,
    prospect: chances.promised(gainable(standing, i as Seat), dice, standing.selfAdjust),
    size: sizeOf(dice),
  }));
  return glimpses.map((_, i) => seatInputs(chances, { standing, glimpses }, i as Seat));
}

function seatInputs(
  chances: Chances,
  { standing, glimpses }: { readonly standing: Standing; readonly glimpses: readonly Glimpse[] },
  seat: Seat,
): Float64Array {
  const { selfAdjust, bottom, pile } = standing;
  const { points, prospect, size } = glimpses[seat] as Glimpse;
  const dice = standing.dice[seat] as number;
  const cards = gainable(standing, seat);
  const token = standing.tokens[seat] ?? null;
  const late = latenessOf(standing);
  const lead = (points - most(glimpses, seat, 'points')) / 10;
  const turn = turnOf(standing, seat);
  let likeliest = 0;
  for (const card of cards) likeliest = Math.max(likeliest, chances.rolling(card, dice, selfAdjust));
  const inputs = new Float64Array(INPUTS);
  inputs[0] = points / 20;
  inputs[1] = lead;
  inputs[2] = prospect / 8;
  inputs[3] = (prospect - most(glimpses, seat, 'prospect')) / 8;
  inputs[4] = futureOf(chances, standing, dice) / 3;
  inputs[5] = turn;
  inputs[6] = late;
  inputs[7] = pile / 16;
  inputs[8] = size / 8;
  inputs[9] = most(glimpses, seat, 'size') / 8;
  inputs[10] = likeliest;
  inputs[11] = chances.expected(cards, dice, selfAdjust) / 10;
  inputs[12] = standing.dice.length - 3;
  inputs[13] = token !== null && bottom.includes(token) ? 1 : 0;
  inputs[14] = lead * late;
  inputs[15] = turn * late;
  for (let colour = 0; colour < COLOURS.length; colour++)
    inputs[BEFORE_COLOURS + colour] = countIn(dice, colour) / 4;
  return inputs;
}
