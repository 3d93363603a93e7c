import { isRecord } from '@cubarium/core';
import { describe, expect, test } from 'vitest';
import { cubo } from './index.ts';
import { changed, square, states, type Case } from './notation.testkit.ts';

const { opening, counting } = states;

const verdict = (raw: unknown): string => {
  const parsed = cubo.parse(raw);
  return parsed.ok ? 'possible' : parsed.error.code;
};

describe('the printed form', () => {
  test.each(Object.entries(states))('%s comes back as it was', (_, state) => {
    const text = JSON.stringify(cubo.print(state));
    const parsed = cubo.parse(JSON.parse(text));
    expect(parsed).toEqual({ ok: true, value: state });
    expect(parsed.ok && JSON.stringify(cubo.print(parsed.value))).toBe(text);
  });

  test('has the fields of the protocol, and what is due', () => {
    expect(cubo.print(counting)).toMatchObject({
      game: 'cubo',
      round: 1,
      starter: 0,
      stage: 'racing',
      at: 4000,
      openedAt: 0,
      calledAt: 1000,
      coverOrder: [0],
      go: null,
      exchangeSince: null,
      middle: ['r10:6', 'b9:3', 'b10:4'],
      countdownEnds: [null, 10_000],
      deadline: 10_000,
      chance: null,
    });
    expect(cubo.print(counting)).toHaveProperty('seats.0', {
      dice: ['r1:4', 'r2:5', 'r3:6', 'r4:1', 'b1:2', 'b2:2', 'b3:1', 'b4:4'],
      joker: 'j1:4',
      hand: false,
      throws: 1,
      handAt: 0,
      thrownAt: 1000,
      square,
      coveredAt: 3000,
      taken: 'r9:1',
      takenAt: 4000,
      points: [],
    });
  });

  test('dice are listed red before blue, by number, wherever they come from', () => {
    const raw = changed(opening, { middle: ['b10', 'r10', 'b9', 'r9'] });
    expect(cubo.parse(raw)).toEqual({ ok: true, value: opening });
  });

  test('missing options get their defaults', () => {
    expect(cubo.parse(changed(opening, { options: { seats: 2 } }))).toEqual({ ok: true, value: opening });
  });

  test('a position need not be reachable: drifted dice and points of rounds before', () => {
    const raw = changed(opening, {
      round: 3,
      'seats.0.points': [10, 0],
      'seats.1.points': [72, 3],
      'seats.0.dice': ['r1', 'r2', 'r3', 'r4', 'r5', 'r6', 'b1', 'b2'],
      'seats.1.dice': ['r7', 'r8', 'b3', 'b4', 'b5', 'b6', 'b7', 'b8'],
    });
    expect(verdict(raw)).toBe('possible');
  });
});

/** Nobody gets there by playing, but the rules can go on from it. */
const unreachable: readonly Case[] = [
  ['the last throw of a go', 'calm', { 'seats.0.throws': 2 }],
  ['a throw before the call', 'race', { 'seats.0.thrownAt': 999 }],
  ['more points than a square can have', 'over', { 'seats.0.points': [73, 0, 0, 0, 0, 0] }],
  ['a die taken before covering', 'counting', { 'seats.0.takenAt': 2999 }],
  ['a countdown from two moments', 'three', { countdownEnds: [8000, 14_001, 8000], deadline: 14_001 }],
  ['a countdown from the future', 'counting', { countdownEnds: [null, 10_001], deadline: 10_001 }],
  ['the go of another', 'calm', { go: 1 }],
  ['the go of who has had it', 'secondGo', { go: 0 }],
  ['no countdown where it must run', 'counting', { countdownEnds: [null, null], deadline: 8000 }],
];

test.each(unreachable)('%s is unreachable, and still a position', (_, name, changes) => {
  expect(verdict(changed(states[name], changes))).toBe('possible');
});

test.each([null, undefined, 1, 'cubo', [], {}, { game: 'cubo' }])('%j is no state', (raw) => {
  expect(verdict(raw)).toBe('impossible-state');
});

test('a field that is missing is noticed, whichever it is', () => {
  const printed = cubo.print(counting);
  const { seats } = printed;
  const [seat] = Array.isArray(seats) ? (seats as readonly unknown[]) : [];
  expect(isRecord(seat)).toBe(true);
  for (const name of Object.keys(printed)) {
    const { [name]: _, ...rest } = printed;
    expect([name, verdict(rest)]).toEqual([name, 'impossible-state']);
  }
  for (const name of Object.keys(isRecord(seat) ? seat : {})) {
    const { [name]: _, ...rest } = isRecord(seat) ? seat : {};
    expect([name, verdict(changed(counting, { 'seats.0': rest }))]).toEqual([name, 'impossible-state']);
  }
});
