import { mapColours, type Colour } from '@cubarium/games/ciub';
import { describe, expect, test } from 'vitest';
import { createOdds, type Between } from './index.ts';
import { position, task } from '../../../tools/ciub/check/writing.ts';

const supply = (counts: Partial<Record<Colour, number>>) => mapColours((colour) => counts[colour] ?? 7);
const CLOSE = 1e-9;
const width = (ends: Between | undefined): number => (ends ? ends.high - ends.low : 1);

describe('bounds while a colour can run short', () => {
  test.each([
    { pool: 'w w r', wanted: '2 4 6', short: { red: 0, white: 0 } },
    { pool: 'w:swap w:swap y', wanted: '1 3', short: { yellow: 0, blue: 1 } },
    { pool: 'w:swap g:reroll w:swap', wanted: '7 7', short: { green: 1, white: 0 } },
    { pool: 'w w p', wanted: '9+', short: { red: 1, orange: 0, white: 1 } },
  ])('[ciub R3] $pool for $wanted: the chance lies between them', ({ pool, wanted, short }) => {
    const at = position(pool, { supply: supply(short) });
    const exact = createOdds().chance(at, task(wanted));
    expect(exact.exact).toBe(true);
    // Little budget, then plenty: never wrong, and closer.
    const odds = createOdds();
    const [soon, late] = [400, 1_000_000].map((maxNodes) => odds.between(at, task(wanted), { maxNodes }));
    for (const ends of [soon, late]) {
      expect(ends?.low).toBeLessThanOrEqual(exact.p + CLOSE);
      expect(ends?.high).toBeGreaterThanOrEqual(exact.p - CLOSE);
    }
    expect(width(late)).toBeLessThanOrEqual(width(soon));
    expect(width(late)).toBeLessThan(1);
  });

  test('they meet where nothing can run short', () => {
    const at = position('w r', { supply: supply({}) });
    const { p } = createOdds().chance(at, task('6'));
    expect(createOdds().between(at, task('6'), {})).toEqual({ low: p, high: p });
  });
});
