import type { Actor, Seat } from '@cubarium/core';
import { describeGame } from '@cubarium/testkit';
import { describe, expect, test } from 'vitest';
import { pig, type Pig, type PigAction } from './index.ts';

describeGame({
  id: 'pig',
  // The suite serves all games, so it takes them without their own types.
  rules: () => Promise.resolve(pig),
  tables: [{}, { seats: 3, target: 10, limitMs: 1500 }, { seats: 4, target: 40 }, { mercy: true }],
});

function table(raw: unknown = {}): Pig {
  const options = pig.parseOptions(raw);
  if (!options.ok) throw new Error('options refused');
  return pig.setup(options.value);
}

interface Done {
  readonly actor: Actor;
  readonly action: PigAction;
  readonly at?: number;
}
const deal = (first: Seat): Done => ({ actor: 'chance', action: { kind: 'deal', first } });
const hold = (actor: Seat): Done => ({ actor, action: { kind: 'hold' } });
/** A roll and what falls. */
const rolls = (actor: Seat, ...faces: readonly number[]): readonly Done[] =>
  faces.flatMap((face) => [
    { actor, action: { kind: 'roll' } },
    { actor: 'chance', action: { kind: 'fall', face } },
  ]);

function after(state: Pig, ...done: readonly Done[]): Pig {
  return done.reduce((before, { actor, action, at = 0 }) => {
    const next = pig.apply(before, { at, actor, action });
    if (!next.ok) throw new Error(JSON.stringify(next.error));
    return next.value;
  }, state);
}

const refusal = (state: Pig, { actor, action, at = 0 }: Done): unknown => {
  const next = pig.apply(state, { at, actor, action });
  return next.ok ? null : next.error;
};

describe('pig', () => {
  test('[pig A1] seats play in their order from the one that was drawn', () => {
    const state = after(table({ seats: 3 }), deal(2));
    expect(state.seat).toBe(2);
    expect(after(state, ...rolls(2, 4), hold(2)).seat).toBe(0);
    expect(refusal(state, hold(0))).toEqual({ code: 'not-your-turn' });
    expect([1, 5].map((seats) => pig.parseOptions({ seats }).ok)).toEqual([false, false]);
  });

  test('[pig A2] whoever holds the target wins at once', () => {
    const near = after(table({ target: 8 }), deal(0), ...rolls(0, 4, 4));
    expect(pig.turn(near)).toEqual({ who: 'seats', seats: [0] });
    const won = after(near, hold(0));
    expect(pig.result(won)).toEqual({ winners: [0], points: [8, 0] });
    expect(refusal(won, hold(1))).toEqual({ clause: 'A2', code: 'game-over' });
  });

  test('[pig A3] holding keeps what was added, and needs something', () => {
    const state = after(table(), deal(0));
    expect(refusal(state, hold(0))).toEqual({ clause: 'A3', code: 'nothing-to-hold' });
    expect(after(state, ...rolls(0, 3), hold(0))).toMatchObject({ totals: [3, 0], added: 0, seat: 1 });
  });

  test('[pig A4] every throw but a 1 is added', () => {
    expect(after(table(), deal(0), ...rolls(0, 2, 6, 5))).toMatchObject({ added: 13, seat: 0 });
  });

  test('[pig A5] a 1 loses what was added, and no more', () => {
    const held = after(table(), deal(0), ...rolls(0, 6), hold(0), ...rolls(1, 1));
    expect(after(held, ...rolls(0, 5, 1))).toMatchObject({ totals: [6, 0], added: 0, seat: 1 });
  });

  test('[pig A6] with mercy a 1 costs nothing while nothing is added', () => {
    const state = after(table({ mercy: true }), deal(0), ...rolls(0, 1));
    expect(state).toMatchObject({ added: 0, seat: 0 });
    expect(after(state, ...rolls(0, 3, 1))).toMatchObject({ added: 0, seat: 1 });
  });

  test('[pig B1] the time for a decision runs out', () => {
    const state = after(table({ limitMs: 500 }), deal(0), ...rolls(0, 6));
    expect(pig.deadline(state)).toBe(500);
    const clock = (at: number): Done => ({ actor: 'clock', action: { kind: 'timeUp' }, at });
    expect(refusal(state, clock(499))).toEqual({ code: 'not-due' });
    expect(refusal(state, { ...hold(0), at: 500 })).toEqual({ code: 'clock-first' });
    expect(after(state, clock(500))).toMatchObject({ totals: [0, 0], added: 0, seat: 1 });
  });
});
