import { expect, test } from 'vitest';
import { compare, type Case } from './comparing.ts';
import { differences, differencesOfPairs, SLOW_TASKS } from './small.ts';

test.each(SLOW_TASKS)('[ciub R2] [ciub R3] [ciub R8] every pool of two dice, task %s', (task) => {
  expect(differencesOfPairs(task)).toEqual([]);
});

test.each<Case>([
  { task: '1 4 7', pool: 'wgb', supply: null },
  { task: '12+', pool: 'wgb', supply: '0111111' },
  { task: '1 1', pool: 'wwb', supply: '0000001' },
  { task: '1 2', pool: 'www', supply: '0000001' },
  { task: '1 2 3', pool: 'wwb', supply: '0000000' },
  { task: '1 2 4', pool: 'wbb', supply: '0010001' },
])('[ciub R4] [ciub R5] [ciub R7] three dice, $task with $pool and supply $supply', (each) => {
  expect(differences(each, 200)).toEqual([]);
});

test.each<Case>([
  { task: '6 6', pool: 'wrgb', supply: null },
  { task: '1 3 4', pool: 'rgpb', supply: null },
  { task: '1 1 6', pool: 'wrpb', supply: '0110011' },
  { task: '3=', pool: 'gpbb', supply: null },
  { task: '4=', pool: 'wgpb', supply: '0000111', selfAdjust: 'numbers-only' },
  { task: '14+', pool: 'wgpb', supply: '0101000' },
  { task: '2 2 4', pool: 'wwob', supply: '0010001' },
  { task: '1 2 3 4', pool: 'wwww', supply: '0000001' },
  { task: '1 2 3 4', pool: 'wwwb', supply: '0000001' },
  { task: '3 3', pool: 'wrrb', supply: '0100000' },
  { task: '6 6', pool: 'rrpb', supply: null },
  { task: '1 2', pool: 'wwbb', supply: '1000001' },
  { task: '3 4 7', pool: 'wgpb', supply: null },
  { task: '6 6', pool: 'rrgpb', supply: '0000000' },
  { task: '1 1 6 6', pool: 'ryopb', supply: '0000000' },
  { task: '4=', pool: 'ggppb', supply: '0000000' },
  { task: '1 2 3', pool: 'rgpbb', supply: '0000001' },
  { task: '20+', pool: 'wrgpb', supply: '0000000' },
  { task: '6 6', pool: 'wrrpb', supply: '0100000' },
])('[ciub R10] four and five dice, $task with $pool and supply $supply', (each) => {
  const { worst, otherActions, positions } = compare(each, 2000);
  expect(positions).toBeGreaterThan(1000);
  expect(worst).toBeLessThan(1e-9);
  expect(otherActions).toEqual([]);
});
