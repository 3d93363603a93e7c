import type { Seat } from '@cubarium/core';
import { expect, test } from 'vitest';
import { along, lineOf, raised, turningPoints } from './turning.ts';

const seats = [0, 1].map((seat) => ({
  seat: seat as Seat,
  start: 0.5,
  result: seat,
  luck: 0,
  error: 0,
  given: 0,
  doubt: 0,
  parts: {},
}));
const curveOf = (...chances: readonly number[]) =>
  chances.map((chance, i) => ({ entry: 10 + i, chances: [chance, 1 - chance] }));

test('where the chances moved most is a turning point, in the order of the match', () => {
  const curve = curveOf(0.5, 0.7, 0.69, 0.4, 0.39, 0.45, 0.3, 0);
  const points = turningPoints({ curve, seats });
  expect(points.map(({ entry }) => entry)).toEqual([11, 13, 16, 17]);
  expect(points.map(raised)).toEqual([0, 1, 1, 1]);
});

test('a match without a turn has none, and the first entry counts from the start', () => {
  expect(turningPoints({ curve: curveOf(0.5, 0.51, 0.52), seats })).toEqual([]);
  expect(turningPoints({ curve: curveOf(0.6), seats })[0]?.shifts[0]).toBeCloseTo(0.1);
});

test('a line begins at the start and ends at the right edge, high chances above', () => {
  const curve = curveOf(0.75, 1);
  expect(lineOf({ curve, seats }, 0)).toBe('0.00,50.00 50.00,25.00 100.00,0.00');
  expect(along(curve, 1)).toBe(1);
});
