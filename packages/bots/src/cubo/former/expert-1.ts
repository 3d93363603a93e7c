/** `expert-1`: how the first expert of Cubo decided in a race, a yardstick for those that followed; not to be improved. */
import { total, type CuboSeat } from '@cubarium/games/cubo';
import { chanceBy, type Thinking } from '../expert.ts';
import { fallenKinds, jokerFace, redsIn, seatOf } from '../lying.ts';
import { exactly, sumOf, type Spread } from '../normal.ts';
import { colourWorth, laterSpread, throwSpread } from '../outlook.ts';
import { bestPoints } from '../square/index.ts';

/** An opponent covers a square when it is worth about this much to somebody who is not sure of the die he wants. */
const USUAL_AIM = 14;
const AIM_WIDTH = 2.5;
/** What is left of the middle for who comes later still gains about so much. */
const LATER_GAIN = 3;

/** What a rival makes of what lies there if the throwing ends now. */
function ifItEnds(rival: CuboSeat): Spread {
  const kinds = fallenKinds(rival);
  if (!kinds || rival.hand) {
    const { mean, variance } = throwSpread(redsIn(rival));
    return { mean: mean - LATER_GAIN, variance };
  }
  return { mean: bestPoints(kinds, jokerFace(rival)) + LATER_GAIN, variance: 1 };
}

/** How likely a rival is laying the square that ends the throwing. */
function laysNow(rival: CuboSeat): number {
  const kinds = fallenKinds(rival);
  if (!kinds || rival.hand) return 0;
  return 1 / (1 + Math.exp((USUAL_AIM - bestPoints(kinds, jokerFace(rival))) / AIM_WIDTH));
}

/**
 * Race: whether to cover a throw that is worth so much. Covering stops the others at what lies before them; throwing
 * again is a new start for all, unless one of them covers first.
 */
export function formerlyKept(thinking: Thinking, worth: number): boolean {
  const { state, seat } = thinking;
  const own = seatOf(state, seat);
  const rivals = state.seats.toSpliced(seat, 1);
  const finals = (round: (rival: CuboSeat) => Spread) =>
    rivals.map((rival) => sumOf([exactly(total(rival.points)), round(rival), laterSpread(state, rival)]));
  const ended = chanceBy(thinking, finals(ifItEnds));
  const fresh = chanceBy(
    thinking,
    finals((rival) => throwSpread(redsIn(rival))),
  );
  const colours = colourWorth(state)[redsIn(own)] ?? 0;
  const one = throwSpread(redsIn(own));
  const mine = { mean: one.mean + colours, variance: one.variance };
  const tooLate = { ...mine, mean: mine.mean - LATER_GAIN };
  const somebodyCovers = 1 - rivals.reduce((none, rival) => none * (1 - laysNow(rival)), 1);
  const again = somebodyCovers * ended(tooLate) + (1 - somebodyCovers) * fresh(mine);
  return ended(exactly(worth)) >= again;
}
