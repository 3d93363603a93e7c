import { COLOURS } from '@cubarium/games/ciub';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { task } from '../../../tools/ciub/check/writing.ts';
import { ONE_OF } from './classes.ts';
import { worthwhile } from './colours.ts';
import { NO_CAPS } from './goal.ts';
import { needOf, withDiceLeft } from './need.ts';
import { Solver } from './solver.ts';

const SEED = 20_115;
const TASKS = ['6', '1 6', '3 4', '1 2', '7', '2 2', '4 4', '1 3 5', '8+', '13+', '2=', '3='];
const named = (wanted: string): readonly string[] =>
  worthwhile(needOf(task(wanted), 'no-actions')).map((colour) => COLOURS[colour] ?? '');

describe('colours that a swap may be worth', () => {
  test('[ciub R3] a colour that another one replaces is left out', () => {
    expect(named('2 4 6')).not.toContain('red');
    expect(named('1 3 5')).toEqual(['white', 'yellow', 'green', 'purple', 'blue']);
    expect(named('20+')).toEqual(['white', 'red', 'green', 'purple', 'blue']);
    expect(named('2 3 4 5 6')).toEqual([...COLOURS]);
  });

  test('[ciub R3] of two colours that are of no use one is enough', () => {
    expect(named('7')).toEqual(['white', 'green', 'purple', 'blue']);
  });

  test(`[ciub R3] no colour that is left out is better than all others, seed ${SEED}`, () => {
    const solver = new Solver(1 << 22, () => NaN);
    const pools = fc.array(fc.nat(COLOURS.length - 1), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(pools, fc.constantFrom(...TASKS), (pool, wanted) => {
        const goal = solver.goals.get(
          withDiceLeft(needOf(task(wanted), 'no-actions'), pool.length + 1),
          NO_CAPS,
        );
        const others = pool.reduce((key, colour) => key + (ONE_OF[colour] ?? 0), 0);
        const value = (colour: number): number => solver.roll(goal, others + (ONE_OF[colour] ?? 0));
        const best = Math.max(...worthwhile(goal.code).map(value));
        for (const colour of COLOURS.keys()) expect(value(colour)).toBeLessThanOrEqual(best + 1e-10);
      }),
      { seed: SEED, numRuns: 80 },
    );
  });
});
