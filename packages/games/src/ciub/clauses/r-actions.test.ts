import { describe, expect, test } from 'vitest';
import { ciub } from '../game.ts';
import { inSupply } from '../position.ts';
import { after, fell, position, refusal, shown } from '../position.testkit.ts';

describe('using a symbol', () => {
  test('[ciub R2] only after a roll, and only while rolling', () => {
    const swap = { kind: 'swap', die: 'w1', colour: 'red' } as const;
    expect(refusal(position(), swap)).toBe('R2 nothing-rolled');
    expect(refusal(position({ phase: 'gaining', pool: 'w1:swap' }), swap)).toBe('R9 rolling-is-over');
  });

  test('[ciub R2] each symbol once, in any order', () => {
    const state = position({ phase: 'rolling', pool: 'w1:1 g1:reroll b1:reroll' });
    const once = after(state, { kind: 'reroll', die: 'b1', target: 'w1' }, fell('2'));
    expect(shown(once).pool).toBe('w1:2 g1:reroll b1:reroll*');
    expect(refusal(once, { kind: 'reroll', die: 'b1', target: 'b1' })).toBe('R2 symbol-spent');
    expect(shown(after(once, { kind: 'reroll', die: 'g1', target: 'w1' }, fell('3'))).pool).toBe(
      'w1:3 g1:reroll* b1:reroll*',
    );
  });

  test('[ciub R2] the die must lie in the own pool and show the symbol', () => {
    const state = position({ phase: 'rolling', pool: 'w1:1 w2:swap b1:?', moved: true });
    expect(refusal(state, { kind: 'swap', die: 'w1', colour: 'red' })).toBe('R2 die-shows-other-face');
    expect(refusal(state, { kind: 'reroll', die: 'w2', target: 'w1' })).toBe('R2 die-shows-other-face');
    expect(refusal(state, { kind: 'swap', die: 'w6', colour: 'red' })).toBe('R2 die-not-in-pool');
    expect(refusal(state, { kind: 'swap', die: 'b1', colour: 'red' })).toBe('R2 die-shows-nothing');
    expect(refusal(state, { kind: 'adjust', die: 'b1', target: 'w1', face: '2' })).toBe(
      'R2 die-shows-nothing',
    );
  });

  test('[ciub R2] a spent die acts again after it was rolled or adjusted to an action', () => {
    const spent = position({ phase: 'rolling', pool: 'w1:1 g1:reroll* b1:reroll p1:adjust' });
    const rolled = after(spent, { kind: 'reroll', die: 'b1', target: 'g1' }, fell('reroll'));
    expect(refusal(rolled, { kind: 'reroll', die: 'g1', target: 'w1' })).toBe('');
    const adjusted = after(spent, { kind: 'adjust', die: 'p1', target: 'g1', face: 'reroll' });
    expect(refusal(adjusted, { kind: 'reroll', die: 'g1', target: 'w1' })).toBe('');
  });
});

describe('swap', () => {
  const state = position({ phase: 'rolling', pool: 'w1:swap w2:1 b1:swap' });

  test('[ciub R3] the die goes to the supply, the new one joins the pool inactive', () => {
    const swapped = after(state, { kind: 'swap', die: 'w1', colour: 'red' });
    expect(shown(swapped)).toMatchObject({ pool: 'w2:1 r1:? b1:swap', tray: '' });
    expect([inSupply(swapped, 'white'), inSupply(swapped, 'red')]).toEqual([4, 6]);
  });

  test('[ciub R3] any colour of the supply, white too when it holds one', () => {
    const none = position({ phase: 'rolling', pool: 'w1:swap w2:1 w3:1 w4:1 w5:1' });
    expect(refusal(none, { kind: 'swap', die: 'w1', colour: 'white' })).toBe('R3 colour-not-in-supply');
    expect(shown(after(state, { kind: 'swap', die: 'b1', colour: 'white' })).pool).toBe('w1:swap w2:1 w3:?');
  });

  test('[ciub R3] the die given back is not the one taken', () => {
    const same = after(state, { kind: 'swap', die: 'b1', colour: 'blue' });
    expect(shown(same).pool).toBe('w1:swap w2:1 b2:?');
    const last = position({
      phase: 'rolling',
      options: { seats: 3 },
      pool: 'w1:1 b1:swap b2:1 b3:1',
      others: ['b4 b5', 'b6 b7'],
      top: 'A1 A2 A3 A5',
      bottom: 'A9 A4 A10 A6',
    });
    expect(refusal(last, { kind: 'swap', die: 'b1', colour: 'blue' })).toBe('R3 colour-not-in-supply');
  });

  test('[ciub R3] the lowest free number of the colour comes', () => {
    const gaps = position({ phase: 'rolling', pool: 'w1:swap r1:3 r3:4', others: ['r2'] });
    expect(shown(after(gaps, { kind: 'swap', die: 'w1', colour: 'red' })).pool).toBe('r1:3 r3:4 r4:?');
  });
});

