import { expect, test } from 'vitest';
import { cubo } from '../index.ts';
import { NOTHING, TestTable, TWELVE, racing } from '../table.testkit.ts';

const pickUp = { kind: 'pickUp' };
const toss = { kind: 'throw' };

test('[cubo P1] the first throw may come with the call', () => {
  const table = new TestTable().open(0).do(0, 0, { kind: 'call' });
  expect(table.refusal(0, 0, toss)).toBe('accepted');
  expect(table.refusal(0, 1, toss)).toBe('accepted');
});

test('[cubo P1] a second between a throw and taking in hand, half a second from there to the next throw', () => {
  const table = racing();
  expect(table.refusal(1999, 0, pickUp)).toBe('P1 pick-up-too-early');
  table.do(2000, 0, pickUp);
  expect(table.refusal(2499, 0, toss)).toBe('P1 throw-too-early');
  expect(table.refusal(2500, 0, toss)).toBe('accepted');
});

test('[cubo P1] legal actions respect the moment', () => {
  const table = racing();
  const kinds = (at: number) => cubo.legal(table.state, { seat: 0, at }).map((action) => action.kind);
  expect(kinds(1999)).toEqual(['cover']);
  expect(kinds(2000)).toEqual(['pickUp', 'cover']);
});

test('[cubo P1] covering needs no pause', () => {
  expect(racing().cover(1000, 0).state.coverOrder).toEqual([0]);
});

test('[cubo P2] 180 seconds after the call the countdown starts for everybody', () => {
  const table = racing();
  expect(table.deadline).toBe(181_000);
  table.clock(181_000);
  expect(table.state.countdownEnds).toEqual([187_000, 187_000]);
  expect(table.clock(187_000).points).toEqual([[0], [0]]);
});

test('[cubo P2] or for those who have not covered', () => {
  const table = racing({ seats: 3 }).cover(5000, 1).take(5000, 1, 'r13').clock(181_000);
  expect(table.state.countdownEnds).toEqual([187_000, null, 187_000]);
});

test('[cubo P2] it comes before the stall of R9, and once', () => {
  const table = racing().cover(179_000, 0);
  expect(table.deadline).toBe(181_000);
  table.clock(181_000).take(182_000, 0, 'r9');
  expect(table.state.countdownEnds).toEqual([null, 187_000]);
});

test('[cubo P2] after a countdown of R9 it does not start again', () => {
  const table = racing().cover(180_500, 0).take(180_600, 0, 'r9');
  expect(table.deadline).toBe(186_600);
});

test('[cubo P2] until the first cover dice are still thrown again', () => {
  const table = racing().clock(181_000).do(182_000, 0, pickUp).throw(183_000, 0, TWELVE).cover(184_000, 0);
  expect(table.refusal(184_000, 1, pickUp)).toBe('R5 no-picking-up-after-cover');
});

/** From 5200 on seat 0 may exchange a red 6, which completes a red 4-5-6 in cell 2; seat 1 has a useless red 1. */
const scoring = (options: Readonly<Record<string, unknown>> = {}) =>
  racing(options)
    .do(3000, 0, pickUp)
    .throw(4000, 0, '451122144')
    .cover(5000, 0)
    .cover(5000, 1)
    .take(5100, 0, 'r10')
    .take(5200, 1, 'r9');

test('[cubo P3] after 30 seconds the clock makes the best exchange', () => {
  const table = scoring();
  expect(table.deadline).toBe(35_200);
  expect(table.refusal(35_200, 0, { kind: 'exchange', cell: null })).toBe('clock-first');
  table.clock(35_200);
  expect(table.points[0]).toEqual([12]);
  expect(table.seat(0).square?.[2]?.id).toBe('r10');
  expect(table.deadline).toBe(65_200);
});

test('[cubo P3] none when none gains', () => {
  const table = scoring().do(5300, 0, { kind: 'exchange', cell: null });
  const before = table.seat(1).dice.map((die) => die.id);
  table.clock(35_300);
  expect(table.state.round).toBe(2);
  expect(table.seat(1).dice.map((die) => die.id)).toEqual(before);
});

