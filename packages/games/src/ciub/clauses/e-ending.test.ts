import { describe, expect, test } from 'vitest';
import { ciub } from '../game.ts';
import { after, fell, position, refusal, shown, type Sketch } from '../position.testkit.ts';
import type { CiubState } from '../types.ts';

const EMPTY = { B: 0, C: 0 };
const ones: Sketch = { phase: 'gaining', pool: 'w4:2 w5:2', tray: 'w1:1 w2:1 w3:1' };

describe('the last cards', () => {
  test('[ciub E1] with one C card left a gained card brings no D card, but turns that one up', () => {
    const state = position({ ...ones, pile: { B: 0, C: 1 } });
    const gained = after(state, { kind: 'gain', card: 'A9', down: 'A1' }, { kind: 'turnUp', card: 'C3' });
    expect(gained).toMatchObject({ opus: null, pile: EMPTY });
    expect(shown(gained).cards).toEqual(['A9', '']);
  });

  test('[ciub E1] the next gained card brings it, in the same turn when F2 turned the last C card up', () => {
    const near = after(
      position({ pile: { B: 0, C: 1 } }),
      { kind: 'removeCard', card: 'A1' },
      { kind: 'turnUp', card: 'C3' },
    );
    const stopped = after(near, { kind: 'roll' }, fell('1 1 1 2 2'), {
      kind: 'stop',
      aside: ['w1', 'w2', 'w3'],
    });
    const gained = after(stopped, { kind: 'gain', card: 'A9' });
    expect(gained).toMatchObject({ opus: 0, finals: [1] });
    expect(shown(gained).cards).toEqual(['A9 D1', '']);
  });

  test('[ciub E2] gaps in the top row stay open, and cards may still be removed', () => {
    const state = position({ pile: EMPTY, top: 'A1 - A3' });
    const removed = after(state, { kind: 'removeCard', card: 'A1' });
    expect(shown(removed).top).toBe('- - A3');
    expect(removed.turn).toMatchObject({ phase: 'toRoll', chance: null });
  });

  test('[ciub E2] with an empty top row the card is gained all the same', () => {
    const gained = after(position({ ...ones, pile: EMPTY, top: '- - -' }), { kind: 'gain', card: 'A9' });
    expect(shown(gained)).toMatchObject({ top: '- - -', bottom: '- A4 A10', cards: ['A9 D1', ''] });
  });
});

describe('the Opus Magnum', () => {
  test('[ciub E3] no card moves down, and the turn goes on as usual', () => {
    const state = position({ ...ones, pool: 'w4:2 w5:2 r1:3', pile: EMPTY });
    expect(refusal(state, { kind: 'gain', card: 'A9', down: 'A1' })).toBe('E3 no-card-moves-down');
    const gained = after(state, { kind: 'gain', card: 'A9' });
    expect(shown(gained)).toMatchObject({ phase: 'keeping', top: 'A1 A2 A3', bottom: '- A4 A10' });
  });

  test('[ciub E3] every other player has one final turn, in order', () => {
    const rows = { top: 'A1 A2 A3 A5', bottom: 'A9 A4 A10 A6' };
    const start = position({
      ...ones,
      ...rows,
      options: { seats: 3 },
      pile: EMPTY,
      turn: 1,
      pool: 'w4:2 w5:2',
      others: ['w6', 'w11'],
    });
    const gained = after(start, { kind: 'gain', card: 'A9' });
    expect(gained.finals).toEqual([2, 0]);
    const second = after(gained, { kind: 'endTurn' });
    expect(second).toMatchObject({ finals: [0], turn: { seat: 2, phase: 'toRoll' } });
    const third = after(
      second,
      { kind: 'roll' },
      fell('1'),
      { kind: 'stop' },
      { kind: 'decline', take: 'red' },
      { kind: 'endTurn' },
    );
    expect(third).toMatchObject({ finals: [], turn: { seat: 0, phase: 'toRoll' } });
    const over = after(
      third,
      { kind: 'roll' },
      fell('1'),
      { kind: 'stop' },
      { kind: 'decline', take: 'red' },
      { kind: 'endTurn' },
    );
    expect(over.turn.phase).toBe('over');
  });
});

