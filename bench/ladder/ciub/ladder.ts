import { PAIRS } from '../pairs.ts';
import type { Ladder } from '../rung.ts';

const [NORMAL, SHORT] = [{ length: 'normal' }, { length: 'short' }];
const [ENGLISH, GERMAN] = [{ selfAdjust: 'no-actions' }, { selfAdjust: 'numbers-only' }];

/** Other lengths and editions come after all numbers of seats: what is played first is known first. */
export const ladder: Ladder = {
  pairs: PAIRS,
  columns: ['seats', 'length', 'selfAdjust'],
  tables: [
    { ...NORMAL, ...ENGLISH },
    { ...SHORT, ...ENGLISH },
    { ...NORMAL, ...GERMAN },
    { ...SHORT, ...GERMAN },
  ].flatMap((options) => [3, 4, 2].map((seats) => ({ seats, ...options }))),
};
