import { isRecord, playRandom, seededRng } from '@cubarium/core';
import { describe, expect, test } from 'vitest';
import { cubo, type CuboState } from './index.ts';
import { TestTable, racing } from './table.testkit.ts';

/** The printed state with some fields replaced, by path: `seats.0.hand`. */
function changed(state: CuboState, changes: Readonly<Record<string, unknown>>): unknown {
  const text: unknown = JSON.parse(JSON.stringify(cubo.print(state)));
  for (const [path, value] of Object.entries(changes)) {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    let holder: unknown = text;
    for (const key of keys) holder = Reflect.get(Object(holder), key);
    Reflect.set(Object(holder), last, value);
  }
  return text;
}

const verdict = (raw: unknown): string => {
  const parsed = cubo.parse(raw);
  return parsed.ok ? 'possible' : parsed.error.code;
};

const fresh = new TestTable().state;
const opening = new TestTable().do(0, 'chance', { kind: 'deal', first: 0 }).state;
const ready = new TestTable().open(100).state;
const race = racing().state;
const air = new TestTable().open(0).do(1, 0, { kind: 'call' }).do(1, 0, { kind: 'throw' }).state;
const covered = racing().cover(3000, 0).state;
const counting = racing().cover(3000, 0).take(4000, 0, 'r9').state;
const three = racing({ seats: 3, capMs: 1000, timeFactor: [1, 2, 1] }).clock(2000).state;
const scoring = racing().cover(3000, 0).take(4000, 0, 'r9').clock(10_000).state;
const calm = new TestTable({ pace: 'calm', throws: 2 }).open(0).throw(5, 0, '456122144').state;
const secondGo = TestTable.from(calm).cover(6, 0).take(6, 0, null).throw(7, 1, '142616142').state;
const over = playRandom(cubo, race.options, seededRng('over')).state;
const square = ['r1:4', 'r2:5', 'r3:6', 'r4:1', 'j1:4', 'b1:2', 'b2:2', 'b3:1', 'b4:4'];

const states = { fresh, opening, ready, race, air, covered, counting, three, scoring, calm, secondGo, over };

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

