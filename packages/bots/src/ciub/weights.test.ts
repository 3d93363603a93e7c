import { expect, test } from 'vitest';
import { WEIGHTS } from './weights.ts';
import { FEATURES } from './worth.ts';

test('at every number of seats the same things count in the same proportion, with more seats more surely', () => {
  const [two, three, four] = [WEIGHTS(2), WEIGHTS(3), WEIGHTS(4)];
  const surer = (less: typeof two, more: typeof two): number => more.points[0] / less.points[0];
  expect(surer(two, three)).toBeGreaterThan(1);
  expect(surer(three, four)).toBeGreaterThan(1);
  for (const feature of FEATURES)
    for (const [i, weight] of two[feature].entries())
      expect(four[feature][i]).toBeCloseTo(weight * surer(two, four), 12);
});
