import { expect, test } from 'vitest';
import { cubo } from '../index.ts';
import { TestTable, racing } from '../table.testkit.ts';

const call = { kind: 'call' };

test('[cubo R1] a round opens with the fall of the four middle dice', () => {
  const table = new TestTable().do(0, 'chance', { kind: 'deal', first: 0 });
  expect(table.state).toMatchObject({ stage: 'opening', openedAt: null });
  expect(cubo.turn(table.state)).toEqual({
    who: 'chance',
    chance: { kind: 'fall', dice: ['r9', 'r10', 'b9', 'b10'] },
  });
  table.fall(700, '1634');
  expect(table.state).toMatchObject({ stage: 'ready', openedAt: 700 });
  expect(table.state.middle.map((die) => die.face)).toEqual([1, 6, 3, 4]);
});

test('[cubo R1] the middle lies as it fell for the whole round', () => {
  const table = racing();
  const { middle } = table.state;
  expect(table.cover(2000, 0).cover(2000, 1).state.middle).toEqual(middle);
});

test.each([['123'], ['12345'], ['1237'], ['1230'], ['123x']])(
  '[cubo R1] %s cannot be the middle',
  (faces) => {
    const table = new TestTable().do(0, 'chance', { kind: 'deal', first: 0 });
    expect(table.refusal(0, 'chance', { kind: 'fall', faces: faces.split('') })).toBe('impossible-faces');
  },
);

test('[cubo R1] while the middle is to fall, everybody else waits', () => {
  const table = new TestTable().do(0, 'chance', { kind: 'deal', first: 0 });
  expect(table.refusal(0, 0, call)).toBe('chance-due');
  expect(table.refusal(0, 'clock', { kind: 'timeUp' })).toBe('chance-due');
  expect(table.refusal(0, 'chance', { kind: 'deal', first: 0 })).toBe('other-chance-due');
  expect(table.open(5).refusal(5, 'chance', { kind: 'fall', faces: '1234'.split('') })).toBe('no-chance-due');
});

test('[cubo R2] after the opening everybody has nine dice in hand', () => {
  const table = new TestTable({ seats: 3 }).open(40);
  for (const seat of table.state.seats) {
    expect(seat).toMatchObject({ hand: true, handAt: 40, throws: 0, thrownAt: null });
    expect([...seat.dice, seat.joker].every((die) => die.face === null)).toBe(true);
  }
});

test.each([
  ['throw', { kind: 'throw' }],
  ['pickUp', { kind: 'pickUp' }],
  ['take', { kind: 'take', die: 'r9' }],
])('[cubo R2] no %s before the call', (_, action) => {
  const table = new TestTable().open(0);
  expect(table.refusal(10, 0, action)).toBe('R2 not-called-yet');
  expect(table.refusal(10, 1, action)).toBe('R2 not-called-yet');
});

test('[cubo R2] nobody covers before the call', () => {
  const table = new TestTable().open(0);
  expect(table.refusal(10, 0, { kind: 'cover', square: table.laid(0) })).toBe('R2 not-called-yet');
});

test('[cubo R2] only the starter calls, and only once', () => {
  const table = new TestTable({ seats: 3 }).open(0, '1234', 1);
  expect(table.toAct).toEqual([1]);
  expect(table.refusal(10, 0, call)).toBe('R2 only-starter-calls');
  table.do(10, 1, call);
  expect(table.state).toMatchObject({ stage: 'racing', calledAt: 10 });
  expect(table.toAct).toEqual([0, 1, 2]);
  expect(table.refusal(11, 1, call)).toBe('R2 already-called');
});
