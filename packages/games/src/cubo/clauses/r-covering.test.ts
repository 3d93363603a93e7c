import { expect, test } from 'vitest';
import { cubo } from '../index.ts';
import { TestTable, racing } from '../table.testkit.ts';

const coverWith = (square: readonly string[]) => ({ kind: 'cover', square });

test('[cubo R6] any order of the eight coloured dice around the joker is a square, with the faces as thrown', () => {
  const table = racing();
  const square = ['b4', 'b3', 'r1', 'r4', 'j1', 'b1', 'r3', 'r2', 'b2'];
  table.do(2000, 0, coverWith(square));
  const own = [...table.seat(0).dice, table.seat(0).joker];
  expect(table.seat(0).square).toEqual(square.map((id) => own.find((die) => die.id === id)));
});

test.each([
  ['joker-not-in-centre', ['j1', 'r1', 'r2', 'r3', 'r4', 'b1', 'b2', 'b3', 'b4']],
  ['die-laid-twice', ['r1', 'r1', 'r3', 'r4', 'j1', 'b1', 'b2', 'b3', 'b4']],
  ['die-laid-twice', ['r1', 'j1', 'r3', 'r4', 'j1', 'b1', 'b2', 'b3', 'b4']],
  ['not-your-die', ['r5', 'r2', 'r3', 'r4', 'j1', 'b1', 'b2', 'b3', 'b4']],
  ['not-your-die', ['r1', 'r2', 'r3', 'r4', 'j2', 'b1', 'b2', 'b3', 'b4']],
  ['not-your-die', ['r9', 'r2', 'r3', 'r4', 'j1', 'b1', 'b2', 'b3', 'b4']],
  ['not-your-die', ['', 'r2', 'r3', 'r4', 'j1', 'b1', 'b2', 'b3', 'b4']],
])('[cubo R6] %s: %j', (code, square) => {
  expect(racing().refusal(2000, 0, coverWith(square))).toBe(`R6 ${code}`);
});

test('[cubo R7] covering needs all nine dice laid', () => {
  const table = racing();
  expect(table.refusal(2000, 0, coverWith(table.laid(0).slice(1)))).toBe('bad-request');
  expect(table.cover(2000, 0).state).toMatchObject({ coverOrder: [0] });
  expect(table.seat(0).coveredAt).toBe(2000);
});

test('[cubo R7] dice in hand cannot be covered', () => {
  const fresh = new TestTable().open(0).do(0, 0, { kind: 'call' });
  expect(fresh.refusal(10, 1, coverWith(fresh.laid(1)))).toBe('R7 dice-in-hand');
  const table = racing().do(2000, 0, { kind: 'pickUp' });
  expect(table.refusal(2000, 0, coverWith(table.laid(0)))).toBe('R7 dice-in-hand');
});

test('[cubo R7] a covered square stays, and its owner throws no more', () => {
  const table = racing().cover(2000, 0);
  expect(table.refusal(2500, 0, coverWith(table.laid(0)))).toBe('R7 already-covered');
  expect(table.refusal(2500, 0, { kind: 'throw' })).toBe('R7 already-covered');
  expect(table.refusal(2500, 0, { kind: 'pickUp' })).toBe('R7 already-covered');
});

test('[cubo R7] a covered square stays covered while the round is scored', () => {
  const table = racing().cover(2000, 0).cover(2000, 1).take(2000, 0, 'r9').take(2000, 1, 'r10');
  expect(table.state.stage).toBe('scoring');
  expect(table.refusal(2500, 1, coverWith(table.laid(1)))).toBe('R7 already-covered');
});

test('[cubo R8] only who has covered takes a die of the middle', () => {
  const table = racing().cover(2000, 0);
  expect(table.refusal(2000, 1, { kind: 'take', die: 'r9' })).toBe('R8 cover-first');
  table.take(2000, 0, 'r9');
  expect(table.seat(0)).toMatchObject({ taken: { id: 'r9', face: 1 }, takenAt: 2000 });
  expect(table.state.middle.map((die) => die.id)).toEqual(['r10', 'b9', 'b10']);
});

test('[cubo R8] who covered later may take first, and a die that is gone is gone', () => {
  const table = racing({ seats: 3 }).cover(2000, 0).cover(2100, 2).take(2200, 2, 'r14');
  expect(table.refusal(2300, 0, { kind: 'take', die: 'r14' })).toBe('R8 die-not-in-middle');
  expect(table.take(2300, 0, 'b13').seat(0).taken?.id).toBe('b13');
});

test.each(['r1', 'r5', 'j1', 'x', ''])('[cubo R8] "%s" is not a die of the middle', (die) => {
  expect(racing().cover(2000, 0).refusal(2000, 0, { kind: 'take', die })).toBe('R8 die-not-in-middle');
});

test('[cubo R8] one die a player', () => {
  const table = racing({ seats: 3 }).cover(2000, 0).take(2000, 0, 'r13');
  expect(table.refusal(2001, 0, { kind: 'take', die: 'r14' })).toBe('R8 one-die-only');
});

test('[cubo R8] in a race there is no saying none', () => {
  expect(racing().cover(2000, 0).refusal(2000, 0, { kind: 'take', die: null })).toBe('R8 name-a-die');
});

test('[cubo R8] who has covered and not taken can still act', () => {
  const table = racing({ seats: 3 }).cover(2000, 0);
  expect(table.toAct).toEqual([0, 1, 2]);
  expect(cubo.legal(table.state, { seat: 0, at: 2000 })).toEqual(
    ['r13', 'r14', 'b13', 'b14'].map((die) => ({ kind: 'take', die })),
  );
  expect(table.take(2001, 0, 'r13').toAct).toEqual([1, 2]);
});
