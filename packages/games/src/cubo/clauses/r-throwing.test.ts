import { expect, test } from 'vitest';
import { cubo } from '../index.ts';
import { NOTHING, TestTable, TWELVE, racing } from '../table.testkit.ts';

const pickUp = { kind: 'pickUp' };
const toss = { kind: 'throw' };

const called = (options: Readonly<Record<string, unknown>> = {}) =>
  new TestTable(options).open(0).do(1000, 0, { kind: 'call' });

test('[cubo R3] a throw rolls all nine dice, the joker last', () => {
  const table = called().do(1000, 1, toss);
  const dice = ['r5', 'r6', 'r7', 'r8', 'b5', 'b6', 'b7', 'b8', 'j2'];
  expect(cubo.turn(table.state)).toEqual({ who: 'chance', chance: { kind: 'fall', dice } });
  expect(table.seat(1)).toMatchObject({ hand: false, throws: 1, thrownAt: 1000, joker: { face: null } });
  expect(table.refusal(1000, 0, toss)).toBe('chance-due');
  expect(table.refusal(1000, 'chance', { kind: 'fall', faces: '12345612'.split('') })).toBe(
    'impossible-faces',
  );
  table.fall(1000, '123456123');
  expect(
    table
      .seat(1)
      .dice.map((die) => die.face)
      .join(''),
  ).toBe('12345612');
  expect(table.seat(1).joker.face).toBe(3);
});

test('[cubo R4] take all nine back and throw again, as often as you like', () => {
  const table = called().throw(1000, 0, TWELVE);
  for (let n = 1; n <= 30; n++) {
    table.do(1000 + 2000 * n, 0, pickUp);
    expect(table.seat(0)).toMatchObject({ hand: true, throws: n, joker: { face: null } });
    table.throw(2000 + 2000 * n, 0, NOTHING);
  }
  expect(table.seat(0).throws).toBe(31);
});

test('[cubo R4] dice that lie must be taken in hand before they are thrown again', () => {
  expect(called().throw(1000, 0, TWELVE).refusal(9000, 0, toss)).toBe('R4 dice-not-in-hand');
});

test('[cubo R4] dice in hand cannot be taken in hand', () => {
  expect(called().refusal(9000, 0, pickUp)).toBe('R4 dice-already-in-hand');
});

test('[cubo R5] after the first cover nobody takes dice in hand', () => {
  const table = racing({ seats: 3 }).cover(5000, 1);
  expect(table.refusal(5000, 0, pickUp)).toBe('R5 no-picking-up-after-cover');
  expect(table.refusal(5000, 2, pickUp)).toBe('R5 no-picking-up-after-cover');
});

test('[cubo R5] who has the dice in hand at the first cover throws once more', () => {
  const table = racing({ seats: 3 }).do(4000, 2, pickUp).cover(4100, 0);
  expect(table.refusal(4600, 2, pickUp)).toBe('R5 no-picking-up-after-cover');
  table.throw(4600, 2, TWELVE);
  expect(table.refusal(9000, 2, toss)).toBe('R5 must-arrange');
  expect(table.refusal(9000, 2, pickUp)).toBe('R5 no-picking-up-after-cover');
  expect(table.cover(9000, 2).state.coverOrder).toEqual([0, 2]);
});

test('[cubo R5] who never threw before the first cover may throw once, and the shaking time does not bind', () => {
  const table = called().throw(1000, 0, TWELVE).cover(1000, 0);
  table.throw(1000, 1, NOTHING);
  expect(table.refusal(3000, 1, toss)).toBe('R5 must-arrange');
});

test('[cubo R5] who has thrown must arrange what lies there', () => {
  const table = racing().cover(5000, 0);
  expect(table.refusal(5000, 1, toss)).toBe('R5 must-arrange');
  expect(table.refusal(5000, 1, { kind: 'cover', square: table.laid(1) })).toBe('accepted');
});
