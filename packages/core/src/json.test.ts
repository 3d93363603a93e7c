import { expect, test } from 'vitest';
import { hasFields, isRecord, isTextArray, isWhole } from './json.ts';

test('a record has what it needs, perhaps what it may have, and nothing else', () => {
  expect(hasFields({ a: 1, b: undefined }, ['a', 'b'])).toBe(true);
  expect(hasFields({ a: 1 }, ['a', 'b'])).toBe(false);
  expect(hasFields({ b: 1 }, ['a'], ['b'])).toBe(false);
  expect(hasFields({ a: 1, b: 2 }, ['a'], ['b'])).toBe(true);
  expect(hasFields({ a: 1, c: 2 }, ['a'], ['b'])).toBe(false);
  expect(hasFields({ a: 1, c: 2 }, ['a'])).toBe(false);
  expect(hasFields({}, ['toString'])).toBe(false);
});

test('what is a record, a list of texts, a whole number', () => {
  for (const [value, record, texts, whole] of [
    [{}, true, false, false],
    [[], false, true, false],
    [['a', 'b'], false, true, false],
    [['a', 1], false, false, false],
    [null, false, false, false],
    ['a', false, false, false],
    [0, false, false, true],
    [-1, false, false, false],
    [1.5, false, false, false],
    ['1', false, false, false],
    [2 ** 53, false, false, false],
  ] as const)
    expect([value, isRecord(value), isTextArray(value), isWhole(value)]).toEqual([
      value,
      record,
      texts,
      whole,
    ]);
});
