import { expect, test } from 'vitest';
import { cubo, type CuboAction, type CuboState } from './index.ts';
import { racing, TestTable } from './table.testkit.ts';

const ACTIONS: readonly CuboAction[] = [
  { kind: 'call' },
  { kind: 'pickUp' },
  { kind: 'throw' },
  { kind: 'cover', square: [] },
  { kind: 'take', die: 'r9' },
  { kind: 'exchange', cell: 0 },
];
const finals = (state: CuboState): readonly string[] =>
  ACTIONS.filter((action) => cubo.isFinal(state, action)).map(({ kind }) => kind);

test('in a race everything is final, at a calm table what throws dice or passes the turn on', () => {
  expect(finals(racing().state)).toEqual(ACTIONS.map(({ kind }) => kind));
  expect(finals(new TestTable({ pace: 'calm' }).state)).toEqual(['throw', 'take', 'exchange']);
});

test('[cubo W1] every cell but the centre may be exchanged, or none', () => {
  const { state } = racing().cover(3000, 0).take(4000, 0, 'r9').clock(10_000);
  const cells = cubo.legal(state, { seat: 0, at: 10_000 }).map((action) => 'cell' in action && action.cell);
  expect(cells).toEqual([null, 0, 1, 2, 3, 5, 6, 7, 8]);
});
