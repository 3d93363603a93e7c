import { seededRng } from '@cubarium/core';
import { expect, test } from 'vitest';
import { coverableFrom, cubo } from '../index.ts';
import { NOTHING, racing, TestTable, TWELVE } from '../table.testkit.ts';

const coverOf = (table: TestTable, seat: 0 | 1) => ({ kind: 'cover', square: table.laid(seat) });

test('[cubo P7] a square is covered at the earliest so long after its throw, and the refusal says when', () => {
  const table = racing({ coverMs: 2000 });
  expect(table.refusal(2999, 0, coverOf(table, 0))).toBe('P7 cover-too-early');
  const early = cubo.apply(table.state, {
    at: 2999,
    actor: 0,
    action: { kind: 'cover', square: table.laid(0) },
  });
  expect(early).toMatchObject({ ok: false, error: { until: 3000 } });
  expect(table.cover(3000, 0).state.coverOrder).toEqual([0]);
});

test('[cubo P7] each throw starts the time anew, the last one after a cover too', () => {
  const table = racing({ coverMs: 2000 }).do(2000, 0, { kind: 'pickUp' }).throw(2500, 0, TWELVE);
  expect(table.refusal(4499, 0, coverOf(table, 0))).toBe('P7 cover-too-early');
  table.do(4500, 1, { kind: 'pickUp' }).cover(4500, 0).throw(5000, 1, NOTHING);
  expect(table.refusal(6999, 1, coverOf(table, 1))).toBe('P7 cover-too-early');
  expect(table.refusal(7000, 1, coverOf(table, 1))).toBe('accepted');
});

test('[cubo P7 R10] the countdown does not wait for it: too late stays too late', () => {
  const table = racing({ coverMs: 10_000 }).do(10_900, 1, { kind: 'pickUp' });
  table.cover(11_000, 0).take(11_000, 0, 'r9').throw(11_400, 1, NOTHING);
  expect(table.deadline).toBe(17_000);
  expect(table.refusal(16_999, 1, coverOf(table, 1))).toBe('P7 cover-too-early');
  table.clock(17_000).do(17_000, 0, { kind: 'exchange', cell: null });
  expect(table.points).toEqual([[12], [0]]);
});

test('[cubo P7] what could never be covered is refused for that, not for the moment', () => {
  const table = racing({ coverMs: 2000 });
  const square = table.laid(0).with(0, 'r2');
  expect(table.refusal(1500, 0, { kind: 'cover', square })).toBe('R6 die-laid-twice');
  expect(table.do(2000, 0, { kind: 'pickUp' }).refusal(2100, 0, coverOf(table, 0))).toBe('R7 dice-in-hand');
});

test('[cubo P7] legal and sample know the moment', () => {
  const { state } = racing({ coverMs: 1500, rethrowMs: 9000 });
  const kinds = (at: number) => cubo.legal(state, { seat: 0, at }).map((action) => action.kind);
  expect(kinds(2499)).toEqual([]);
  expect(kinds(2500)).toEqual(['cover']);
  expect(cubo.sample(state, { seat: 0, at: 2499 }, seededRng(1))).toBeNull();
  expect(cubo.sample(state, { seat: 0, at: 2500 }, seededRng(1))).toMatchObject({ kind: 'cover' });
});

test('[cubo P7] it does not bind a calm table', () => {
  const table = new TestTable({ pace: 'calm', coverMs: 5000 }).open(0).throw(100, 0, TWELVE);
  expect(coverableFrom(table.state, 0)).toBeNull();
  expect(table.cover(100, 0).seat(0).square).not.toBeNull();
});

test.each([0, 10_000])('[cubo P7] %i ms can be agreed on', (coverMs) => {
  expect(cubo.parseOptions({ coverMs })).toMatchObject({ ok: true, value: { coverMs } });
});

test.each([-1, 10_001, 0.5])('[cubo P7] %d ms cannot', (coverMs) => {
  expect(cubo.parseOptions({ coverMs }).ok).toBe(false);
});

test('[cubo P7] without a word about it covering needs no pause', () => {
  expect(cubo.parseOptions({})).toMatchObject({ ok: true, value: { coverMs: 0 } });
});
