import { expect, test } from 'vitest';
import { percentIn, signedPercentIn } from './percent.ts';

test('whole percent; what is nearly sure or nearly out of reach is not told as such', () => {
  const percent = percentIn('en');
  expect([0, 0.001, 0.414, 0.9999, 1].map(percent)).toEqual(['0%', '< 1%', '41%', '> 99%', '100%']);
});

test('a change has its sign, and a minus is one', () => {
  const signed = signedPercentIn('en');
  expect([0.094, 0, -0.14].map(signed)).toEqual(['+9%', '0%', '−14%']);
});
