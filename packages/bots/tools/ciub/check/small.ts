import { COLOURS } from '@cubarium/games/ciub';
import { pick, seededRng } from '@cubarium/core';
import { compare, type Case } from './comparing.ts';

const LETTERS = COLOURS.map((colour) => colour.charAt(0));
export const PAIRS = LETTERS.flatMap((one, i) => LETTERS.slice(i).map((other) => one + other));
/** Tasks for two dice. The first ones belong to the fast tests, the others to the slow ones. */
const TASKS = ['1 6', '8+', '2=', '6', '1 1', '3 4', '2 3', '1 2', '4 7', '5+', '10+'];
const SUPPLIES = [null, '0111111', '0000000', '0000001', '0100000', '1000001', '0000011', '0001100'];

/** What differs, in words; nothing when both agree. */
export function differences(each: Case, samples: number): readonly string[] {
  const { worst, otherActions } = compare(each, samples);
  const values = worst < 1e-9 ? [] : [`${JSON.stringify(each)}: values differ by ${worst}`];
  return [...values, ...otherActions];
}

/** What differs over every pool of two dice, with a full supply and with one drawn for each. */
export function differencesOfPairs(task: string): readonly string[] {
  const rng = seededRng(task);
  return PAIRS.flatMap((pool) => [
    ...differences({ task, pool, supply: null }, 30),
    ...differences({ task, pool, supply: pick(rng, SUPPLIES) }, 30),
  ]);
}

const FAST = 3;
export const FAST_TASKS = TASKS.slice(0, FAST);
export const SLOW_TASKS = TASKS.slice(FAST);
