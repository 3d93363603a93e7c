import { seededRng, type Seat } from '@cubarium/core';
import { FACES, total, type CuboSeat, type CuboState } from '@cubarium/games/cubo';
import { fallenKinds, jokerFace, middleKinds, redsIn, seatOf } from './lying.ts';
import { chanceHighest, exactly, sumOf, type Spread } from './normal.ts';
import { colourWorth, laterPoints, laterSpread, outlook, throwSpread } from './outlook.ts';
import { bestPoints, bestWorth } from './square/index.ts';

/** What an expert thinks about: the position, the own seat, and how long it may go on. */
export interface Thinking {
  readonly state: CuboState;
  readonly seat: Seat;
  readonly shouldStop: () => boolean;
}

const THROWS = 160;
const FEWEST_THROWS = 24;
const EVEN = 4;
const MEMORIES = 400;
const imagined = new Map<string, number[]>();

/**
 * What other throws of these dice would be worth. They are a function of the colours and the middle alone, so they can
 * be remembered without making a bot depend on what it was asked before.
 */
function imaginedThrows({ state, seat, shouldStop }: Thinking): readonly number[] {
  const reds = redsIn(seatOf(state, seat));
  const offer = { middle: middleKinds(state).toSorted((a, b) => a - b), colours: colourWorth(state) };
  const key = `${state.options.pace} ${state.options.throws} ${state.round} ${reds} ${offer.middle.join()}`;
  if (imagined.size > MEMORIES) imagined.clear();
  const known = imagined.get(key) ?? [];
  imagined.set(key, known);
  let count = 0;
  while (count < THROWS && (count < FEWEST_THROWS || !shouldStop())) {
    known[count] ??= imaginedThrow(`${key} ${count}`, reds, offer);
    count++;
  }
  return known.slice(0, count);
}

function imaginedThrow(seed: string, reds: number, offer: Parameters<typeof bestWorth>[2]): number {
  const rng = seededRng(seed);
  const kinds = Array.from({ length: 8 }, (_, i) => rng.below(FACES.length) + (i < reds ? 0 : FACES.length));
  return bestWorth(kinds, 1 + rng.below(FACES.length), offer);
}

/** The chance to win when this round is worth so much (colours included). */
function chanceBy({ state, seat }: Thinking, others: readonly Spread[]): (worth: Spread) => number {
  const own = seatOf(state, seat);
  const later = { mean: laterPoints(state)[EVEN] ?? 0, variance: laterSpread(state, own).variance };
  return (worth) => chanceHighest(sumOf([exactly(total(own.points)), worth, later]), others);
}

/** Calm: whether to keep a throw that is worth so much, or to throw again with so many throws left. */
export function keepsCalmly(thinking: Thinking, worth: number): boolean {
  const { state, seat } = thinking;
  const left = state.options.throws - seatOf(state, seat).throws;
  if (left <= 0) return true;
  const chance = chanceBy(thinking, outlook(state).toSpliced(seat, 1));
  const chances = imaginedThrows(thinking).map((imaginary) => chance(exactly(imaginary)));
  let value = 0;
  for (let i = 0; i < left; i++)
    value = chances.reduce((sum, each) => sum + Math.max(each, value), 0) / chances.length;
  return chance(exactly(worth)) >= value;
}

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

/** P7: whether dice in hand when the only rival covers can be thrown and covered before the countdown is over. */
function coversInTime({ options, seats }: CuboState, seat: Seat): boolean {
  const { handMs, coverMs, countdownMs, timeFactor } = options;
  return seats.length > 2 || handMs + coverMs < countdownMs * (timeFactor?.[seat] ?? 1);
}

/**
 * Race: whether to cover a throw that is worth so much. Covering stops the others at what lies before them; throwing
 * again is a new start for all, unless one of them covers first.
 */
export function keepsInRace(thinking: Thinking, worth: number): boolean {
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
  const tooLate = coversInTime(state, seat) ? { ...mine, mean: mine.mean - LATER_GAIN } : exactly(colours);
  const somebodyCovers = 1 - rivals.reduce((none, rival) => none * (1 - laysNow(rival)), 1);
  const again = somebodyCovers * ended(tooLate) + (1 - somebodyCovers) * fresh(mine);
  return ended(exactly(worth)) >= again;
}
