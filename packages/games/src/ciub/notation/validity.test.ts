import { describe, expect, test } from 'vitest';
import { ciub } from '../game.ts';
import { FINAL, textOf, type Sketch } from '../position.testkit.ts';

/** Why a text is no position: each check must do its own work, so the very reason is asked for. */
const why = (raw: unknown): string => {
  const parsed = ciub.parse(raw);
  return parsed.ok ? '' : String(parsed.error.why);
};

const BEFORE: Sketch = { phase: 'dealing', top: '- - -', bottom: '- - -' };
const ROLLED: Sketch = { phase: 'rolling', pool: 'w1:1 w2:2' };
const SEVEN = 'w1:1 w2:1 w3:1 w4:1 w5:1 r1:3';
/** The host's seat has the D card and would play on. */
const OPUS_AGAIN: Sketch = { ...FINAL, opus: 0, turn: 0, finals: [1], cards: ['A10 D1', ''] };

const IMPOSSIBLE: Readonly<Record<string, readonly (readonly [string, Sketch])[]>> = {
  'a die in two places': [['a die of another', { pool: 'w6' }]],
  'a tray die without a face': [
    ['a die that fell and one that did not', { ...ROLLED, tray: 'w3:1 w4' }],
    ['an inactive die', { ...ROLLED, tray: 'w3:?' }],
  ],
  'a card in two places': [
    ['on display and with a player', { cards: ['A1', ''] }],
    ['in both rows', { top: 'A1 A2 A9' }],
  ],
  'B11 is not in this game': [['an owl in a short game', { options: { length: 'short' }, top: 'A1 A2 B11' }]],
  'the D card is with the opus seat, or nowhere': [
    ['nobody has it', { ...FINAL, cards: ['', 'A10'] }],
    ['another has it', { ...FINAL, cards: ['D1', 'A10'] }],
    ['it is there too early', { cards: ['D1', ''] }],
    ['it lies on display', { top: 'A1 A2 D1' }],
  ],
  'length of a row': [
    ['a long top row', { top: 'A1 A2 A3 A5' }],
    ['a short bottom row', { bottom: 'A9 A4' }],
  ],
  'cards before the deal': [['a single card', { ...BEFORE, top: 'A1 - -' }]],
  'a gap in the bottom row': [['before the end', { bottom: 'A9 A4 -' }]],
  'gaps in the top row': [['with cards left', { top: 'A1 A2 -' }]],
  'two tokens on one card': [['of both players', { tokens: ['A1', 'A1'] }]],
  'a token off the display': [['one on it, one off it', { tokens: ['A1', 'A5'] }]],
  'more B cards than are unseen': [['twelve', { pile: { B: 12, C: 2 } }]],
  'more C cards than are unseen': [['twelve', { pile: { B: 2, C: 12 } }]],
  'the D card lies under the pile': [['cards left', { ...FINAL, top: 'A1 A2 A3', pile: { B: 0, C: 1 } }]],
  'finals go with the D card': [
    ['without it', { finals: [1] }],
    ['it without finals', { ...FINAL, finals: null }],
  ],
  finals: [['of who has had a turn', { ...FINAL, finals: [0] }]],
  'rolled dice outside a turn': [
    ['one of five', { others: ['w6 w7:1'] }],
    ['before the deal', { ...BEFORE, pool: 'w1:1' }],
  ],
  'more dice than the limits allow': [
    ['red ones', { others: ['r1 r2 r3 r4 r5'] }],
    ['white ones', { others: ['w5 w6 w7 w8 w9 w10'], pool: 'w1' }],
  ],
  'the phase does not fit': [
    ['removed before the deal', { ...BEFORE, removed: 'A1' }],
    ['gained before the deal', { ...BEFORE, cards: ['A1', ''] }],
    ['foresight with rolled dice', { pool: 'w1:1' }],
    ['foresight in a final turn', { ...FINAL, phase: 'foresight' }],
    ['to roll with rolled dice', { phase: 'toRoll', pool: 'w1:1' }],
    ['the opus seat is to roll', OPUS_AGAIN],
    ['the opus seat rolls', { ...OPUS_AGAIN, ...ROLLED }],
    ['rolling with a die that did not fall', { phase: 'rolling', pool: 'w1:1 w2' }],
    ['the opus seat gains', { ...OPUS_AGAIN, ...ROLLED, phase: 'gaining' }],
    ['gaining with a die that did not fall', { phase: 'gaining', pool: 'w1:1 w2' }],
    ['five dice to keep five of', { phase: 'keeping', pool: 'w1:1 w2:1 w3:1 w4:1 w5:1' }],
    ['keeping with a die that did not fall', { phase: 'keeping', pool: `${SEVEN} r2` }],
    ['over without the D card', { phase: 'over' }],
    [
      'over before the last final turn',
      { ...FINAL, phase: 'over', opus: 0, turn: 0, finals: [1], cards: ['A10 D1', ''] },
    ],
  ],
};

describe.each(Object.entries(IMPOSSIBLE))('%s', (reason, cases) => {
  test.each(cases)('%s', (_, sketch) => expect(why(textOf(sketch))).toBe(reason));
});

test.each<[string, Sketch]>([
  ['before the deal', BEFORE],
  ['rolling', ROLLED],
  ['six dice to keep five of', { phase: 'keeping', pool: SEVEN }],
  ['trading with what was just taken', { phase: 'trading', pool: 'w1:1 r1' }],
  ['the opus seat trades', { ...OPUS_AGAIN, phase: 'trading' }],
  ['the end', { ...FINAL, phase: 'over' }],
  ['a gap in the top row once the pile is empty', { top: 'A1 A2 -', pile: { B: 0, C: 0 } }],
  ['two tokens', { tokens: ['A1', 'A2'] }],
])('possible: %s', (_, sketch) => expect(why(textOf(sketch))).toBe(''));

