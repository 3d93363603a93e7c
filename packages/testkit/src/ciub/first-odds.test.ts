import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FIRST_ODDS, firstOdds } from './first-odds.ts';

test('the chances that the reference tells are those of the solver', () => {
  expect(JSON.parse(readFileSync(FIRST_ODDS, 'utf8'))).toEqual(firstOdds());
});
