import { describe, expect, test } from 'vitest';
import { ciub } from '../game.ts';
import { after, fell, FINAL, position, textOf, type Sketch } from '../position.testkit.ts';

const why = (raw: unknown): string => {
  const parsed = ciub.parse(raw);
  return parsed.ok ? '' : `${parsed.error.code}: ${String(parsed.error.why)}`;
};
const sketch = (changes: Sketch): string => why(textOf(changes));

describe('round trip', () => {
  test.each<[string, Sketch]>([
    ['a new turn', {}],
    ['rolling', { phase: 'rolling', pool: 'w1:1 w2:swap g1:reroll* y1:?', tray: 'o1:6', moved: true }],
    ['trading', { phase: 'trading', pool: 'w1:1 r1', tray: 'g1:two' }],
    ['a final turn', FINAL],
  ])('%s', (_, changes) => {
    const state = position(changes);
    expect(ciub.parse(JSON.parse(JSON.stringify(ciub.print(state))))).toEqual({ ok: true, value: state });
  });

  test('chance that is due is part of the state', () => {
    const falling = after(position({ phase: 'rolling', pool: 'w1:1 g1:reroll' }), {
      kind: 'reroll',
      die: 'g1',
      target: 'w1',
    });
    expect(ciub.print(falling).turn).toMatchObject({ chance: { kind: 'fall', dice: ['w1'] } });
    expect(ciub.parse(ciub.print(falling))).toEqual({ ok: true, value: falling });
    const gap = after(position(), { kind: 'removeCard', card: 'A2' });
    expect(ciub.parse(ciub.print(gap))).toEqual({ ok: true, value: gap });
    expect(ciub.print(after(falling, fell('1'))).turn).not.toHaveProperty('chance');
  });

  test('dice are listed by colour and number, whatever order they come in', () => {
    const mixed = position({ pool: 'b1 w10 w2 r1', others: ['w6'] });
    expect(ciub.print(mixed).seats).toMatchObject([{ pool: ['w2', 'w10', 'r1', 'b1'] }, {}]);
  });
});

describe('impossible dice', () => {
  test.each<[string, Sketch]>([
    ['an unknown die', { pool: 'x1' }],
    ['a number beyond the colour', { pool: 'r8' }],
    ['a white die of a third seat', { pool: 'w11' }],
    ['leading zeros', { pool: 'w01' }],
    ['a die in two places', { pool: 'w6' }],
    ['a die in pool and tray', { phase: 'rolling', pool: 'w1:1', tray: 'w1:1' }],
    ['a face the die lacks', { phase: 'rolling', pool: 'w1:7' }],
    ['a number that is spent', { phase: 'rolling', pool: 'w1:1*' }],
    ['a tray die without a face', { phase: 'rolling', pool: '', tray: 'w1' }],
    ['an inactive tray die', { phase: 'rolling', pool: '', tray: 'w1:?' }],
    ['too many white dice of another', { others: ['w5 w6 w7 w8 w9 w10'], pool: 'w1' }],
    ['too many red dice of another', { others: ['r1 r2 r3 r4 r5'] }],
    ['rolled dice of another', { others: ['w6:1'] }],
    ['a die without a face while rolling', { phase: 'rolling', pool: 'w1:1 w2' }],
    ['rolled dice before the roll', { pool: 'w1:1' }],
    ['five dice to keep five of', { phase: 'keeping', pool: 'w1:1 w2:1 w3:1 w4:1 w5:1' }],
  ])('%s', (_, changes) => expect(sketch(changes)).toMatch(/^impossible-state/));
});

describe('wrong types', () => {
  test.each<unknown>([null, 7, 'ciub', [], {}, { game: 'cubo' }])('%j is no state', (raw) => {
    expect(why(raw)).toMatch(/^impossible-state/);
  });
});
