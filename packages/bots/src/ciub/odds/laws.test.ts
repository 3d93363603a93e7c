import {
  CARD_IDS,
  CARDS,
  COLOURS,
  DIE_FACES,
  freshDie,
  mapColours,
  withFace,
  type ByColour,
  type Task,
} from '@cubarium/games/ciub';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createOdds, type TurnPosition } from './index.ts';
import { position, task } from '../../../tools/ciub/check/writing.ts';

const SEED = 20_111;
const runs = (numRuns: number) => ({ seed: SEED, numRuns });
const odds = createOdds();
const p = (at: TurnPosition, wanted: Task): number => odds.chance(at, wanted).p;

const colours = (min: number, max: number) =>
  fc.array(fc.constantFrom(...COLOURS), { minLength: min, maxLength: max });
const tasks = fc.constantFrom(
  ...['6', '1 6', '3 4', '1 2', '7', '2 2', '8+', '13+', '2=', '3=', '1 4 7', '6 6'].map(task),
);
const supplies: fc.Arbitrary<ByColour<number>> = fc
  .array(fc.nat(2), { minLength: 7, maxLength: 7 })
  .map((counts) => mapColours((colour) => counts[COLOURS.indexOf(colour)] ?? 0));

const rolling = (pool: readonly (typeof COLOURS)[number][], faces: readonly number[]): TurnPosition =>
  position('', {
    phase: 'rolling',
    pool: pool.map((colour, i) =>
      withFace(freshDie(colour, i + 1), DIE_FACES[colour][faces[i] ?? 0] ?? null, 'active'),
    ),
  });
const fresh = (pool: readonly (typeof COLOURS)[number][]): TurnPosition =>
  position('', { phase: 'toRoll', pool: pool.map((colour, i) => freshDie(colour, i + 1)) });

describe(`laws, seed ${SEED}`, () => {
  test('[ciub R8] a die more never lowers the chance', () => {
    fc.assert(
      fc.property(colours(1, 3), fc.constantFrom(...COLOURS), tasks, (pool, more, wanted) => {
        expect(p(fresh([...pool, more]), wanted)).toBeGreaterThanOrEqual(p(fresh(pool), wanted) - 1e-9);
      }),
      runs(60),
    );
  });

  test('[ciub R3] a larger supply never lowers the chance, and none is better than an unlimited one', () => {
    fc.assert(
      fc.property(
        fc.record({ pool: colours(1, 3), supply: supplies, more: fc.constantFrom(...COLOURS) }),
        tasks,
        ({ pool, supply, more }, wanted) => {
          const start = fresh(pool);
          const less = p({ ...start, supply }, wanted);
          const larger = p({ ...start, supply: { ...supply, [more]: supply[more] + 1 } }, wanted);
          expect(larger).toBeGreaterThanOrEqual(less - 1e-9);
          expect(p(start, wanted)).toBeGreaterThanOrEqual(larger - 1e-9);
        },
      ),
      runs(60),
    );
  });

  test('[ciub R6] the wider edition is never worse, and differs for equal tasks only', () => {
    fc.assert(
      fc.property(colours(1, 3), tasks, (pool, wanted) => {
        const wide = p(fresh(pool), wanted);
        const narrow = p({ ...fresh(pool), selfAdjust: 'numbers-only' }, wanted);
        expect(wide).toBeGreaterThanOrEqual(narrow - 1e-9);
        expect(wanted.kind === 'equal' || Math.abs(wide - narrow) < 1e-9).toBe(true);
      }),
      runs(60),
    );
  });

  test('the order of dice does not matter', () => {
    fc.assert(
      fc.property(
        colours(2, 4),
        fc.array(fc.nat(5), { minLength: 4, maxLength: 4 }),
        tasks,
        (pool, faces, wanted) => {
          const lying = rolling(pool, faces);
          const turned = { ...lying, pool: lying.pool.toReversed() };
          expect(p(turned, wanted)).toBe(p(lying, wanted));
        },
      ),
      runs(80),
    );
  });

  test('the best of all actions is worth what the position is', () => {
    fc.assert(
      fc.property(
        colours(1, 3),
        fc.array(fc.nat(5), { minLength: 3, maxLength: 3 }),
        tasks,
        (pool, faces, wanted) => {
          const lying = rolling(pool, faces);
          const best = odds.best(lying, wanted);
          expect(best.p).toBeCloseTo(p(lying, wanted), 9);
          expect(best.actions.length).toBeGreaterThan(0);
        },
      ),
      runs(80),
    );
  });

  test('[ciub G2] asking for one die more is never easier', () => {
    for (const card of CARD_IDS) {
      const wanted = CARDS[card].task;
      if (wanted?.kind !== 'numbers') continue;
      const number = wanted.counts.findIndex((count) => count > 0);
      const easier = {
        ...wanted,
        counts: wanted.counts.map((count, n) => (n === number ? count - 1 : count)),
      };
      const start = fresh(['white', 'orange', 'yellow', 'purple']);
      expect(p(start, easier)).toBeGreaterThanOrEqual(p(start, wanted) - 1e-9);
    }
  });
});
