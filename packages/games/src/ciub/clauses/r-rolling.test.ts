import { describe, expect, test } from 'vitest';
import { ciub } from '../game.ts';
import { after, fell, position, refusal, shown } from '../position.testkit.ts';

describe('the first roll', () => {
  test('[ciub R1] takes all dice, and all of them become active', () => {
    const open = after(position({ pool: 'w1 w2 o1 b1' }), { kind: 'roll' });
    expect(open.turn).toMatchObject({
      phase: 'rolling',
      chance: { kind: 'fall', dice: ['w1', 'w2', 'o1', 'b1'] },
    });
    expect(shown(open).pool).toBe('w1 w2 o1 b1');
    expect(shown(after(open, fell('1 swap 6 skull'))).pool).toBe('w1:1 w2:swap o1:6 b1:skull');
  });

  test('[ciub R1] nothing can be set aside before it, and nobody stops without it', () => {
    for (const phase of ['foresight', 'toRoll'] as const) {
      const state = position({ phase });
      expect(refusal(state, { kind: 'roll', aside: ['w1'] })).toBe('R1 nothing-to-set-aside');
      expect(refusal(state, { kind: 'stop' })).toBe('R1 roll-first');
      expect(refusal(state, { kind: 'roll', aside: [] })).toBe('');
    }
  });

  test('[ciub R1] is compulsory in final turns too', () => {
    const state = position({
      phase: 'toRoll',
      pile: { B: 0, C: 0 },
      bottom: 'A4 A10 -',
      cards: ['', 'A9 D1'],
      opus: 1,
      finals: [],
    });
    expect(refusal(state, { kind: 'stop' })).toBe('R1 roll-first');
    expect(ciub.legal(state, { seat: 0, at: 0 })).toEqual([{ kind: 'roll' }]);
  });

  test('[ciub R1] chance must give as many faces as dice fall, each a face of its die', () => {
    const open = after(position({ pool: 'w1 o1' }), { kind: 'roll' });
    expect(refusal(open, fell('1'))).toBe('impossible-faces');
    expect(refusal(open, fell('1 2 2'))).toBe('impossible-faces');
    expect(refusal(open, fell('7 2'))).toBe('impossible-faces');
    expect(refusal(open, fell('1 3'))).toBe('impossible-faces');
  });
});

describe('setting aside', () => {
  const rolling = position({ phase: 'rolling', pool: 'w1:1 w2:1 w3:2 g1:skull y1:?', moved: true });

  test('[ciub R7] skulls must go to the tray, named or not', () => {
    const unnamed = after(rolling, { kind: 'roll', aside: ['w1'] });
    expect(shown(unnamed)).toMatchObject({ tray: 'w1:1 g1:skull', pool: 'w2 w3 y1' });
    expect(after(rolling, { kind: 'roll', aside: ['w1', 'g1'] })).toEqual(unnamed);
  });

  test('[ciub R7] any other active die may go, a spent one too; an inactive one cannot', () => {
    const state = position({ phase: 'rolling', pool: 'w1:1 g1:reroll* b1:adjust y1:?', moved: true });
    expect(shown(after(state, { kind: 'stop', aside: ['g1', 'b1'] })).tray).toBe('g1:reroll* b1:adjust');
    expect(refusal(state, { kind: 'stop', aside: ['y1'] })).toBe('R7 die-is-inactive');
  });

  test('[ciub R7] no die twice, no foreign die', () => {
    expect(refusal(rolling, { kind: 'roll', aside: ['w1', 'w1'] })).toBe('R7 die-named-twice');
    expect(refusal(rolling, { kind: 'stop', aside: ['w6'] })).toBe('R7 not-your-pool-die');
    expect(refusal(rolling, { kind: 'stop', aside: ['r1'] })).toBe('R7 not-your-pool-die');
  });

  test('[ciub R7] a skull is forced only when dice are set aside: it may be re-rolled before', () => {
    const state = position({ phase: 'rolling', pool: 'w1:1 g1:skull g2:reroll' });
    const away = after(state, { kind: 'reroll', die: 'g2', target: 'g1' }, fell('7'));
    expect(shown(away)).toMatchObject({ pool: 'w1:1 g1:7 g2:reroll*', tray: '' });
  });
});