describe('final turns', () => {
  const final: Sketch = {
    pile: EMPTY,
    opus: 1,
    finals: [],
    cards: ['', 'A10 D1'],
    bottom: 'A9 A4 -',
    top: 'A1 A2 A3',
  };

  test('[ciub E4] have no foresight', () => {
    const state = position({ ...final, phase: 'toRoll' });
    expect(refusal(state, { kind: 'placeToken', card: 'A1' })).toBe('E4 no-foresight-in-final-turns');
    expect(refusal(state, { kind: 'removeCard', card: 'A1' })).toBe('E4 no-foresight-in-final-turns');
  });

  test('[ciub E4] open both rows, one card only, and nothing moves down', () => {
    const state = position({ ...final, phase: 'gaining', pool: '', tray: 'w1:4 w2:4 w3:4 w4:4 r1:4' });
    expect(refusal(state, { kind: 'gain', card: 'A1', down: 'A2' })).toBe(
      'E4 no-card-moves-down-in-final-turns',
    );
    const gained = after(state, { kind: 'gain', card: 'A1' });
    expect(shown(gained)).toMatchObject({ top: '- A2 A3', bottom: 'A9 A4 -', cards: ['A1', 'A10 D1'] });
    expect(refusal(gained, { kind: 'gain', card: 'A3' })).toBe('G1 not-time-to-gain');
  });

  test('[ciub E4] keep everything else: five dice, declining, trading', () => {
    const six = position({ ...final, phase: 'gaining', pool: 'w5:1', tray: 'w1:1 w2:1 w3:1 w4:1 g1:two' });
    const kept = after(
      six,
      { kind: 'gain', card: 'A9' },
      { kind: 'keep', dice: ['w1', 'w2', 'w3', 'w4', 'g1'] },
    );
    expect(shown(after(kept, { kind: 'trade', die: 'g1', for: ['red', 'blue'] })).pool).toBe('r1 b1');
    expect(refusal(six, { kind: 'decline', take: null })).toBe('G8 must-take-a-die');
  });
});

describe('who has won', () => {
  const over = (more: Sketch): CiubState =>
    position({ phase: 'over', pile: EMPTY, opus: 1, finals: [], bottom: 'A9 A4 -', ...more });
  const result = (more: Sketch): unknown => ciub.turn(over(more));

  test('[ciub E5] most points, five for the D card', () => {
    expect(result({ cards: ['A5 C3', 'A10 D1'] })).toEqual({
      who: 'nobody',
      result: { winners: [0], points: [11, 9], dice: [5, 5] },
    });
  });

  test('[ciub E5] a tie goes to more dice, and is shared when they are equal too', () => {
    const cards = ['A5 B1', 'A10 D1'];
    expect(result({ cards, others: ['w6 w7 w8 w9 w10 r1'] })).toMatchObject({
      result: { winners: [1], points: [9, 9] },
    });
    expect(result({ cards })).toMatchObject({ result: { winners: [0, 1], dice: [5, 5] } });
  });

  test('[ciub E5] after the end nobody acts', () => {
    const state = over({ cards: ['', 'A10 D1'] });
    expect(refusal(state, { kind: 'roll' })).toBe('E5 game-is-over');
    expect(ciub.apply(state, { at: 0, actor: 1, action: { kind: 'roll' } })).toMatchObject({
      error: { clause: 'E5' },
    });
    expect(ciub.apply(state, { at: 0, actor: 'chance', action: fell('') })).toMatchObject({
      error: { clause: 'E5' },
    });
    expect([0, 1].flatMap((seat) => ciub.legal(state, { seat: seat as 0, at: 0 }))).toEqual([]);
  });
});
