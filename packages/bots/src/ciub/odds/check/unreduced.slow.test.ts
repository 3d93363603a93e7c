import { expect, test } from 'vitest';
import { compare, type Case } from './comparing.ts';

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
