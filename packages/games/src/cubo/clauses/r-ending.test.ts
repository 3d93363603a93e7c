import { expect, test } from 'vitest';
import { cubo } from '../index.ts';
import { racing } from '../table.testkit.ts';

const takeOf = (die: string) => ({ kind: 'take', die });

test('[cubo R9] two players: six seconds from the moment the first took a die', () => {
  const table = racing().cover(3000, 0);
  expect(table.state.countdownEnds).toEqual([null, null]);
  table.take(4000, 0, 'r9');
  expect(table.state.countdownEnds).toEqual([null, 10_000]);
  expect(table.deadline).toBe(10_000);
});

test('[cubo R9] three players: it starts when the last of two took a die, not an earlier one', () => {
  const table = racing({ seats: 3 }).cover(3000, 0).cover(4000, 1).take(4500, 0, 'r13');
  expect(table.state.countdownEnds).toEqual([null, null, null]);
  expect(table.take(6000, 1, 'r14').state.countdownEnds).toEqual([null, null, 12_000]);
});

test('[cubo R9] with two left it does not start', () => {
  const table = racing({ seats: 3 }).cover(3000, 0).take(3000, 0, 'r13');
  expect(table.state.countdownEnds).toEqual([null, null, null]);
  expect(table.deadline).toBe(1000 + 180_000);
});

test('[cubo R9] not taking stalls it by five seconds at most', () => {
  const table = racing().cover(3000, 0);
  expect(table.deadline).toBe(8000);
  expect(table.refusal(7999, 'clock', { kind: 'timeUp' })).toBe('not-due');
  expect(table.refusal(8000, 0, takeOf('r9'))).toBe('clock-first');
  table.clock(8000);
  expect(table.state).toMatchObject({ stage: 'racing', countdownEnds: [null, 14_000] });
  expect(table.take(8000, 0, 'r9').state.countdownEnds).toEqual([null, 14_000]);
});

test('[cubo R9] a late entry of the clock does not lengthen the countdown', () => {
  expect(racing().cover(3000, 0).clock(8700).state.countdownEnds).toEqual([null, 14_000]);
});

test('[cubo R10] in time the remaining player covers and takes a die too', () => {
  const table = racing().cover(3000, 0).take(3000, 0, 'r9').cover(8999, 1);
  expect(table.state.countdownEnds).toEqual([null, null]);
  expect(table.take(9500, 1, 'b9').state.stage).toBe('scoring');
});

test('[cubo R10] too late: no points, no die', () => {
  const table = racing().cover(3000, 0).take(3000, 0, 'r9');
  expect(table.refusal(9000, 1, { kind: 'cover', square: table.laid(1) })).toBe('clock-first');
  table.clock(9000);
  expect(table.refusal(9000, 1, { kind: 'cover', square: table.laid(1) })).toBe('R10 too-late');
  expect(table.refusal(9000, 1, takeOf('b9'))).toBe('R11 round-is-over');
  table.do(9000, 0, { kind: 'exchange', cell: null });
  expect(table.points).toEqual([[12], [0]]);
});

test('[cubo R10] whose own countdown is over can do nothing, even while the round goes on for others', () => {
  const table = racing({ seats: 3, capMs: 1000, timeFactor: [1, 2, 1] })
    .clock(2000)
    .do(2000, 2, { kind: 'pickUp' });
  expect(table.state.countdownEnds).toEqual([8000, 14_000, 8000]);
  expect(table.deadline).toBe(14_000);
  expect(table.refusal(7999, 0, { kind: 'cover', square: table.laid(0) })).toBe('accepted');
  expect(table.refusal(8000, 0, { kind: 'cover', square: table.laid(0) })).toBe('R10 too-late');
  expect(table.refusal(8000, 0, { kind: 'pickUp' })).toBe('R10 too-late');
  expect(table.refusal(8000, 2, { kind: 'throw' })).toBe('R10 too-late');
  expect(table.refusal(8000, 0, takeOf('r13'))).toBe('R10 too-late');
  expect(cubo.legal(table.state, { seat: 0, at: 8000 })).toEqual([]);
  expect(table.cover(9000, 1).toAct).toEqual([1]);
});