test('[cubo P3] one after the other: the time of the next begins when the one before is done', () => {
  expect(scoring().do(9000, 0, { kind: 'exchange', cell: null }).deadline).toBe(39_000);
});

test('[cubo P4] without a call the clock calls after 20 seconds', () => {
  const table = new TestTable().open(500);
  expect(table.deadline).toBe(20_500);
  expect(table.refusal(20_499, 'clock', { kind: 'timeUp' })).toBe('not-due');
  expect(table.refusal(20_500, 0, { kind: 'call' })).toBe('clock-first');
  expect(table.clock(20_900).state).toMatchObject({ stage: 'racing', calledAt: 20_500, at: 20_900 });
});

test('[cubo P4] time does not go back, and the same moment counts in the order of arrival', () => {
  const table = racing().do(6000, 1, pickUp).cover(6000, 0);
  expect(table.throw(6500, 1, NOTHING).seat(1).throws).toBe(2);
  expect(table.refusal(6499, 0, { kind: 'take', die: 'r9' })).toBe('time-goes-back');
  expect(table.refusal(6499, 'clock', { kind: 'timeUp' })).toBe('time-goes-back');
});

test('[cubo P4] what arrives at the deadline is late', () => {
  const table = racing().cover(3000, 0).take(3000, 0, 'r9');
  expect(table.refusal(8999, 1, { kind: 'cover', square: table.laid(1) })).toBe('accepted');
  expect(table.refusal(9000, 1, { kind: 'cover', square: table.laid(1) })).toBe('clock-first');
  expect(cubo.legal(table.state, { seat: 1, at: 9000 })).toEqual([]);
});

test('[cubo P4] the next round opens by itself', () => {
  const table = racing().cover(2000, 0).cover(2000, 1).clock(7000);
  expect(table.state).toMatchObject({ round: 2, stage: 'opening', openedAt: null });
  expect(cubo.turn(table.state)).toMatchObject({ who: 'chance', chance: { kind: 'fall' } });
});

test('[cubo P4] who does not sit at the table cannot act', () => {
  expect(racing().refusal(2000, 3, toss)).toBe('not-your-turn');
});

test('[cubo P5] the countdown is longer for a seat with a factor, for each seat its own', () => {
  const table = racing({ seats: 3, timeFactor: [1, 10, 2.5] }).clock(181_000);
  expect(table.state.countdownEnds).toEqual([187_000, 241_000, 196_000]);
  expect(table.deadline).toBe(241_000);
  expect(
    racing({ timeFactor: [10, 3] })
      .cover(3000, 0)
      .take(3000, 0, 'r9').deadline,
  ).toBe(21_000);
});

test('[cubo P5] so is the time to exchange; the five seconds are not', () => {
  expect(scoring({ timeFactor: [2, 1] }).deadline).toBe(65_200);
  expect(racing({ timeFactor: [2, 2] }).cover(3000, 0).deadline).toBe(8000);
  expect(
    racing({ timeFactor: [2, 2] })
      .cover(3000, 0)
      .cover(3000, 1).deadline,
  ).toBe(8000);
});

test('[cubo P5] moments stay whole, and nobody loses a part of a millisecond', () => {
  const table = racing({ timeFactor: [1, 1.1], countdownMs: 6001 })
    .cover(3000, 0)
    .take(3000, 0, 'r9');
  // 6601.1 ms: at 6601 the time is not over yet.
  expect(table.deadline).toBe(3000 + 6602);
  const exact = racing({ timeFactor: [1, 1.1] })
    .cover(3000, 0)
    .take(3000, 0, 'r9');
  expect(exact.deadline).toBe(3000 + 6600);
});

test.each([[[1]], [[1, 0.5]], [[1, 11]], [[1, 1, 1]]])(
  '[cubo P5] %j cannot be the factors of two seats',
  (timeFactor) => {
    expect(cubo.parseOptions({ seats: 2, timeFactor })).toMatchObject({ ok: false, error: { clause: 'P5' } });
  },
);