describe('chance that is due', () => {
  const turn = (phase: string, chance: unknown) => ({ seat: 0, phase, moved: false, chance });
  const GAP = { top: ['A1', 'A2', null] };
  const due = (sketch: Sketch, changes: object): string => why({ ...textOf(sketch), ...changes });
  const falls = (...dice: readonly string[]) => ({ kind: 'fall', dice });

  test.each<[string, Sketch, object]>([
    ['a second deal', {}, { turn: turn('foresight', { kind: 'deal' }) }],
    ['a card while rolling', ROLLED, { ...GAP, turn: turn('rolling', { kind: 'turnUp', letter: 'B' }) }],
    ['a card of the letter below', {}, { ...GAP, turn: turn('toRoll', { kind: 'turnUp', letter: 'C' }) }],
    [
      'a card of an empty pile',
      { pile: { B: 0, C: 0 } },
      { ...GAP, turn: turn('toRoll', { kind: 'turnUp', letter: 'C' }) },
    ],
    ['a fall before the roll', { pool: 'w1 w2' }, { turn: turn('foresight', falls('w1', 'w2')) }],
    ['a fall of one die too few', { pool: 'w1 w2' }, { turn: turn('rolling', falls('w1')) }],
    ['a fall of another die', { pool: 'w1 w2' }, { turn: turn('rolling', falls('w1', 'w3')) }],
    ['a fall of nothing', ROLLED, { turn: turn('rolling', falls()) }],
  ])('cannot be: %s', (_, sketch, changes) => expect(due(sketch, changes)).toBe('the chance does not fit'));

  test('cannot be: a card for a full row', () => {
    expect(due({}, { turn: turn('toRoll', { kind: 'turnUp', letter: 'B' }) })).toBe('gaps in the top row');
  });

  test.each<[string, Sketch, object]>([
    ['the deal', BEFORE, { turn: turn('dealing', { kind: 'deal' }) }],
    ['a card', {}, { ...GAP, turn: turn('toRoll', { kind: 'turnUp', letter: 'B' }) }],
    [
      'a C card after the last B',
      { pile: { B: 0, C: 1 } },
      { ...GAP, turn: turn('toRoll', { kind: 'turnUp', letter: 'C' }) },
    ],
    ['a fall', { pool: 'w1 w2' }, { turn: turn('rolling', falls('w1', 'w2')) }],
    ['a fall of one of two', { pool: 'w1 w2:1' }, { turn: turn('rolling', falls('w1')) }],
  ])('can be: %s', (_, sketch, changes) => expect(due(sketch, changes)).toBe(''));

  test.each<[string, unknown]>([
    ['another kind with dice', { kind: 'storm', dice: ['w1', 'w2'] }],
    ['dice as a text', { kind: 'fall', dice: 'w1' }],
    ['a field too many', { kind: 'fall', dice: ['w1', 'w2'], at: 1 }],
    ['a letter of no pile', { kind: 'turnUp', letter: 'A' }],
    ['a letter and more', { kind: 'turnUp', letter: 'B', card: 'B1' }],
    ['a deal and more', { kind: 'deal', first: 0 }],
    ['no record', 'fall'],
  ])('is no chance: %s', (_, chance) =>
    expect(due({ pool: 'w1 w2' }, { turn: turn('rolling', chance) })).toBe('turn'),
  );
});

describe('the form', () => {
  const seat = { pool: ['w1'], tray: [], cards: [], token: null };
  const other = { pool: ['w6'], tray: [], cards: [], token: null };

  test.each<[string, string, object]>([
    ['not a state of this game', 'another game', { game: 'cubo' }],
    ['not a state of this game', 'a field too many', { extra: 1 }],
    ['options', 'an unknown option', { options: { seats: 2, extra: 1 } }],
    ['seats', 'a seat too few', { seats: [seat] }],
    ['seats', 'no seat', { seats: [null, other] }],
    ['seats', 'a field too many of a seat', { seats: [{ ...seat, points: 3 }, other] }],
    ['seats', 'a die of no colour', { seats: [{ ...seat, pool: ['x1'] }, other] }],
    ['seats', 'a card of no letter', { seats: [{ ...seat, cards: ['X1'] }, other] }],
    ['seats', 'a token on no card', { seats: [{ ...seat, token: 'X1' }, other] }],
    ['turn', 'no turn', { turn: null }],
    ['turn', 'a field too many of a turn', { turn: { seat: 0, phase: 'foresight', moved: false, left: 2 } }],
    ['turn', 'the turn of nobody', { turn: { seat: 2, phase: 'foresight', moved: false } }],
    ['turn', 'an unknown phase', { turn: { seat: 0, phase: 'sleeping', moved: false } }],
    ['turn', 'moved as a number', { turn: { seat: 0, phase: 'foresight', moved: 0 } }],
    ['finals', 'no list', { finals: {} }],
    ['finals', 'of nobody', { finals: [2] }],
    ['opus', 'of nobody', { opus: 2 }],
    ['cards', 'a row as a text', { top: 'A1' }],
    ['cards', 'an unknown card', { bottom: ['A9', 'A4', 'X1'] }],
    ['cards', 'removed cards as a text', { removed: 'A1' }],
    ['cards', 'a pile of one letter', { pile: { B: 1 } }],
    ['cards', 'a pile of fewer than none', { pile: { B: -1, C: 0 } }],
    ['cards', 'half a card', { pile: { B: 1, C: 0.5 } }],
  ])('%s: %s', (reason, _, changes) => expect(why({ ...textOf(), ...changes })).toBe(reason));
});