describe('re-roll', () => {
  test('[ciub R4] any pool die: active, spent, inactive, itself', () => {
    const state = position({ phase: 'rolling', pool: 'w1:1 r1:? g1:reroll g2:reroll*', moved: true });
    const roll = (target: string, faces: string): string =>
      shown(after(state, { kind: 'reroll', die: 'g1', target }, fell(faces))).pool;
    expect(roll('w1', 'swap')).toBe('w1:swap r1:? g1:reroll* g2:reroll*');
    expect(roll('r1', '6')).toBe('w1:1 r1:6 g1:reroll* g2:reroll*');
    expect(roll('g2', 'two')).toBe('w1:1 r1:? g1:reroll* g2:two');
    expect(roll('g1', '7')).toBe('w1:1 r1:? g1:7 g2:reroll*');
  });

  test('[ciub R4] itself into another re-roll, which may be used again', () => {
    const state = position({ phase: 'rolling', pool: 'w1:1 g1:reroll' });
    const again = after(state, { kind: 'reroll', die: 'g1', target: 'g1' }, fell('reroll'));
    expect(shown(again).pool).toBe('w1:1 g1:reroll');
    expect(refusal(again, { kind: 'reroll', die: 'g1', target: 'g1' })).toBe('');
  });

  test('[ciub R4] only one die falls, and only one of the own pool', () => {
    const state = position({ phase: 'rolling', pool: 'w1:1 g1:reroll' });
    const open = after(state, { kind: 'reroll', die: 'g1', target: 'w1' });
    expect(open.turn.chance).toEqual({ kind: 'fall', dice: ['w1'] });
    expect(shown(open).pool).toBe('w1 g1:reroll*');
    expect(refusal(state, { kind: 'reroll', die: 'g1', target: 'w6' })).toBe('R4 no-die-to-reroll');
  });
});

describe('adjust', () => {
  const state = position({ phase: 'rolling', pool: 'w1:1 w2:swap y1:? g1:reroll* p1:adjust', moved: false });

  test('[ciub R5] turns a pool die to any of its faces; the adjust die goes to the tray as it is', () => {
    const turned = after(state, { kind: 'adjust', die: 'p1', target: 'w1', face: '4' });
    expect(shown(turned)).toMatchObject({ pool: 'w1:4 w2:swap y1:? g1:reroll*', tray: 'p1:adjust' });
  });

  test('[ciub R5] an inactive die becomes active, a spent symbol is renewed, an action may be used', () => {
    expect(shown(after(state, { kind: 'adjust', die: 'p1', target: 'y1', face: '5' })).pool).toContain(
      'y1:5',
    );
    const renewed = after(state, { kind: 'adjust', die: 'p1', target: 'g1', face: 'reroll' });
    expect(shown(renewed).pool).toBe('w1:1 w2:swap y1:? g1:reroll');
    const swap = after(state, { kind: 'adjust', die: 'p1', target: 'w1', face: 'swap' });
    expect(refusal(swap, { kind: 'swap', die: 'w1', colour: 'red' })).toBe('');
  });

  test('[ciub R5] only faces of that colour, only dice of the own pool', () => {
    expect(refusal(state, { kind: 'adjust', die: 'p1', target: 'w1', face: '5' })).toBe('R5 face-not-on-die');
    expect(refusal(state, { kind: 'adjust', die: 'p1', target: 'y1', face: '2' })).toBe('R5 face-not-on-die');
    expect(refusal(state, { kind: 'adjust', die: 'p1', target: 'w6', face: '2' })).toBe(
      'R5 no-die-to-adjust',
    );
  });

  test('[ciub R5] the tray keeps an adjust die out of reach, and a chain of two works', () => {
    const two = position({ phase: 'rolling', pool: 'w1:1 p1:adjust b1:1' });
    const chained = after(
      two,
      { kind: 'adjust', die: 'p1', target: 'b1', face: 'adjust' },
      { kind: 'adjust', die: 'b1', target: 'w1', face: 'swap' },
    );
    expect(shown(chained)).toMatchObject({ pool: 'w1:swap', tray: 'p1:adjust b1:adjust' });
  });
});

describe('an adjust die that turns itself', () => {
  const table = (selfAdjust: string): ReturnType<typeof position> =>
    position({ phase: 'rolling', pool: 'w1:1 p1:adjust b1:adjust', options: { selfAdjust } });
  const turn = (die: string, face: 'swap' | 'reroll' | 'adjust' | 'skull' | 'two' | '2' | '3') =>
    ({ kind: 'adjust', die, target: die, face }) as const;

  test('[ciub R6] goes to the tray with its new face', () => {
    expect(shown(after(table('no-actions'), turn('b1', '2')))).toMatchObject({
      pool: 'w1:1 p1:adjust',
      tray: 'b1:2',
    });
    expect(shown(after(table('no-actions'), turn('p1', 'two'))).tray).toBe('p1:two');
  });

  test('[ciub R6] no-actions: numbers, skull and two-for-one, but no action', () => {
    for (const face of ['swap', 'reroll', 'adjust'] as const) {
      expect(refusal(table('no-actions'), turn('b1', face))).toBe('R6 face-not-for-itself');
    }
    expect(refusal(table('no-actions'), turn('b1', 'skull'))).toBe('');
    expect(refusal(table('no-actions'), turn('p1', 'two'))).toBe('');
  });

  test('[ciub R6] numbers-only: numbers and nothing else', () => {
    for (const face of ['swap', 'reroll', 'adjust', 'skull'] as const) {
      expect(refusal(table('numbers-only'), turn('b1', face))).toBe('R6 face-not-for-itself');
    }
    expect(refusal(table('numbers-only'), turn('p1', 'two'))).toBe('R6 face-not-for-itself');
    expect(refusal(table('numbers-only'), turn('p1', '3'))).toBe('');
  });

  test('[ciub R6] a face its colour lacks is refused in either edition', () => {
    expect(refusal(table('no-actions'), turn('p1', '2'))).toBe('R5 face-not-on-die');
  });

  test('[ciub R6] the option does not bind other dice', () => {
    const state = table('numbers-only');
    expect(refusal(state, { kind: 'adjust', die: 'p1', target: 'b1', face: 'skull' })).toBe('');
    expect(ciub.legal(state, { seat: 0, at: 0 })).toContainEqual({
      kind: 'adjust',
      die: 'p1',
      target: 'b1',
      face: 'swap',
    });
  });
});
