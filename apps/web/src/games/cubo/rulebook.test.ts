import { scoreSquare } from '@cubarium/games/cubo';
import { expect, test } from 'vitest';
import { scoreOf } from './Drawn.tsx';
import { GOOD_SQUARE } from './Reference.tsx';

test('the examples of the rules score what their words say', () => {
  const lines = ['r4 b5 r6', 'r4 b6 r5', 'b3 r3 b3', 'b1 j2 b3', 'r4 j5 b6', 'r4 r5 r6', 'r4 r5 b2'];
  expect(lines.map(scoreOf)).toEqual([6, 0, 3, 6, 6, 12, 0]);
  expect(scoreSquare(GOOD_SQUARE)).toMatchObject({ points: 46, lines: [12, 5, 12, 6, 5, 6] });
});
