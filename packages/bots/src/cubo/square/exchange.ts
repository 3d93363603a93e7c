import type { Cell, Face } from '@cubarium/games/cubo';
import { cellOf, isBlue } from './kinds.ts';
import { DICE, RING_CELLS } from './rings.ts';
import { bestPoints, bestRing, eachSquare, ringPoints } from './solve.ts';

/** What an exchange has to offer. */
export interface Offer {
  /** The dice to choose from, by kind. */
  readonly middle: ArrayLike<number>;
  /** What owning so many red dice (0 … 8) afterwards is worth in points of later rounds; missing: nothing. */
  readonly colours?: readonly number[];
}

const swapped = new Uint8Array(DICE);

/** The dice after giving one away for one of the middle. */
function after(kinds: ArrayLike<number>, given: number, taken: number): Uint8Array {
  for (let i = 0; i < DICE; i++) swapped[i] = i === given ? taken : (kinds[i] ?? 0);
  return swapped;
}

const isFirst = (kinds: ArrayLike<number>, i: number): boolean => {
  for (let j = 0; j < i; j++) if (kinds[j] === kinds[i]) return false;
  return true;
};

/** How many of these dice are red. */
export function redsOf(kinds: ArrayLike<number>): number {
  let reds = 0;
  for (let i = 0; i < kinds.length; i++) if (!isBlue(kinds[i] ?? 0)) reds++;
  return reds;
}

interface Swap {
  /** Its place in the list of own dice. */
  readonly given: number;
  /** The kind that comes for it. */
  readonly taken: number;
  /** What the colours are worth afterwards. */
  readonly bonus: number;
}

/** Dice to give away and dice to get for them, equal ones once. */
function* swaps(kinds: ArrayLike<number>, { middle, colours }: Offer): Generator<Swap> {
  const reds = redsOf(kinds);
  for (let i = 0; i < middle.length; i++) {
    const taken = middle[i] ?? 0;
    if (!isFirst(middle, i)) continue;
    for (let given = 0; given < DICE; given++) {
      const kind = kinds[given] ?? 0;
      if (!isFirst(kinds, given) || kind === taken) continue;
      const bonus = colours?.[reds + Number(isBlue(kind)) - Number(isBlue(taken))] ?? 0;
      yield { given, taken, bonus };
    }
  }
}

/** The most that these dice are worth: the points of a square, with the best exchange or without one, and the colours. */
export function bestWorth(kinds: ArrayLike<number>, joker: number, offer: Offer): number {
  const asTheyAre = offer.colours?.[redsOf(kinds)] ?? 0;
  let most = bestPoints(kinds, joker) + asTheyAre;
  for (const { given, taken, bonus } of swaps(kinds, offer))
    most = bestPoints(after(kinds, given, taken), joker, most - bonus) + bonus;
  return most;
}

export interface Arrangement {
  /** Nine dice row by row. */
  readonly square: readonly Cell[];
  /** Before any exchange. */
  readonly points: number;
  /** With the best exchange, or without one if none gains; colours included. */
  readonly worth: number;
}

/** Nine dice row by row, of a ring and its joker. */
export function squareOf(ring: readonly number[], joker: Face): readonly Cell[] {
  const square: Cell[] = Array.from({ length: DICE + 1 }, () => ({ colour: 'joker', face: joker }));
  RING_CELLS.forEach((cell, i) => {
    square[cell] = cellOf(ring[i] ?? 0);
  });
  return square;
}

/** Worths are sums of parts: what differs by less is the same. */
const NOISE = 1e-6;

/**
 * The square that is worth most with the best exchange in mind; among those the one that has the most points before
 * it, for the case that somebody else is quicker.
 */
export function arrangeFor(kinds: readonly number[], joker: Face, offer: Offer): Arrangement {
  const plain = bestRing(kinds, joker);
  const asTheyAre = offer.colours?.[redsOf(kinds)] ?? 0;
  const worth = bestWorth(kinds, joker, offer);
  const gains = worth > plain.points + asTheyAre + NOISE;
  const best = gains ? safestRing(kinds, { joker, offer, worth }) : plain;
  return { square: squareOf(best.ring, joker), points: best.points, worth };
}

interface Goal {
  readonly joker: Face;
  readonly offer: Offer;
  readonly worth: number;
}

function safestRing(kinds: readonly number[], { joker, offer, worth }: Goal) {
  let best = { points: -1, ring: kinds };
  for (const { given, taken, bonus } of swaps(kinds, offer)) {
    const least = Math.ceil(worth - bonus - NOISE);
    const dice = [...after(kinds, given, taken)];
    if (bestPoints(dice, joker, least - 1) < least) continue;
    eachSquare(dice, { joker, least }, (ring) => {
      ring.forEach((kind, place) => {
        if (kind !== taken) return;
        const before = ring.with(place, kinds[given] ?? 0);
        const points = ringPoints(before, joker);
        if (points > best.points) best = { points, ring: before };
      });
    });
  }
  return best;
}

/** The square with the most points, no exchange in mind. */
export function bestSquare(kinds: readonly number[], joker: Face): Arrangement {
  const { points, ring } = bestRing(kinds, joker);
  return { square: squareOf(ring, joker), points, worth: points };
}
