import { describe, expect, test } from 'vitest';
import { ciub } from '../game.ts';
import { after, fell, position, textOf, type Sketch } from '../testing/position.ts';

const why = (raw: unknown): string => {
  const parsed = ciub.parse(raw);
  return parsed.ok ? '' : `${parsed.error.code}: ${String(parsed.error.why)}`;
};
const sketch = (changes: Sketch): string => why(textOf(changes));
const changed = (changes: Record<string, unknown>): string => why({ ...textOf(), ...changes });
const turn = { seat: 0, phase: 'foresight', moved: false };
const END: Sketch = {
  pile: { B: 0, C: 0 },
  bottom: 'A9 A4 -',
  opus: 1,
  finals: [],
  cards: ['', 'A10 D1'],
  phase: 'toRoll',
};

describe('round trip', () => {
  test.each<[string, Sketch]>([
    ['a new turn', {}],
    ['rolling', { phase: 'rolling', pool: 'w1:1 w2:swap g1:reroll* y1:?', tray: 'o1:6', moved: true }],
    ['trading', { phase: 'trading', pool: 'w1:1 r1', tray: 'g1:two' }],
    ['a final turn', END],
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

describe('impossible cards', () => {
  test.each<[string, Sketch]>([
    ['an unknown card', { top: 'A1 A2 X9' }],
    ['a card twice', { top: 'A1 A2 A9' }],
    ['a card in the display and with a player', { cards: ['A1', ''] }],
    ['an owl in a short game', { options: { length: 'short' }, top: 'A1 A2 B11' }],
    ['a row too long', { top: 'A1 A2 A3 A5' }],
    ['the D card on display', { top: 'A1 A2 D1' }],
    ['the D card without an opus seat', { cards: ['D1', ''] }],
    ['the D card with another seat', { ...END, cards: ['D1', 'A10'] }],
    ['a token off the display', { tokens: ['A5', null] }],
    ['two tokens on a card', { tokens: ['A1', 'A1'] }],
    ['more B cards than unseen', { pile: { B: 12, C: 2 } }],
    ['a gap in the bottom row', { bottom: 'A9 A4 -' }],
    ['a gap in the top row with cards left', { top: 'A1 A2 -' }],
    ['cards under the D card', { ...END, pile: { B: 0, C: 1 } }],
  ])('%s', (_, changes) => expect(sketch(changes)).toMatch(/^impossible-state/));

  test('a gap in the top row is fine once the pile is empty', () => {
    expect(sketch({ top: 'A1 A2 -', pile: { B: 0, C: 0 } })).toBe('');
  });
});

describe('impossible phases', () => {
  test.each<[string, Sketch]>([
    ['foresight in a final turn', { ...END, phase: 'foresight' }],
    ['finals that do not fit', { ...END, finals: [0] }],
    ['finals without the D card', { finals: [1] }],
    ['over without the D card', { phase: 'over' }],
    ['over before the last final turn', { ...END, turn: 1, phase: 'over', finals: [0] }],
    ['the opus seat rolls again', { ...END, opus: 0, turn: 0, finals: [1], cards: ['A10 D1', ''] }],
  ])('%s', (_, changes) => expect(sketch(changes)).toMatch(/^impossible-state/));

  test.each<[string, unknown]>([
    ['a fall before the roll', { ...turn, chance: { kind: 'fall', dice: ['w1'] } }],
    ['a card due without a gap', { ...turn, phase: 'toRoll', chance: { kind: 'turnUp', letter: 'B' } }],
    ['a second deal', { ...turn, chance: { kind: 'deal' } }],
    ['an unknown chance', { ...turn, chance: { kind: 'storm' } }],
    ['an unknown phase', { ...turn, phase: 'sleeping' }],
    ['a seat nobody has', { ...turn, seat: 2 }],
  ])('%s', (_, value) => expect(changed({ turn: value })).toMatch(/^impossible-state/));

  test('the letter that is due is the next one of the pile', () => {
    const gap = {
      top: ['A1', 'A2', null],
      turn: { ...turn, phase: 'toRoll', chance: { kind: 'turnUp', letter: 'C' } },
    };
    expect(changed(gap)).toMatch(/^impossible-state/);
    expect(changed({ ...gap, turn: { ...gap.turn, chance: { kind: 'turnUp', letter: 'B' } } })).toBe('');
  });
});

describe('wrong types', () => {
  test.each<unknown>([null, 7, 'ciub', [], {}, { game: 'cubo' }])('%j is no state', (raw) => {
    expect(why(raw)).toMatch(/^impossible-state/);
  });

  test.each([
    ['options', { seats: 2, extra: 1 }],
    ['options', { seats: 3 }],
    ['seats', 'w1'],
    ['seats', [{ pool: [], tray: [], cards: [] }]],
    ['top', 'A1'],
    ['pile', { B: 1 }],
    ['pile', { B: -1, C: 0 }],
    ['pile', { B: 1.5, C: 0 }],
    ['opus', 'me'],
    ['finals', {}],
    ['extra', 1],
  ])('%s: %j', (field, value) => expect(changed({ [field]: value })).toMatch(/^impossible-state/));
});
