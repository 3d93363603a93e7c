import { readFileSync } from 'node:fs';
import { CARDS } from '@cubarium/games/ciub';
import { describe, expect, test } from 'vitest';
import { exerciseOf, MARGIN } from './practice.ts';
import { queries } from './queries.ts';
import { assets, sharedOdds } from './shared.ts';

for (const file of assets.files)
  assets.provide(new Uint8Array(readFileSync(new URL(`../../charts/${file}`, import.meta.url))).buffer);

const seeds = Array.from({ length: 30 }, (_, i) => `day ${i}`);
const exercises = seeds.map(exerciseOf);

describe('exercises', () => {
  test('there is one for every seed, of both kinds, and the same again', () => {
    expect(exercises).not.toContain(null);
    expect(new Set(exercises.map((each) => each?.kind)).size).toBe(2);
    expect(exerciseOf('day 3')).toEqual(exercises[3]);
  });

  test('one way is clearly the best, and nothing that is not offered is better', () => {
    for (const exercise of exercises) {
      if (!exercise) continue;
      const { ways, best, card, pool, kind } = exercise;
      const top = ways[best]?.p ?? 0;
      expect(ways.every(({ p }, i) => i === best || p <= top - MARGIN)).toBe(true);
      const { task } = CARDS[card];
      if (!task) throw new Error('no task');
      const at = { phase: 'rolling', pool, tray: [], moved: false, supply: 'unlimited' } as const;
      const all = sharedOdds().options({ ...at, selfAdjust: 'no-actions' }, task).options;
      const same = all.filter(({ action }) =>
        kind === 'swap' ? action.kind === 'swap' : action.kind === 'roll',
      );
      expect(Math.max(...same.map(({ p }) => p))).toBeCloseTo(top, 9);
    }
  });

  test('they are asked for by a seed', () => {
    const query = queries.practice;
    if (query?.about !== 'dice') throw new Error('an exercise needs no position');
    const context = { state: null, at: 0, rng: { below: () => 0 }, within: () => () => false };
    expect(query.answer({ seed: 'day 3' }, context)).toMatchObject({
      ok: true,
      value: { pool: exercises[3]?.pool },
    });
    expect(query.answer({ seed: 3 }, context)).toMatchObject({ ok: false, error: { code: 'bad-request' } });
  });
});
