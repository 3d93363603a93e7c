import { expect, test } from 'vitest';
import { fairShare } from './fair-share.ts';

const ownerOf = (one: string): string => one[0] ?? '';

test('who brings much takes no more room than the others leave', () => {
  const flood = Array.from({ length: 500 }, (_, i) => `x${i}`);
  expect(fairShare([...flood, 'a1', 'a2', 'b1'], ownerOf, 5)).toEqual(['x0', 'a1', 'b1', 'x1', 'a2']);
  expect(fairShare(flood, ownerOf, 3)).toEqual(['x0', 'x1', 'x2']);
  expect(fairShare([], ownerOf, 3)).toEqual([]);
});
