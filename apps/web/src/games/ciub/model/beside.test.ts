import { seededRng } from '@cubarium/core';
import { queries } from '@cubarium/bots/ciub';
import { expect, test } from 'vitest';
import { chancesIn, mayAdd, stateOf, TASKS, type OwnDie } from './beside.ts';

const white: OwnDie = { colour: 'white', face: null };
const six: OwnDie = { colour: 'red', face: '6' };
const context = { at: 0, rng: seededRng('beside'), within: () => () => false };

test('the solver is asked about the dice on the real table, and its best answer comes first', () => {
  const ask = (dice: readonly OwnDie[]) => {
    const cards = ['A6', 'A9', 'B1'];
    const { odds } = queries;
    if (odds?.about !== 'position') throw new Error('no odds');
    const found = odds.answer({ do: 'odds', seat: 0, cards }, { ...context, state: stateOf(dice) });
    if (!found.ok) throw new Error(found.error.code);
    return chancesIn(found.value);
  };
  const [first, ...others] = ask([six, six, white]);
  expect(first).toMatchObject({ card: 'A6', p: 1, exact: true });
  expect(others.every(({ p }) => p < 1)).toBe(true);
  // Nothing is left to roll, so nothing but what lies there.
  expect(ask([six]).map(({ p }) => p)).toEqual([0, 0, 0]);
});

test('there are only so many dice of a colour', () => {
  expect(mayAdd([white, white, white, white, white], 'white')).toBe(false);
  expect(mayAdd([white, white, white, white], 'white')).toBe(true);
  expect(
    mayAdd(
      Array.from({ length: 7 }, () => six),
      'red',
    ),
  ).toBe(false);
  expect(
    mayAdd(
      Array.from({ length: 10 }, () => six),
      'blue',
    ),
  ).toBe(false);
  expect(TASKS).toHaveLength(32);
});

test('an answer that makes no sense has no chances', () => {
  expect(chancesIn({})).toEqual([]);
  expect(chancesIn({ odds: { A1: { p: 'x' } } })).toEqual([]);
});
