import { expect, test } from 'vitest';
import { furthestBehind } from './backlog.ts';

const readers = [
  ['quick', 0],
  ['slow', 30],
  ['slower', 40],
  ['slowest', 50],
] as const;

test('nobody has to go while all together keep up', () => {
  expect(furthestBehind(readers, 120)).toEqual([]);
});

test('those furthest behind go first, and no more than necessary', () => {
  expect(furthestBehind(readers, 119)).toEqual(['slowest']);
  expect(furthestBehind(readers, 69)).toEqual(['slowest', 'slower']);
  expect(furthestBehind(readers, 0)).toEqual(['slowest', 'slower', 'slow']);
});
