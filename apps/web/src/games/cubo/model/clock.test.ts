import { describe, expect, it } from 'vitest';
import type { Seat } from '@cubarium/core';
import { cubo, type CuboState } from '@cubarium/games/cubo';
import { countdownOf, secondsLeft, secondsToCover, shareLeft } from './clock.ts';
import { apply, ready } from './state.testkit.ts';

const square = (state: CuboState, seat: Seat): readonly string[] => {
  const own = state.seats[seat];
  if (!own) throw new Error('no such seat');
  return own.dice.map((die) => die.id).toSpliced(4, 0, own.joker.id);
};
const cover = (state: CuboState, seat: Seat, at: number): CuboState =>
  apply(state, [at, seat, { kind: 'cover', square: square(state, seat) }]);
const FALL = { kind: 'fall', faces: '123456123'.split('') } as const;

const racing = (options = {}): CuboState =>
  apply(
    ready(options),
    [100, 0, { kind: 'call' }],
    [200, 0, { kind: 'throw' }],
    [200, 'chance', FALL],
    [200, 1, { kind: 'throw' }],
    [200, 'chance', FALL],
  );

describe('what a seat has to hurry for', () => {
  it('[cubo P4] is the call, then its announced moment', () => {
    const state = ready();
    expect(countdownOf({ state, seat: 1, startsAt: null })).toEqual({
      what: 'call',
      ends: 20_000,
      total: 20_000,
    });
    expect(countdownOf({ state, seat: 1, startsAt: 1300 })).toMatchObject({ what: 'start', ends: 1300 });
  });

  it('[cubo R9] is nothing in a race until somebody covers', () => {
    expect(countdownOf({ state: racing(), seat: 0, startsAt: null })).toBeNull();
    expect(countdownOf({ state: cover(racing(), 0, 2000), seat: 1, startsAt: null })).toBeNull();
  });

  it('[cubo R9] [cubo P5] is six seconds once a die was taken, longer by the own factor', () => {
    const covered = cover(racing({ timeFactor: [1, 2.5] }), 0, 2000);
    const taken = apply(covered, [3000, 0, { kind: 'take', die: covered.middle[0]?.id ?? '' }]);
    const countdown = countdownOf({ state: taken, seat: 1, startsAt: null });
    expect(countdown).toEqual({ what: 'cover', ends: 18_000, total: 15_000 });
    expect(countdownOf({ state: taken, seat: 0, startsAt: null })).toBeNull();
  });

  it('[cubo R11] is the end of the round for who may still take a die', () => {
    const both = cover(cover(racing(), 0, 2000), 1, 4000);
    expect(countdownOf({ state: both, seat: 0, startsAt: null })).toEqual({
      what: 'take',
      ends: 9000,
      total: 5000,
    });
  });

  it('[cubo P6] is nothing at a calm table', () => {
    const state = ready({ pace: 'calm' });
    expect(cubo.deadline(state)).toBeNull();
    expect(countdownOf({ state, seat: 0, startsAt: null })).toBeNull();
  });
});

describe('a countdown', () => {
  const six = { what: 'cover', ends: 10_000, total: 6000 } as const;
  it('empties its ring evenly', () => {
    expect([3000, 4000, 7000, 10_000, 12_000].map((now) => shareLeft(six, now))).toEqual([1, 1, 0.5, 0, 0]);
  });
  it('counts 6, 5, 4, 3, 2, 1', () => {
    const moments = [4000, 4001, 5000, 9000, 9999, 10_000, 11_000];
    expect(moments.map((now) => secondsLeft(six, now))).toEqual([6, 6, 5, 1, 1, 0, 0]);
  });
});

describe('the time to lay', () => {
  it('[cubo P7] is told in whole seconds, and is over at its moment', () => {
    const state = racing({ coverMs: 2000 });
    expect([200, 1199, 1201, 2199, 2200, 9000].map((now) => secondsToCover(state, 0, now))).toEqual([
      2, 2, 1, 1, 0, 0,
    ]);
  });

  it('[cubo P7] is none where none was agreed', () => {
    expect(secondsToCover(racing(), 0, 200)).toBe(0);
  });
});
