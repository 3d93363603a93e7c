import { expect, test } from 'vitest';
import { readNewcomers } from './newcomer.ts';

test('what was kept is read field by field', () => {
  const kept = { a: { asked: true, hints: 1, given: ['x', 2], table: 7 }, b: null };
  expect(readNewcomers(JSON.stringify(kept))).toEqual({
    a: { asked: true, hints: false, given: ['x'], table: null },
  });
});

test.each([null, 'nonsense', '[]'])('everybody is new to %s', (text) => {
  expect(readNewcomers(text)).toEqual({});
});
