import { expect, test } from 'vitest';
import { Pace } from './pace.ts';

test('a few get their turn at once, then one after the other; who would wait too long does not', () => {
  const pace = new Pace({ perSecond: 10, burst: 3 }, 250);
  expect(Array.from({ length: 7 }, () => pace.next(0))).toEqual([0, 0, 0, 100, 200, null, null]);
  expect(pace.next(100)).toBe(200);
  expect(pace.next(100)).toBeNull();
  // After a pause everything is as at the beginning.
  expect(Array.from({ length: 4 }, () => pace.next(10_000))).toEqual([0, 0, 0, 100]);
});
