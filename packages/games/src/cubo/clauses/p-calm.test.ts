import { expect, test } from 'vitest';
import { cubo } from '../index.ts';
import { NOTHING, TestTable, TWELVE } from '../table.testkit.ts';

const pickUp = { kind: 'pickUp' };
const toss = { kind: 'throw' };

const calm = (options: Readonly<Record<string, unknown>> = {}) =>
  new TestTable({ pace: 'calm', ...options }).open(0);

test('[cubo P6] the opening starts the go of the starter, without a call', () => {
  const table = new TestTable({ pace: 'calm', seats: 3 }).open(0, '1634', 1);
  expect(table.state).toMatchObject({ stage: 'racing', go: 1, calledAt: null });
  expect(table.toAct).toEqual([1]);
  expect(table.refusal(0, 1, { kind: 'call' })).toBe('P6 no-call-at-calm-table');
});

test('[cubo P6] there is no clock', () => {
  const table = calm();
  expect(table.deadline).toBeNull();
  expect(table.refusal(10 ** 9, 'clock', { kind: 'timeUp' })).toBe('no-clock');
});

test('[cubo P6] one player at a time', () => {
  const table = calm({ seats: 3 });
  expect(table.refusal(0, 1, toss)).toBe('P6 not-your-go');
  expect(table.refusal(0, 2, pickUp)).toBe('P6 not-your-go');
  expect(table.refusal(0, 2, { kind: 'cover', square: table.laid(2) })).toBe('P6 not-your-go');
  expect(table.refusal(0, 2, { kind: 'take', die: null })).toBe('P6 not-your-go');
  expect(cubo.legal(table.state, { seat: 1, at: 0 })).toEqual([]);
});

test('[cubo P6] up to five throws without a pause, then what lies there is laid', () => {
  const table = calm().throw(0, 0, NOTHING);
  for (let n = 2; n <= 5; n++) table.do(0, 0, pickUp).throw(0, 0, TWELVE);
  expect(table.refusal(0, 0, pickUp)).toBe('P6 no-throws-left');
  expect(table.refusal(0, 0, toss)).toBe('R4 dice-not-in-hand');
  expect(cubo.legal(table.state, { seat: 0, at: 0 }).map((action) => action.kind)).toEqual(['cover']);
});

test('[cubo P6] the number of throws is an option', () => {
  expect(calm({ throws: 1 }).throw(0, 0, NOTHING).refusal(0, 0, pickUp)).toBe('P6 no-throws-left');
  expect(cubo.parseOptions({ throws: 0 })).toMatchObject({ ok: false, error: { clause: 'P6' } });
  expect(cubo.parseOptions({ pace: 'slow' })).toMatchObject({ ok: false, error: { clause: 'P6' } });
});

test('[cubo P6] a go ends with a die or with none, and nothing is taken later', () => {
  const table = calm({ seats: 3 }).throw(0, 0, TWELVE);
  expect(table.refusal(0, 0, { kind: 'take', die: null })).toBe('R8 cover-first');
  table.cover(0, 0).take(0, 0, null);
  expect(table.state).toMatchObject({ go: 1, stage: 'racing' });
  expect(table.refusal(0, 0, { kind: 'take', die: 'r13' })).toBe('P6 not-your-go');
  table.throw(0, 1, NOTHING).cover(0, 1).take(0, 1, 'r13');
  expect(table.state.go).toBe(2);
  expect(table.seat(1).taken?.id).toBe('r13');
});

test('[cubo P6] a cover does not bind the others: they throw as often as the first', () => {
  const table = calm().throw(0, 0, TWELVE).cover(0, 0).take(0, 0, null).throw(0, 1, NOTHING);
  expect(table.refusal(0, 1, pickUp)).toBe('accepted');
});

test('[cubo P6] after the last go the round is scored in turn order', () => {
  const table = calm().throw(0, 0, TWELVE).cover(0, 0).take(0, 0, 'r9');
  table.throw(50, 1, NOTHING).cover(50, 1).take(50, 1, 'r10');
  expect(table.state).toMatchObject({ stage: 'scoring', go: null, exchangeSince: 50 });
  expect(table.toAct).toEqual([0]);
  expect(table.refusal(60, 0, toss)).toBe('P6 not-your-go');
  table.do(60, 0, { kind: 'exchange', cell: null }).do(60, 1, { kind: 'exchange', cell: null });
  expect(table.points).toEqual([[12], [0]]);
  expect(table.state).toMatchObject({ round: 2, starter: 1 });
});

test('[cubo P6] at a calm table throwing, taking and exchanging are final; in a race everything is', () => {
  const cover = { kind: 'cover', square: [] } as const;
  const finals = (table: TestTable) =>
    [
      { kind: 'pickUp' } as const,
      { kind: 'throw' } as const,
      cover,
      { kind: 'take', die: null } as const,
      { kind: 'exchange', cell: null } as const,
    ].map((action) => cubo.isFinal(table.state, action));
  expect(finals(calm())).toEqual([false, true, false, true, true]);
  expect(finals(new TestTable().open(0))).toEqual([true, true, true, true, true]);
});
