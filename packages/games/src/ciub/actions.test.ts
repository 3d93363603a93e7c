import type { Actor } from '@cubarium/core';
import { describe, expect, test } from 'vitest';
import { ciub } from './game.ts';

/** Every kind of action as it is sent, and for each field something that cannot stand there. */
const ACTIONS: readonly (readonly [Actor, object, Readonly<Record<string, readonly unknown[]>>])[] = [
  [0, { kind: 'placeToken', card: 'A1' }, { card: ['X1', 1] }],
  [0, { kind: 'removeCard', card: 'A1' }, { card: ['X1', null] }],
  [1, { kind: 'roll' }, {}],
  [1, { kind: 'roll', aside: ['w1', 'b7'] }, { aside: ['w1', ['w1', 'x1'], [7], null] }],
  [1, { kind: 'stop', aside: [] }, { aside: [{}, ['']] }],
  [2, { kind: 'swap', die: 'w1', colour: 'red' }, { die: ['x1', 1], colour: ['pink', 0] }],
  [2, { kind: 'reroll', die: 'g1', target: 'w1' }, { die: ['x1'], target: ['w', null] }],
  [
    3,
    { kind: 'adjust', die: 'p1', target: 'w1', face: '4' },
    { die: ['x1'], target: ['x1'], face: ['8', 4, null] },
  ],
  [0, { kind: 'gain', card: 'A1' }, { card: ['X1'] }],
  [0, { kind: 'gain', card: 'A1', down: 'A2' }, { card: ['X1'], down: ['X2', null] }],
  [0, { kind: 'decline', take: 'red' }, { take: ['pink', 0, undefined] }],
  [0, { kind: 'decline', take: null }, {}],
  [0, { kind: 'keep', dice: ['w1'] }, { dice: ['w1', ['x1']] }],
  [
    0,
    { kind: 'trade', die: 'g1', for: ['red', 'blue'] },
    { die: ['x1'], for: [['red'], ['red', 'blue', 'red'], ['red', 'pink'], 'red'] },
  ],
  [0, { kind: 'whiten', dice: ['r1'] }, { dice: [null, ['r']] }],
  [0, { kind: 'endTurn' }, {}],
  [
    'chance',
    { kind: 'deal', first: 0, top: ['A1'], bottom: ['A2'] },
    { first: [4, null], top: ['A1', ['X1']], bottom: ['A2', ['X1']] },
  ],
  ['chance', { kind: 'fall', faces: ['1', 'skull'] }, { faces: ['1', [1]] }],
  ['chance', { kind: 'turnUp', card: 'B1' }, { card: ['X1', null] }],
];
const OPTIONAL = ['aside', 'down'];

const codeOf = (actor: Actor, raw: unknown): string => {
  const parsed = ciub.parseAction(actor, raw);
  return parsed.ok ? 'accepted' : parsed.error.code;
};

describe.each(ACTIONS)('%s sends %j', (actor, action, wrong) => {
  test('as it is', () => expect(ciub.parseAction(actor, action)).toEqual({ ok: true, value: action }));

  test('but not with a field too many', () => {
    expect(codeOf(actor, { ...action, extra: 1 })).toBe('bad-request');
  });

  test.each(Object.keys(action).filter((field) => !OPTIONAL.includes(field)))('not without %s', (field) => {
    const rest = Object.fromEntries(Object.entries(action).filter(([name]) => name !== field));
    expect(codeOf(actor, rest)).toBe('bad-request');
  });

  test.each(Object.entries(wrong))('not with another %s', (field, values) => {
    for (const value of values)
      expect([value, codeOf(actor, { ...action, [field]: value })]).toEqual([value, 'bad-request']);
  });

  test('and nobody else does', () => {
    expect(codeOf(actor === 'chance' ? 0 : 'chance', action)).toBe('bad-request');
    expect(codeOf('table', action)).toBe('bad-request');
    expect(codeOf('clock', action)).toBe('no-clock');
  });
});

test.each([null, 7, 'roll', [], {}, { kind: 7 }, { kind: 'dance' }, { kind: 'toString' }])(
  '%j is no action',
  (raw) => {
    expect([codeOf(0, raw), codeOf('chance', raw)]).toEqual(['bad-request', 'bad-request']);
  },
);

test('a face that no die has is told apart from a bad form', () => {
  expect(codeOf('chance', { kind: 'fall', faces: ['1', '8'] })).toBe('impossible-faces');
});
