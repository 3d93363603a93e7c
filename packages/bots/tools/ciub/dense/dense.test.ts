import { describe, expect, test } from 'vitest';
import type { Family } from '../../../src/ciub/odds/blocks.ts';
import { task } from '../check/writing.ts';
import { countIn, WHITE } from '../../../src/ciub/odds/classes.ts';
import { Goals, NO_CAPS } from '../../../src/ciub/odds/goal.ts';
import { needOf, type SelfAdjust } from '../../../src/ciub/odds/need.ts';
import { Solver } from '../../../src/ciub/odds/solver.ts';
import { DenseBlock } from './block.ts';
import { tabulated } from './family.ts';
import { Store } from './store.ts';
import {
  coloursOf,
  leaving,
  poolList,
  swapping,
  whitesLeft,
  withWhites,
} from '../../../src/ciub/odds/whites.ts';

const CLOSE = 1e-9;

/** A goal for which the supply has so many white dice, and all that is wanted of the other colours. */
const capsOf = (key: number): number =>
  whitesLeft(key) < 0 ? NO_CAPS : (NO_CAPS & ~15) | (countIn(key, WHITE) + whitesLeft(key));

const family = (wanted: string, edition: SelfAdjust = 'no-actions'): Family => ({
  name: `${wanted}, ${edition}`,
  needs: [needOf(task(wanted), edition)],
});

describe('whole blocks at once', () => {
  test.each([family('1 6 6'), family('8+'), family('2='), family('3='), family('3=', 'numbers-only')])(
    '$name: they are what the solver finds pool by pool',
    (each) => {
      const solver = new Solver(8 << 20, () => NaN);
      let compared = 0;
      for (const { need, dice, values } of tabulated(each, { start: 3, supply: 'whites' }))
        for (const [place, key] of poolList(dice, 'whites').keys.entries()) {
          // Some of the larger pools: the solver takes its time.
          if (dice === 3 && (place + need) % 13 !== 0) continue;
          const found = solver.roll(solver.goals.get(need, capsOf(key)), coloursOf(key));
          expect(Math.abs(found - (values[place] ?? NaN))).toBeLessThan(CLOSE);
          compared++;
        }
      expect(compared).toBeGreaterThan(0);
    },
  );

  test('what is known already is taken up', () => {
    const goal = new Goals().get(1, NO_CAPS);
    const fresh = new DenseBlock(goal, 1, new Store('any'));
    const { rolls } = fresh.solve();
    const again = new DenseBlock(goal, 1, new Store('any'));
    expect([...again.solve(rolls).rolls]).toEqual([...rolls]);
    expect(again.sweeps).toBeLessThan(fresh.sweeps);
  });
});

describe('[ciub R3] white dice in the supply', () => {
  // One white, one red and one blue die.
  const pool = withWhites(0x1000011, 1);
  test('a white die that is swapped goes back to it', () => {
    expect(whitesLeft(swapping(withWhites(0x2000001, 1), 0, 6) ?? NaN)).toBe(2);
    expect(whitesLeft(swapping(pool, 6, 0) ?? NaN)).toBe(0);
  });
  test('without one there is none to take, not even for a white die', () => {
    const none = withWhites(0x1000011, 0);
    expect(swapping(none, 6, 0)).toBeNull();
    expect(swapping(none, 0, 0)).toBeNull();
  });
  test('with more of them than dice that can swap for one they are not counted', () => {
    expect(whitesLeft(withWhites(0x1000011, 2))).toBe(-1);
    expect(whitesLeft(leaving(pool, 6))).toBe(-1);
    expect(whitesLeft(leaving(pool, 0))).toBe(1);
  });
});
