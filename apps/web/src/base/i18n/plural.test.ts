import { expect, test } from 'vitest';
import { numbersFor } from './plural.ts';

test.each([
  ['en', '0 dice', '1 die', '2 dice'],
  ['de', '0 dice', '1 die', '2 dice'],
  ['fr', '0 die', '1 die', '2 dice'],
] as const)('counted things have the right form (%s)', (language, ...expected) => {
  const numbers = numbersFor(language);
  expect([0, 1, 2].map((n) => numbers.count(n, { one: '# die', other: '# dice' }))).toEqual(expected);
});

test('lists end in the way of the language', () => {
  expect(numbersFor('en').list(['a', 'b', 'c'])).toBe('a, b and c');
  expect(numbersFor('hu').list(['a', 'b', 'c'])).toBe('a, b és c');
  expect(numbersFor('de').list(['a', 'b'])).toBe('a und b');
});
