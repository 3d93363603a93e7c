import { seededRng, type Seat } from '@cubarium/core';
import { FACES, total, type CuboState } from '@cubarium/games/cubo';
import { middleKinds, redsIn, seatOf } from './lying.ts';
import { chanceHighest, exactly, sumOf, type Spread } from './normal.ts';
import { colourWorth, laterPoints, laterSpread, outlook } from './outlook.ts';
import { bestWorth } from './square/index.ts';

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
export function imaginedThrows({ state, seat, shouldStop }: Thinking): readonly number[] {
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
export function chanceBy({ state, seat }: Thinking, others: readonly Spread[]): (worth: Spread) => number {
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