test('[cubo R11] the round ends when all have covered and taken', () => {
  const table = racing().cover(3000, 0).cover(3100, 1).take(3200, 1, 'r9');
  expect(table.state.stage).toBe('racing');
  expect(table.take(3300, 0, 'r10').state).toMatchObject({ stage: 'scoring', exchangeSince: 3300 });
});

test('[cubo R11] or five seconds after the last cover, once all have covered', () => {
  const table = racing().cover(3000, 0).take(3000, 0, 'r9').cover(4000, 1);
  expect(table.deadline).toBe(9000);
  expect(table.clock(9000).state).toMatchObject({ stage: 'scoring', exchangeSince: 9000 });
});

test('[cubo R11] who covered earlier may take until the round ends, also when the last has taken', () => {
  const table = racing().cover(3000, 0).cover(4000, 1).take(4500, 1, 'r9');
  expect(table.state.stage).toBe('racing');
  expect(table.deadline).toBe(9000);
  expect(table.take(8999, 0, 'r10').state.stage).toBe('scoring');
});

test('[cubo R11] after the countdown the round ends at once when the last who covered has taken', () => {
  const table = racing({ seats: 3 }).cover(3000, 0).cover(4000, 1).take(4000, 1, 'r13');
  expect(table.deadline).toBe(10_000);
  expect(table.refusal(9999, 0, takeOf('r14'))).toBe('accepted');
  expect(table.clock(10_000).state.stage).toBe('scoring');
});

test('[cubo R11] the last cover in time keeps its five seconds beyond the countdown', () => {
  const table = racing({ seats: 3, capMs: 1000 }).clock(2000).cover(7000, 0);
  expect(table.state.countdownEnds).toEqual([null, 8000, 8000]);
  expect(table.deadline).toBe(12_000);
  expect(table.refusal(8000, 1, { kind: 'cover', square: table.laid(1) })).toBe('R10 too-late');
  expect(table.clock(12_000).points).toEqual([[12], [0], [0]]);
});

test('[cubo R11] beyond the countdown its taking ends the round at once', () => {
  const table = racing({ seats: 3, capMs: 1000 }).clock(2000).cover(7000, 0).take(9000, 0, 'r13');
  expect(table.state).toMatchObject({ stage: 'scoring', exchangeSince: 9000 });
});

test('[cubo R11] so does its taking at the very moment at which the countdown is over', () => {
  const table = racing({ seats: 3, capMs: 1000 }).clock(2000).cover(7000, 0).take(8000, 0, 'r13');
  expect(table.state).toMatchObject({ stage: 'scoring', exchangeSince: 8000 });
});

test('[cubo R11] taken before the countdown is over, the round ends with the countdown', () => {
  const table = racing({ seats: 3, capMs: 1000 }).clock(2000).cover(7000, 0).take(7500, 0, 'r13');
  expect(table.state.stage).toBe('racing');
  expect(table.deadline).toBe(8000);
});

test('[cubo R11] the five seconds are those of the last cover: an earlier one does not prolong the round', () => {
  const table = racing({ seats: 3, capMs: 1000 })
    .clock(2000)
    .cover(6500, 0)
    .cover(7000, 1)
    .take(7000, 1, 'r13');
  expect(table.deadline).toBe(8000);
  expect(table.refusal(7999, 0, takeOf('r14'))).toBe('accepted');
});

test('[cubo R11] beyond the countdown a die taken by an earlier one does not end the round', () => {
  const table = racing({ seats: 3, capMs: 1000 })
    .clock(2000)
    .cover(6500, 0)
    .cover(7000, 1)
    .take(8500, 0, 'r13');
  expect(table.state.stage).toBe('racing');
  expect(table.take(8600, 1, 'r14').state.stage).toBe('scoring');
});

test('[cubo R11] nothing of a race is possible once it is over', () => {
  const table = racing().cover(3000, 0).take(3000, 0, 'r9').clock(9000);
  for (const kind of ['throw', 'pickUp']) expect(table.refusal(9000, 1, { kind })).toBe('R11 round-is-over');
});
