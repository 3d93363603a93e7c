import { PAIRS } from '../pairs.ts';
import type { Ladder } from '../rung.ts';

export const ladder: Ladder = {
  pairs: PAIRS,
  columns: ['seats', 'pace'],
  tables: ['race', 'calm'].flatMap((pace) => [2, 3, 4].map((seats) => ({ seats, pace }))),
};
