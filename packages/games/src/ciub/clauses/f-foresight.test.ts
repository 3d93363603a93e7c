import { describe, expect, test } from 'vitest';
import { ciub } from '../game.ts';
import { after, fell, position, refusal, shown } from '../position.testkit.ts';

const ends = [{ kind: 'stop' }, { kind: 'decline', take: 'red' }, { kind: 'endTurn' }] as const;

describe('the token', () => {
  test('[ciub F1] goes on any open card of either row', () => {
    expect(shown(after(position(), { kind: 'placeToken', card: 'A2' })).tokens).toEqual(['A2', null]);
    expect(shown(after(position(), { kind: 'placeToken', card: 'A10' })).tokens).toEqual(['A10', null]);
  });

  test('[ciub F1] moves from card to card, and cannot stay where it is', () => {
    const state = position({ tokens: ['A1', null] });
    expect(shown(after(state, { kind: 'placeToken', card: 'A2' })).tokens).toEqual(['A2', null]);
    expect(refusal(state, { kind: 'placeToken', card: 'A1' })).toBe('F1 card-has-token');
  });

  test('[ciub F1] does not go on a card with a token, nor on one that is not displayed', () => {
    const state = position({ tokens: [null, 'A1'], cards: ['A7', 'A6'] });
    expect(refusal(state, { kind: 'placeToken', card: 'A1' })).toBe('F1 card-has-token');
    for (const card of ['B1', 'A7', 'A6', 'A5', 'D1'] as const) {
      expect(refusal(state, { kind: 'placeToken', card })).toBe('F1 token-not-on-display');
    }
  });
});

describe('removing a card', () => {
  test('[ciub F2] takes a top-row card out of the game and fills the gap at once', () => {
    const open = after(position(), { kind: 'removeCard', card: 'A2' });
    expect(shown(open)).toMatchObject({ top: 'A1 - A3', phase: 'toRoll' });
    expect(open.pile).toEqual({ B: 2, C: 2 });
    const filled = after(open, { kind: 'turnUp', card: 'B3' });
    expect(shown(filled).top).toBe('A1 B3 A3');
    expect(filled.removed).toEqual(['A2']);
    expect(filled.pile).toEqual({ B: 1, C: 2 });
  });

  test('[ciub F2] not from the bottom row, and not a card with any token, the own included', () => {
    const state = position({ tokens: ['A1', 'A2'] });
    expect(refusal(state, { kind: 'removeCard', card: 'A9' })).toBe('F2 card-not-in-top-row');
    expect(refusal(state, { kind: 'removeCard', card: 'A1' })).toBe('F2 token-protects-card');
    expect(refusal(state, { kind: 'removeCard', card: 'A2' })).toBe('F2 token-protects-card');
    expect(refusal(state, { kind: 'removeCard', card: 'A3' })).toBe('');
  });

  test('[ciub F2] nobody but chance acts before the gap is filled', () => {
    const open = after(position(), { kind: 'removeCard', card: 'A2' });
    const early = ciub.apply(open, { at: 0, actor: 0, action: { kind: 'roll' } });
    expect(early).toMatchObject({ ok: false, error: { code: 'chance-due' } });
    expect(refusal(open, { kind: 'fall', faces: [] })).toBe('other-chance-due');
    expect(refusal(position(), { kind: 'roll' })).toBe('');
  });
});

describe('one of the two, or neither', () => {
  test('[ciub F3] after either one foresight is over', () => {
    const placed = after(position(), { kind: 'placeToken', card: 'A2' });
    expect(refusal(placed, { kind: 'removeCard', card: 'A1' })).toBe('F3 foresight-is-over');
    expect(refusal(placed, { kind: 'placeToken', card: 'A1' })).toBe('F3 foresight-is-over');
    const removed = after(position(), { kind: 'removeCard', card: 'A2' }, { kind: 'turnUp', card: 'B1' });
    expect(refusal(removed, { kind: 'placeToken', card: 'A1' })).toBe('F3 foresight-is-over');
  });

  test('[ciub F3] rolling without foresight is fine, and ends it', () => {
    const rolled = after(position(), { kind: 'roll' }, fell('1 1 1 1 1'));
    expect(shown(rolled)).toMatchObject({ phase: 'rolling', tokens: [null, null] });
    expect(refusal(rolled, { kind: 'placeToken', card: 'A1' })).toBe('F3 foresight-is-over');
    expect(refusal(rolled, { kind: 'removeCard', card: 'A1' })).toBe('F3 foresight-is-over');
  });
});

describe('what a token protects', () => {
  test('[ciub F4] nobody else removes the card, in later turns too', () => {
    const next = after(
      position(),
      { kind: 'placeToken', card: 'A2' },
      { kind: 'roll' },
      fell('1 1 1 1 1'),
      ...ends,
    );
    expect(next.turn.seat).toBe(1);
    expect(refusal(next, { kind: 'removeCard', card: 'A2' })).toBe('F2 token-protects-card');
  });

  test('[ciub F4] nobody else gains the card; its owner does', () => {
    const sketch = { phase: 'gaining', pool: '', tray: 'w1:1 w2:1 w3:1 w4:1 w5:1' } as const;
    const gain = { kind: 'gain', card: 'A9', down: 'A1' } as const;
    expect(refusal(position({ ...sketch, tokens: [null, 'A9'] }), gain)).toBe('F4 token-of-another');
    expect(refusal(position({ ...sketch, tokens: ['A9', null] }), gain)).toBe('');
  });

  test('[ciub F4] it holds in final turns for both rows', () => {
    const state = position({
      phase: 'gaining',
      tray: 'w1:1 w2:1 w3:1 w4:4 w5:4',
      pool: '',
      top: 'A9 A2 A3',
      bottom: 'A1 A4 -',
      pile: { B: 0, C: 0 },
      opus: 1,
      finals: [],
      cards: ['', 'A10 D1'],
      tokens: [null, 'A9'],
    });
    expect(refusal(state, { kind: 'gain', card: 'A9' })).toBe('F4 token-of-another');
  });
});
