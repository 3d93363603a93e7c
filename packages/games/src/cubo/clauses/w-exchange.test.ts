import type { Seat } from '@cubarium/core';
import { expect, test } from 'vitest';
import { cubo, ROUNDS } from '../index.ts';
import { NOTHING, TestTable, TWELVE, racing } from '../table.testkit.ts';

const exchange = (cell: number | null) => ({ kind: 'exchange', cell });
const ids = (dice: readonly { readonly id: string }[]) => dice.map((die) => die.id).join(' ');

/** Both have covered; seat 0 has the red 6 (r10), seat 1 the red 1 (r9). */
const scoring = () => racing().cover(2000, 0).cover(2000, 1).take(2100, 0, 'r10').take(2200, 1, 'r9');

test('[cubo W1] in turn order from the starter', () => {
  const table = racing({ seats: 3 });
  const cover = (seat: Seat, die: string) => table.cover(2000, seat).take(2000, seat, die);
  cover(2, 'r13');
  cover(1, 'r14');
  cover(0, 'b13');
  const order = [0, 1, 2].map(() => {
    const [seat] = table.toAct;
    expect(table.toAct).toHaveLength(1);
    table.do(3000, seat ?? 0, exchange(null));
    return seat;
  });
  expect(order).toEqual([0, 1, 2]);
});

test('[cubo W1] who is not next waits', () => {
  expect(scoring().refusal(2300, 1, exchange(0))).toBe('W1 not-your-exchange');
  expect(racing().refusal(2300, 0, exchange(0))).toBe('W1 not-scoring');
});

test('[cubo W1] the die lies in the same cell, with the face it had in the middle', () => {
  const table = racing({ seats: 3 }).cover(2000, 0).take(2000, 0, 'r14').cover(2000, 1).take(2000, 1, 'r13');
  table.clock(8000);
  const before = table.seat(0).square;
  table.do(8000, 0, exchange(3));
  expect(table.seat(0).square).toEqual(before?.with(3, { id: 'r14', colour: 'red', face: 6 }));
});

test('[cubo W1] the joker is never exchanged', () => {
  expect(scoring().refusal(2300, 0, exchange(4))).toBe('W1 joker-stays');
});

test('[cubo W1] an exchange is free to lose, and keeping the square is allowed', () => {
  const actions = cubo.legal(scoring().state, { seat: 0, at: 2300 });
  expect(actions).toEqual([null, 0, 1, 2, 3, 5, 6, 7, 8].map(exchange));
  expect(scoring().do(2300, 0, exchange(0)).points[0]).toEqual([0]);
});

test('[cubo W1] who took no die is scored when the turn comes, without a choice', () => {
  const table = racing({ seats: 3 }).cover(2000, 1).cover(2000, 0).take(2000, 0, 'r13').clock(8000);
  expect(table.points).toEqual([[], [], []]);
  table.do(8000, 0, exchange(null));
  expect(table.points).toEqual([[12], [0], [0]]);
  expect(table.state).toMatchObject({ round: 2, stage: 'opening' });
});

test('[cubo W7] the die taken and not used goes back to the middle', () => {
  const table = scoring().do(2300, 0, exchange(null));
  expect(ids(table.state.middle)).toBe('r10 b9 b10');
  expect(table.seat(0).taken).toBeNull();
  table.do(2400, 1, exchange(null));
  expect(ids(table.state.middle)).toBe('r9 r10 b9 b10');
});

test('[cubo W7] the die it was exchanged for goes to the middle, and colours drift', () => {
  const table = scoring().do(2300, 0, exchange(8));
  expect(ids(table.state.middle)).toBe('b4 b9 b10');
  table.do(2400, 1, exchange(7));
  expect(ids(table.seat(0).dice)).toBe('r1 r2 r3 r4 r10 b1 b2 b3');
  expect(ids(table.seat(1).dice)).toBe('r5 r6 r7 r8 r9 b5 b6 b8');
  expect(ids(table.state.middle)).toBe('b4 b7 b9 b10');
});

test('[cubo W7] drifted dice are thrown in the next round', () => {
  const table = scoring().do(2300, 0, exchange(8)).do(2400, 1, exchange(null)).open(3000);
  table.do(3000, 1, { kind: 'call' }).do(3000, 0, { kind: 'throw' });
  expect(cubo.turn(table.state)).toEqual({
    who: 'chance',
    chance: { kind: 'fall', dice: ['r1', 'r2', 'r3', 'r4', 'r10', 'b1', 'b2', 'b3', 'j1'] },
  });
});

test('[cubo W6] the points of a round are added to the list of the seat', () => {
  expect(scoring().do(2300, 0, exchange(null)).do(2400, 1, exchange(null)).points).toEqual([[12], [0]]);
});

/** Six rounds in which nobody takes a die. */
function wholeGame(facesOf: (round: number, seat: Seat) => string): TestTable {
  const table = new TestTable();
  for (let round = 1; round <= ROUNDS; round++) {
    const at = round * 100_000;
    table.open(at).do(at, table.state.starter, { kind: 'call' });
    for (const seat of [0, 1] as const) table.throw(at, seat, facesOf(round, seat)).cover(at, seat);
    table.clock(at + 5000);
    expect(table.state.stage).toBe(round < ROUNDS ? 'opening' : 'over');
  }
  return table;
}

test('[cubo W8] after the sixth round the highest total wins', () => {
  const table = wholeGame((round, seat) => (seat === 1 || round === 3 ? TWELVE : NOTHING));
  expect(cubo.turn(table.state)).toEqual({ who: 'nobody', result: { winners: [1], points: [12, 72] } });
  expect(table.refusal(10 ** 7, 0, { kind: 'call' })).toBe('W8 game-over');
  expect(table.refusal(10 ** 7, 'clock', { kind: 'timeUp' })).toBe('W8 game-over');
  expect(table.refusal(10 ** 7, 'chance', { kind: 'fall', faces: '1234'.split('') })).toBe('W8 game-over');
});

test('[cubo W8] a tie is shared', () => {
  const table = wholeGame((round, seat) => (round % 2 === seat ? TWELVE : NOTHING));
  expect(cubo.result(table.state)).toEqual({ winners: [0, 1], points: [36, 36] });
});