describe('rolling again', () => {
  test('[ciub R8] not when nothing was set aside or swapped since the last roll', () => {
    const state = position({ phase: 'rolling', pool: 'w1:1 w2:2' });
    expect(refusal(state, { kind: 'roll' })).toBe('R8 nothing-moved-since-roll');
    expect(refusal(state, { kind: 'roll', aside: ['w1'] })).toBe('');
  });

  test('[ciub R8] a re-roll alone does not count', () => {
    const state = position({ phase: 'rolling', pool: 'w1:1 g1:reroll' });
    const again = after(state, { kind: 'reroll', die: 'g1', target: 'w1' }, fell('2'));
    expect(refusal(again, { kind: 'roll' })).toBe('R8 nothing-moved-since-roll');
  });

  test.each([
    ['a swap', 'w1:1 w2:swap', { kind: 'swap', die: 'w2', colour: 'red' }],
    ['a used adjust die', 'w1:1 p1:adjust', { kind: 'adjust', die: 'p1', target: 'w1', face: '2' }],
    [
      'an adjust die that turned itself',
      'w1:1 p1:adjust',
      { kind: 'adjust', die: 'p1', target: 'p1', face: '3' },
    ],
  ] as const)('[ciub R8] %s counts', (_, pool, action) => {
    const state = after(position({ phase: 'rolling', pool }), action);
    expect(state.turn.moved).toBe(true);
    expect(refusal(state, { kind: 'roll' })).toBe('');
  });

  test('[ciub R8] a forced skull counts', () => {
    const state = position({ phase: 'rolling', pool: 'w1:1 g1:skull' });
    expect(shown(after(state, { kind: 'roll' }))).toMatchObject({ pool: 'w1', tray: 'g1:skull' });
  });

  test('[ciub R8] the condition must be met anew for each roll', () => {
    const state = position({ phase: 'rolling', pool: 'w1:1 w2:2 w3:3', moved: true });
    const rolled = after(state, { kind: 'roll' }, fell('1 1 1'));
    expect(rolled.turn.moved).toBe(false);
    expect(refusal(rolled, { kind: 'roll' })).toBe('R8 nothing-moved-since-roll');
  });

  test('[ciub R8] at least one die must be left in the pool', () => {
    const state = position({ phase: 'rolling', pool: 'w1:1 g1:skull', moved: true });
    expect(refusal(state, { kind: 'roll', aside: ['w1'] })).toBe('R8 pool-is-empty');
  });

  test('[ciub R8] inactive dice roll along and become active, spent ones are renewed', () => {
    const state = position({ phase: 'rolling', pool: 'w1:1 g1:reroll* r1:?', moved: true });
    const rolled = after(state, { kind: 'roll', aside: ['w1'] }, fell('6 reroll'));
    expect(shown(rolled)).toMatchObject({ pool: 'r1:6 g1:reroll', tray: 'w1:1' });
  });

  test('[ciub R8] an inactive die left alone can be rolled', () => {
    const state = position({ phase: 'rolling', pool: 'w1:1 r1:?', moved: true });
    expect(shown(after(state, { kind: 'roll', aside: ['w1'] }, fell('6'))).pool).toBe('r1:6');
  });
});

describe('stopping', () => {
  test('[ciub R9] is possible with dice left in the pool; skulls go along by themselves', () => {
    const state = position({ phase: 'rolling', pool: 'w1:1 w2:2 g1:skull' });
    const stopped = after(state, { kind: 'stop', aside: ['w2'] });
    expect(shown(stopped)).toMatchObject({ phase: 'gaining', pool: 'w1:1', tray: 'w2:2 g1:skull' });
    expect(after(state, { kind: 'stop', aside: ['w2', 'g1'] })).toEqual(stopped);
  });

  test('[ciub R9] with every die in the tray it is all that is left', () => {
    const state = position({ phase: 'rolling', pool: '', tray: 'w1:1 b1:2', moved: true });
    expect(ciub.legal(state, { seat: 0, at: 0 })).toEqual([{ kind: 'stop' }]);
    expect(refusal(state, { kind: 'roll' })).toBe('R8 pool-is-empty');
  });

  test('[ciub R9] after it there is no more rolling', () => {
    const state = position({ phase: 'gaining', pool: 'w1:1', tray: 'w2:2' });
    expect(refusal(state, { kind: 'roll' })).toBe('R9 rolling-is-over');
    expect(refusal(state, { kind: 'stop' })).toBe('R9 rolling-is-over');
  });
});

test('[ciub R10] a tray die is not set aside again, rolled, adjusted or swapped', () => {
  const state = position({
    phase: 'rolling',
    pool: 'b1:reroll p1:adjust',
    tray: 'w1:1 w2:swap',
    moved: true,
  });
  expect(refusal(state, { kind: 'roll', aside: ['w1'] })).toBe('R10 die-in-tray');
  expect(refusal(state, { kind: 'stop', aside: ['w1'] })).toBe('R10 die-in-tray');
  expect(refusal(state, { kind: 'swap', die: 'w2', colour: 'red' })).toBe('R10 die-in-tray');
  expect(refusal(state, { kind: 'reroll', die: 'b1', target: 'w1' })).toBe('R10 die-in-tray');
  expect(refusal(state, { kind: 'adjust', die: 'p1', target: 'w1', face: '2' })).toBe('R10 die-in-tray');
  expect(after(state, { kind: 'roll' }).turn.chance).toEqual({ kind: 'fall', dice: ['p1', 'b1'] });
});
