import { seatsOf } from '@cubarium/core';
import { expect, test } from 'vitest';
import { cubo } from '../index.ts';
import { TestTable } from '../table.testkit.ts';

test.each([2, 3, 4])(
  '[cubo S1] %i players have 4 red, 4 blue and a joker each; 2 and 2 lie in the middle',
  (seats) => {
    const { state } = new TestTable({ seats });
    const count = (colour: string, dice: readonly { readonly colour: string }[]) =>
      dice.filter((die) => die.colour === colour).length;
    expect(state.seats).toHaveLength(seats);
    for (const { dice, joker } of state.seats) {
      expect([count('red', dice), count('blue', dice), joker.colour]).toEqual([4, 4, 'joker']);
    }
    expect([count('red', state.middle), count('blue', state.middle)]).toEqual([2, 2]);
  },
);

test('[cubo S1] dice are numbered seat by seat, the middle last', () => {
  const { state } = new TestTable({ seats: 2 });
  expect(state.seats.map((seat) => seat.dice.map((die) => die.id).join(' '))).toEqual([
    'r1 r2 r3 r4 b1 b2 b3 b4',
    'r5 r6 r7 r8 b5 b6 b7 b8',
  ]);
  expect(state.seats.map((seat) => seat.joker.id)).toEqual(['j1', 'j2']);
  expect(state.middle.map((die) => die.id)).toEqual(['r9', 'r10', 'b9', 'b10']);
});

test.each([1, 5, 2.5])('[cubo S1] a table for %d is refused', (seats) => {
  expect(cubo.parseOptions({ seats })).toMatchObject({ ok: false, error: { clause: 'S1' } });
});

test('[cubo S2] chance draws the first starter among all seats', () => {
  const { state } = new TestTable({ seats: 4 });
  expect(cubo.turn(state)).toEqual({ who: 'chance', chance: { kind: 'deal' } });
  const drawn = seatsOf(4).map((n) => cubo.drawChance(state, { below: () => n }));
  expect(drawn).toEqual(seatsOf(4).map((first) => ({ kind: 'deal', first })));
});

test('[cubo S2] the choice of the host binds chance', () => {
  const table = new TestTable({ seats: 3, first: 2 });
  expect(cubo.drawChance(table.state, { below: () => 0 })).toEqual({ kind: 'deal', first: 2 });
  expect(table.refusal(0, 'chance', { kind: 'deal', first: 1 })).toBe('S2 impossible-first');
  expect(table.open(0, '1234', 2).state.starter).toBe(2);
});

test('[cubo S2] a starter sits at the table', () => {
  expect(new TestTable({ seats: 2 }).refusal(0, 'chance', { kind: 'deal', first: 2 })).toBe(
    'S2 impossible-first',
  );
  expect(cubo.parseOptions({ seats: 2, first: 2 })).toMatchObject({ ok: false, error: { clause: 'S2' } });
});

test('[cubo S2] after each round the next player clockwise starts', () => {
  const table = new TestTable({ seats: 3 }).open(0);
  const starters = [table.state.starter];
  while (table.state.stage !== 'over') {
    const { round } = table.state;
    const { deadline } = table;
    if (deadline === null) table.fall(table.state.at, '1111');
    else table.clock(Math.max(deadline, table.state.at));
    if (table.state.round > round) starters.push(table.state.starter);
  }
  expect(starters).toEqual([0, 1, 2, 0, 1, 2]);
});
