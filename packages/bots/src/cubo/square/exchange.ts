import type { Cell, Face } from '@cubarium/games/cubo';
import { cellOf } from './kinds.ts';
import { DICE, RING_CELLS } from './rings.ts';
import { bestPoints, bestRing, eachSquare, ringPoints } from './solve.ts';

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

/** Dice to throw away and dice to get for them, equal ones once. */
function* swaps(kinds: ArrayLike<number>, middle: ArrayLike<number>): Generator<readonly [number, number]> {
  for (let taken = 0; taken < middle.length; taken++) {
    if (!isFirst(middle, taken)) continue;
    for (let given = 0; given < DICE; given++)
      if (isFirst(kinds, given) && kinds[given] !== middle[taken]) yield [given, middle[taken] ?? 0];
  }
}

/** The most points that these dice make with the best exchange, or without one. */
export function bestAfterExchange(
  kinds: ArrayLike<number>,
  joker: number,
  middle: ArrayLike<number>,
): number {
  let most = bestPoints(kinds, joker);
  for (const [given, taken] of swaps(kinds, middle))
    most = bestPoints(after(kinds, given, taken), joker, most);
  return most;
}

export interface Arrangement {
  /** Nine dice row by row. */
  readonly square: readonly Cell[];
  /** Before any exchange. */
  readonly points: number;
  /** With the best exchange, or without one if none gains. */
  readonly after: number;
}

function squareOf(ring: readonly number[], joker: Face): readonly Cell[] {
  const square: Cell[] = Array.from({ length: DICE + 1 }, () => ({ colour: 'joker', face: joker }));
  RING_CELLS.forEach((cell, i) => {
    square[cell] = cellOf(ring[i] ?? 0);
  });
  return square;
}

/**
 * The square with the most points after the best exchange with one of the middle; among those the one that has the
 * most before it, for the case that somebody else is quicker.
 */
export function arrangeFor(kinds: readonly number[], joker: Face, middle: readonly number[]): Arrangement {
  const plain = bestRing(kinds, joker);
  const most = bestAfterExchange(kinds, joker, middle);
  let best = { points: plain.points, ring: plain.ring };
  if (most > plain.points) best = safestRing(kinds, { joker, middle, most });
  return { square: squareOf(best.ring, joker), points: best.points, after: most };
}

interface Goal {
  readonly joker: Face;
  readonly middle: readonly number[];
  readonly most: number;
}

function safestRing(kinds: readonly number[], { joker, middle, most }: Goal) {
  let best = { points: -1, ring: kinds };
  for (const [given, taken] of swaps(kinds, middle)) {
    const dice = [...after(kinds, given, taken)];
    if (bestPoints(dice, joker, most - 1) < most) continue;
    eachSquare(dice, { joker, least: most }, (ring) => {
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
  return { square: squareOf(ring, joker), points, after: points };
}
