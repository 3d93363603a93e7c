import { expect, test } from 'vitest';
import { readProgress } from './progress.ts';

test('what was kept is read field by field', () => {
  const kept = { 'a/b': { done: true, at: 7 }, 'a/c': { at: 'roll' }, 'a/d': 'broken' };
  expect(readProgress(JSON.stringify(kept))).toEqual({
    'a/b': { done: true, at: null },
    'a/c': { done: false, at: 'roll' },
  });
});

test.each([null, 'nonsense', '[]', '7'])('nothing is learnt from %s', (text) => {
  expect(readProgress(text)).toEqual({});
});
