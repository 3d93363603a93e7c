import type { Actor } from '@cubarium/core';
import { expect, test } from 'vitest';
import { cubo } from './index.ts';

const nine = ['r1', 'r2', 'r3', 'r4', 'j1', 'b1', 'b2', 'b3', 'b4'];

const good: readonly (readonly [Actor, object])[] = [
  [0, { kind: 'call' }],
  [1, { kind: 'pickUp' }],
  [2, { kind: 'throw' }],
  [3, { kind: 'cover', square: nine }],
  [0, { kind: 'take', die: 'r9' }],
  [0, { kind: 'take', die: null }],
  [0, { kind: 'exchange', cell: 0 }],
  [0, { kind: 'exchange', cell: 8 }],
  [0, { kind: 'exchange', cell: null }],
  ['chance', { kind: 'deal', first: 3 }],
  ['chance', { kind: 'fall', faces: ['1', '6'] }],
  ['clock', { kind: 'timeUp' }],
];

test.each(good)('%s may send %j', (actor, raw) => {
  expect(cubo.parseAction(actor, raw)).toEqual({ ok: true, value: raw });
});

const bad: readonly (readonly [Actor, unknown])[] = [
  [0, null],
  [0, 'call'],
  [0, []],
  [0, {}],
  [0, { kind: 'dance' }],
  [0, { kind: 'call', loud: true }],
  [0, { kind: 'cover' }],
  [0, { kind: 'cover', square: 'r1' }],
  [0, { kind: 'cover', square: nine.slice(1) }],
  [0, { kind: 'cover', square: [...nine, 'r5'] }],
  [0, { kind: 'cover', square: nine.map(() => 1) }],
  [0, { kind: 'take' }],
  [0, { kind: 'take', die: 9 }],
  [0, { kind: 'exchange' }],
  [0, { kind: 'exchange', cell: 9 }],
  [0, { kind: 'exchange', cell: -1 }],
  [0, { kind: 'exchange', cell: 0.5 }],
  [0, { kind: 'exchange', cell: '0' }],
  // What chance and the clock do cannot be said by a seat, nor by the table.
  [0, { kind: 'deal', first: 0 }],
  [0, { kind: 'fall', faces: ['6', '6', '6', '6'] }],
  [0, { kind: 'timeUp' }],
  ['table', { kind: 'call' }],
  ['chance', { kind: 'call' }],
  ['chance', { kind: 'deal', first: 4 }],
  ['chance', { kind: 'deal' }],
  ['chance', { kind: 'fall', faces: [1, 2, 3, 4] }],
  ['chance', { kind: 'fall', faces: '1234' }],
  ['clock', { kind: 'call' }],
  ['clock', { kind: 'timeUp', at: 3 }],
];

test.each(bad)('%s cannot send %j', (actor, raw) => {
  expect(cubo.parseAction(actor, raw)).toMatchObject({ ok: false, error: { code: 'bad-request' } });
});

test('an action in the mouth of another actor is refused', () => {
  const options = cubo.parseOptions({});
  if (!options.ok) throw new Error(options.error.code);
  const state = cubo.setup(options.value);
  for (const [actor, action] of [
    ['table', { kind: 'call' }],
    [0, { kind: 'deal', first: 0 }],
    ['chance', { kind: 'timeUp' }],
  ] as const) {
    expect(cubo.apply(state, { at: 0, actor, action })).toEqual({
      ok: false,
      error: { code: 'bad-request' },
    });
  }
});
