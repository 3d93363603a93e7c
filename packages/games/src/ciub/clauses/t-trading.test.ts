import { describe, expect, test } from 'vitest';
import { ciub } from '../game.ts';
import { inSupply } from '../position.ts';
import { after, position, refusal, shown, type Sketch } from '../position.testkit.ts';

const trading = (pool: string, tray: string, more: Sketch = {}): ReturnType<typeof position> =>
  position({ phase: 'trading', pool, tray, ...more });

describe('two for one', () => {
  test('[ciub T1] a tray die for two of the supply, alike or not', () => {
    const state = trading('w1:1', 'g1:two p1:two');
    const mixed = after(state, { kind: 'trade', die: 'g1', for: ['red', 'blue'] });
    expect(shown(mixed)).toMatchObject({ pool: 'w1:1 r1 b1', tray: 'p1:two', phase: 'trading' });
    expect(shown(after(mixed, { kind: 'trade', die: 'p1', for: ['red', 'red'] })).pool).toBe(
      'w1:1 r1 r2 r3 b1',
    );
    expect(inSupply(mixed, 'green')).toBe(7);
  });

  test('[ciub T1] not its own colour, in neither place', () => {
    const state = trading('w1:1', 'g1:two');
    expect(refusal(state, { kind: 'trade', die: 'g1', for: ['green', 'red'] })).toBe('T1 own-colour');
    expect(refusal(state, { kind: 'trade', die: 'g1', for: ['red', 'green'] })).toBe('T1 own-colour');
  });

  test('[ciub T1] only a two-for-one, only in the tray, only in phase 4', () => {
    const state = trading('g2:two', 'g1:two w1:1');
    expect(refusal(state, { kind: 'trade', die: 'g2', for: ['red', 'blue'] })).toBe('T1 not-a-tray-two');
    expect(refusal(state, { kind: 'trade', die: 'w1', for: ['red', 'blue'] })).toBe('T1 not-a-tray-two');
    const gaining = position({ phase: 'gaining', pool: '', tray: 'g1:two' });
    expect(refusal(gaining, { kind: 'trade', die: 'g1', for: ['red', 'blue'] })).toBe('T1 not-time-to-trade');
  });

  test('[ciub T1] both dice must be available', () => {
    const state = trading('r1:3 r2:3', 'g1:two', { others: ['r3 r4 r5 r6'] });
    expect(refusal(state, { kind: 'trade', die: 'g1', for: ['red', 'red'] })).toBe('T1 pair-not-in-supply');
    expect(refusal(state, { kind: 'trade', die: 'g1', for: ['red', 'blue'] })).toBe('');
    const noWhite = trading('w1:1 w2:1 w3:1 w4:1 w5:1', 'g1:two');
    expect(refusal(noWhite, { kind: 'trade', die: 'g1', for: ['white', 'red'] })).toBe(
      'T1 pair-not-in-supply',
    );
  });

  test('[ciub T1] white is a colour of the supply too', () => {
    expect(
      shown(after(trading('w1:1', 'g1:two'), { kind: 'trade', die: 'g1', for: ['white', 'white'] })).pool,
    ).toBe('w1:1 w2 w3');
  });
});

describe('white for coloured', () => {
  test('[ciub T2] as many coloured dice as you like, from tray and pool', () => {
    const state = trading('w1:1 r1:3 y1:?', 'b1:1');
    const white = after(state, { kind: 'whiten', dice: ['r1', 'y1', 'b1'] });
    expect(shown(white)).toMatchObject({ pool: 'w1:1 w2 w3 w4', tray: '' });
  });

  test('[ciub T2] not white dice, no die twice, no foreign die, not none', () => {
    const state = trading('w1:1 r1:3', '', { others: ['w6 r2'] });
    for (const dice of [['w1'], ['r1', 'w1'], ['r1', 'r1'], ['r2']]) {
      expect(refusal(state, { kind: 'whiten', dice })).toBe('T2 not-a-coloured-die');
    }
    expect(refusal(state, { kind: 'whiten', dice: [] })).toBe('T2 nothing-to-whiten');
    expect(refusal(position(), { kind: 'whiten', dice: ['w1'] })).toBe('T2 not-time-to-whiten');
  });

  test('[ciub T2] more than the supply has is refused as a whole', () => {
    const state = trading('w1:1 w2:1 w3:1 w4:1 r1:3 r2:3', '');
    expect(refusal(state, { kind: 'whiten', dice: ['r1', 'r2'] })).toBe('T2 too-few-white');
    expect(refusal(state, { kind: 'whiten', dice: ['r2'] })).toBe('');
  });
});

test('[ciub T3] both kinds in any order: whitening can make a colour available, and new dice can be whitened', () => {
  const state = trading('w1:1 r1:3 r2:3 r3:3', 'g1:two', { others: ['w6 r4 r5 r6 r7'] });
  const pair = { kind: 'trade', die: 'g1', for: ['red', 'orange'] } as const;
  expect(refusal(state, pair)).toBe('T1 pair-not-in-supply');
  const traded = after(state, { kind: 'whiten', dice: ['r1'] }, pair);
  expect(shown(traded).pool).toBe('w1:1 w2 r1 r2:3 r3:3 o1');
  expect(shown(after(traded, { kind: 'whiten', dice: ['r1', 'o1'] })).pool).toBe('w1:1 w2 w3 w4 r2:3 r3:3');
});

test('[ciub T3] a die taken by G8 may be traded for a white one', () => {
  const gaining = position({ phase: 'gaining', pool: 'w1:1', tray: '' });
  const state = after(gaining, { kind: 'decline', take: 'blue' }, { kind: 'whiten', dice: ['b1'] });
  expect(shown(state).pool).toBe('w1:1 w2');
});

describe('the end of the turn', () => {
  test('[ciub T4] at most five white and four of each other colour stay; the highest numbers go', () => {
    const state = trading('w1:1 w2:1 w3:1 w4:1 w5 w6 r1:3 r2:3 r4:3 r5 r7', 'o1:2', { others: ['w7 w8'] });
    const ended = after(state, { kind: 'endTurn' });
    expect(shown(ended).dice[0]).toBe('w1 w2 w3 w4 w5 r1 r2 r4 r5 o1');
    expect([inSupply(ended, 'white'), inSupply(ended, 'red')]).toEqual([3, 3]);
  });

  test('[ciub T5] the next player clockwise begins, all dice in the pool and unrolled', () => {
    const state = trading('w1:1 y1:?', 'g1:two b1:reroll*', { turn: 1, others: ['w6'] });
    const ended = after(state, { kind: 'endTurn' });
    expect(ended.turn).toEqual({ seat: 0, phase: 'foresight', moved: false, chance: null });
    expect(ciub.print(ended).seats).toMatchObject([{}, { pool: ['w1', 'y1', 'g1', 'b1'], tray: [] }]);
  });

  test('[ciub T5] a turn does not end before its time, and nobody else acts in it', () => {
    expect(refusal(position(), { kind: 'endTurn' })).toBe('T5 turn-goes-on');
    expect(refusal(position({ phase: 'gaining', pool: 'w1:1' }), { kind: 'endTurn' })).toBe(
      'T5 turn-goes-on',
    );
    const other = ciub.apply(position(), { at: 0, actor: 1, action: { kind: 'roll' } });
    expect(other).toMatchObject({ ok: false, error: { code: 'not-your-turn' } });
  });
});
