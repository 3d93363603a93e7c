import { COLOURS } from '@cubarium/games/ciub';
import { pick, seededRng } from '@cubarium/core';
import { describe, expect, test } from 'vitest';
import { compare, type Case } from './comparing.ts';

const LETTERS = COLOURS.map((colour) => colour.charAt(0));
const PAIRS = LETTERS.flatMap((one, i) => LETTERS.slice(i).map((other) => one + other));
const TASKS = ['6', '1 6', '1 1', '3 4', '2 3', '1 2', '4 7', '5+', '8+', '10+', '2='];
const SUPPLIES = [null, '0111111', '0000000', '0000001', '0100000', '1000001', '0000011', '0001100'];

/** What differs, in words; nothing when both agree. */
function differences(each: Case, samples: number): readonly string[] {
  const { worst, otherActions } = compare(each, samples);
  const values = worst < 1e-9 ? [] : [`${JSON.stringify(each)}: values differ by ${worst}`];
  return [...values, ...otherActions];
}

describe('the solver against the unreduced one', () => {
  test.each(TASKS)('[ciub R2] [ciub R3] [ciub R8] every pool of two dice, task %s', (task) => {
    const rng = seededRng(task);
    for (const pool of PAIRS) {
      expect(differences({ task, pool, supply: null }, 30)).toEqual([]);
      expect(differences({ task, pool, supply: pick(rng, SUPPLIES) }, 30)).toEqual([]);
    }
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
    { task: '1 4 7', pool: 'wgb', supply: null },
    { task: '3=', pool: 'pgb', supply: null },
    { task: '3=', pool: 'wpb', supply: null, selfAdjust: 'numbers-only' },
    { task: '12+', pool: 'wgb', supply: '0111111' },
    { task: '2 2 4', pool: 'wwb', supply: '0100101' },
    { task: '1 1', pool: 'wwb', supply: '0000001' },
    { task: '1 2', pool: 'www', supply: '0000001' },
    { task: '1 2 3', pool: 'wwb', supply: '0000000' },
    { task: '1 2 4', pool: 'wbb', supply: '0010001' },
  ])('[ciub R4] [ciub R5] [ciub R7] three dice, $task with $pool and supply $supply', (each) => {
    expect(differences(each, 200)).toEqual([]);
  });
});
