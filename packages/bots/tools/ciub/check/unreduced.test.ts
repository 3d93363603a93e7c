import { describe, expect, test } from 'vitest';
import type { Case } from './comparing.ts';
import { differences, differencesOfPairs, FAST_TASKS, PAIRS } from './small.ts';

describe('the solver against the unreduced one', () => {
  test.each(FAST_TASKS)('[ciub R2] [ciub R3] [ciub R8] every pool of two dice, task %s', (task) => {
    expect(differencesOfPairs(task)).toEqual([]);
  });

  test.each(PAIRS.filter((pair) => /[pb]/.test(pair)))(
    '[ciub R6] both editions, two dice, pool %s',
    (pool) => {
      for (const selfAdjust of ['no-actions', 'numbers-only'] as const)
        expect(differences({ task: '2=', pool, supply: '0100011', selfAdjust }, 30)).toEqual([]);
    },
  );

  test.each<Case>([
    { task: '6 6', pool: 'wrb', supply: null },
    { task: '3=', pool: 'pgb', supply: null },
    { task: '3=', pool: 'wpb', supply: null, selfAdjust: 'numbers-only' },
    { task: '2 2 4', pool: 'wwb', supply: '0100101' },
  ])('[ciub R4] [ciub R5] [ciub R7] three dice, $task with $pool and supply $supply', (each) => {
    expect(differences(each, 200)).toEqual([]);
  });
});
