import { expect, test } from 'vitest';
import { withTimeFactors } from './time-options.ts';

const clocked = {
  choices: [{ kind: 'factors', option: 'slow', when: { option: 'pace', value: 'race' } }],
} as const;

test('more time becomes an option of the table, one number a seat', () => {
  expect(withTimeFactors(clocked, { pace: 'race' }, ['3', '1'])).toEqual({ pace: 'race', slow: [3, 1] });
});

test('nothing is said about time when all have the same, or where no clock runs', () => {
  expect(withTimeFactors(clocked, { pace: 'race' }, ['1', '1'])).toEqual({ pace: 'race' });
  expect(withTimeFactors(clocked, { pace: 'calm' }, ['3', '1'])).toEqual({ pace: 'calm' });
  expect(withTimeFactors({ choices: [] }, { pace: 'race' }, ['3'])).toEqual({
    pace: 'race',
  });
});