const impossible: readonly (readonly [string, keyof typeof states, Readonly<Record<string, unknown>>])[] = [
  ['another game', 'race', { game: 'chess' }],
  ['options out of range', 'race', { options: { seats: 5 } }],
  ['an unknown field', 'race', { colour: 'red' }],
  ['an unknown field of a seat', 'race', { 'seats.0.colour': 'red' }],
  ['a seat too few', 'race', { seats: [] }],
  ['a starter who is not there', 'race', { starter: 2 }],
  ['an unknown stage', 'race', { stage: 'resting' }],
  ['round 0', 'race', { round: 0 }],
  ['round 7', 'opening', { round: 7 }],
  ['half a round', 'race', { round: 1.5 }],
  ['a moment as text', 'race', { at: '4000' }],
  ['a moment before the start', 'race', { calledAt: -1 }],
  ['an unknown die', 'race', { 'seats.0.dice.0': 'r11:4' }],
  ['an unknown colour', 'race', { 'seats.0.dice.0': 'g1:4' }],
  ['a face no die has', 'race', { 'seats.0.dice.0': 'r1:7' }],
  ['a die in two places', 'race', { 'seats.0.dice.0': 'r2:4' }],
  ['a die of the middle with a seat too', 'race', { 'seats.0.dice.0': 'r9:4' }],
  ['a die too few in the middle', 'race', { middle: ['r9:1', 'r10:6', 'b9:3'] }],
  ['a joker in the middle', 'race', { 'middle.0': 'j1:1' }],
  ['the joker of another', 'race', { 'seats.0.joker': 'j2:2' }],
  ['a coloured joker', 'race', { 'seats.0.joker': 'r1:2' }],
  ['a die that lies without a face', 'race', { 'seats.0.dice.0': 'r1' }],
  ['a middle without faces', 'race', { middle: ['r9', 'r10', 'b9', 'b10'] }],
  ['a middle with faces before the opening', 'opening', { middle: ['r9:1', 'r10:1', 'b9:1', 'b10:1'] }],
  ['faces in hand', 'race', { 'seats.0.hand': true }],
  ['a face in hand', 'ready', { 'seats.0.joker': 'j1:2' }],
  ['dice that lie and were never thrown', 'race', { 'seats.0.throws': 0, 'seats.0.thrownAt': null }],
  ['a throw at no time', 'race', { 'seats.0.thrownAt': null }],
  ['a throw in the future', 'race', { 'seats.0.thrownAt': 1001 }],
  ['in hand at no time', 'ready', { 'seats.0.handAt': null }],
  ['in hand before the opening', 'ready', { 'seats.0.handAt': 99 }],
  ['a race without a call', 'race', { calledAt: null }],
  ['a race without an opening', 'race', { openedAt: null }],
  ['a call before the opening', 'ready', { calledAt: 100 }],
  ['a go in a race', 'race', { go: 0 }],
  ['points before the scoring', 'race', { 'seats.0.points': [12] }],
  ['points of too many rounds', 'scoring', { 'seats.0.points': [1, 2] }],
  ['points missing at the end', 'over', { 'seats.0.points': [1, 0, 0, 0, 0] }],
  ['the end in round 5', 'over', { round: 5 }],
  ['a scoring in which nobody has a choice', 'scoring', { 'seats.0.points': [12] }],
  ['scoring against the turn order', 'scoring', { 'seats.1.points': [0] }],
  ['an exchange at no time', 'scoring', { exchangeSince: null }],
  ['an exchange in a race', 'race', { exchangeSince: 1000 }],
  ['covered without a square', 'race', { coverOrder: [0] }],
  ['covered at no time', 'covered', { 'seats.0.coveredAt': null }],
  ['covered twice', 'covered', { coverOrder: [0, 0] }],
  ['covered in no order', 'covered', { coverOrder: [] }],
  [
    'a square without the joker in the centre',
    'covered',
    { 'seats.0.square': square.with(0, 'j1:4').with(4, 'r1:4') },
  ],
  ['a square of eight', 'covered', { 'seats.0.square': square.slice(1) }],
  ['a square with another face', 'covered', { 'seats.0.square': square.with(0, 'r1:3') }],
  ['a square without faces', 'covered', { 'seats.0.square': square.with(0, 'r1') }],
  ['a die laid twice', 'covered', { 'seats.0.square': square.with(0, 'r2:5') }],
  ['a die taken and in the middle', 'covered', { 'seats.0.taken': 'r9:1', 'seats.0.takenAt': 3000 }],
  ['a die taken at no time', 'counting', { 'seats.0.takenAt': null }],
  ['a die taken that is nowhere', 'counting', { 'seats.0.taken': null }],
  ['a die taken without a face', 'counting', { 'seats.0.taken': 'r9' }],
  ['a countdown for who has covered', 'counting', { countdownEnds: [10_000, 10_000] }],
  ['a countdown for one of three', 'three', { countdownEnds: [8000, 14_000, null] }],
  ['a countdown while scoring', 'scoring', { countdownEnds: [null, 10_000] }],
  ['a countdown list too short', 'race', { countdownEnds: [null] }],
  ['another deadline', 'race', { deadline: 5000 }],
  ['no deadline', 'race', { deadline: null }],
  ['a chance that is not due', 'race', { chance: { kind: 'deal' } }],
  ['a chance that does not come', 'air', { chance: null }],
  ['the fall of other dice', 'air', { 'chance.dice.0': 'r5' }],
  ['another chance', 'opening', { chance: { kind: 'deal' } }],
  ['a fall of three', 'opening', { 'chance.dice': ['r9', 'r10', 'b9'] }],
  ['the fall of an unknown die', 'opening', { 'chance.dice.0': 'r11' }],
  ['the fall of a die twice', 'opening', { 'chance.dice.0': 'r10' }],
  ['an unknown chance', 'opening', { chance: { kind: 'storm' } }],
  [
    'dice of two seats in the air',
    'air',
    { 'seats.1.hand': false, 'seats.1.throws': 1, 'seats.1.thrownAt': 1 },
  ],
  ['a deal in round 2', 'fresh', { round: 2, 'seats.0.points': [1], 'seats.1.points': [1] }],
  ['a calm table without a go', 'calm', { go: null }],
  ['a calm table that waits for a call', 'ready', { 'options.pace': 'calm', deadline: null }],
  ['too many throws of a go', 'calm', { 'seats.0.throws': 3 }],
];

/** Nobody gets there by playing, but the rules can go on from it. */
const unreachable: typeof impossible = [
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

test.each(impossible)('%s is impossible', (_, name, changes) => {
  expect(verdict(changed(states[name], changes))).toBe('impossible-state');
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
