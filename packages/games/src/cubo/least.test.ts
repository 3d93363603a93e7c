import { deal, textSeed } from '@cubarium/core';
import { expect, test } from 'vitest';
import { cubo } from './game.ts';
import { least } from './least.ts';
import { racing, TestTable } from './table.testkit.ts';
import type { CuboState } from './types.ts';

const start = (pace: string) => {
  const options = cubo.parseOptions({ seats: 3, pace });
  if (!options.ok) throw new Error(options.error.code);
  return cubo.setup(options.value);
};

test('a calm table in which everybody is skipped comes to its end', () => {
  let state = start('calm');
  for (let seq = 0; seq < 400 && cubo.result(state) === null; seq++) {
    const turn = cubo.turn(state);
    const seat = turn.who === 'seats' ? turn.seats[0] : undefined;
    const action = seat === undefined ? null : least(state, seat);
    const entry =
      seat === undefined
        ? deal(cubo, { seed: textSeed('calm'), seq, at: 0, state })
        : action && { at: 0, actor: seat, action };
    if (!entry) throw new Error(`nothing to do in ${state.stage}`);
    const next = cubo.apply(state, entry);
    expect(next).toMatchObject({ ok: true });
    if (next.ok) state = next.value;
  }
  expect(cubo.result(state)).not.toBeNull();
});

test('only whose go it is can be skipped', () => {
  const { state } = new TestTable({ pace: 'calm' }).open(0);
  expect(least(state, 0)).toEqual({ kind: 'throw' });
  expect(least(state, 1)).toBeNull();
});

test('in a race there is nothing to skip, and only the call is announced ahead', () => {
  const state = start('race');
  expect(least(state, 0)).toBeNull();
  expect(least(racing().state, 0)).toBeNull();
  expect(cubo.leadMs({ kind: 'call' })).toBeGreaterThanOrEqual(1000);
  expect(cubo.leadMs({ kind: 'throw' })).toBe(0);
});

test('a race waits between its rounds until scoring was seen, a calm table and a first round do not', () => {
  const opening = (change: object, pace = 'race'): CuboState => ({
    ...start(pace),
    stage: 'opening',
    at: 50_000,
    ...change,
  });
  expect(cubo.dealsAt(opening({ round: 1 }))).toBeNull();
  expect(cubo.dealsAt(opening({ round: 2 }, 'calm'))).toBeNull();
  expect(cubo.dealsAt(racing().state)).toBeNull();
  expect(cubo.dealsAt(opening({ round: 2 }))).toBe(50_000 + 3 * 2100 + 1800);
  const hasty = opening({ round: 2 });
  expect(cubo.dealsAt({ ...hasty, options: { ...hasty.options, exchangeMs: 100 } })).toBe(50_100);
});
