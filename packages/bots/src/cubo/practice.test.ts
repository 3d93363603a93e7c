import { scoreSquare } from '@cubarium/games/cubo';
import { expect, test } from 'vitest';
import { exerciseOf } from './practice.ts';
import { bestPoints, kindOf } from './square/index.ts';

const seeds = Array.from({ length: 20 }, (_, i) => `day ${i}`);

test('an exercise has a square that scores what no other beats, and is the same for the same seed', () => {
  for (const seed of seeds) {
    const { dice, joker, square, points } = exerciseOf(seed);
    expect(points).toBe(bestPoints(dice.map(kindOf), joker));
    expect(scoreSquare(square).points).toBe(points);
    expect(exerciseOf(seed)).toEqual({ dice, joker, square, points });
  }
});
