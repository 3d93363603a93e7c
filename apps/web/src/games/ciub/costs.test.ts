import { describe, expect, test } from 'vitest';
import type { CiubAction, CiubState } from '@cubarium/games/ciub';
import { costOf } from './costs.ts';
import { messages as m } from './messages/en.ts';
import { EMPTY_DRAFT } from './model/draft.ts';
import { positionOf, viewOf } from './view.testkit.ts';

const other = { pool: ['w6', 'w7', 'w8', 'w9', 'w10'], tray: [], cards: [], token: null };
const at = (phase: string, dice: object, more: object = {}): CiubState =>
  positionOf({
    seats: [{ pool: [], tray: [], cards: [], token: null, ...dice }, other],
    turn: { seat: 0, phase, moved: false },
    ...more,
  });

/** What stands on the button of an action, whether it may be done or not. */
function costAt(state: CiubState, action: CiubAction, chosen: readonly string[] = []): string | undefined {
  const view = viewOf(state, { m, me: 0, draft: { ...EMPTY_DRAFT, chosen: new Set(chosen) } });
  return costOf(view, action, view.table.refusal(action));
}

const ROLLED = ['w1:2', 'w2:3', 'w3:1', 'w4:1', 'w5:4'];

describe('what a button costs or brings', () => {
  test('a roll: all dice at first, then those that are left, skulls apart', () => {
    expect(costAt(positionOf({}), { kind: 'roll' })).toBe('all your dice');
    const rolled = at('rolling', { pool: ROLLED });
    expect(costAt(rolled, { kind: 'roll', aside: ['w1', 'w2'] })).toBe('3 dice again');
    expect(costAt(rolled, { kind: 'roll', aside: ['w1', 'w2', 'w3', 'w4'] })).toBe('one die again');
    const skull = at('rolling', { pool: ['w1:2', 'w2:3', 'b1:skull'] });
    expect(costAt(skull, { kind: 'roll', aside: ['w1'] })).toBe('one die again, skulls stay');
  });

  test('a roll that is refused says why, where that is short', () => {
    expect(costAt(at('rolling', { pool: ROLLED }), { kind: 'roll', aside: [] })).toBe(
      'set a die aside first',
    );
  });

  test('to stop: the card that will be met, a choice of them, or a die', () => {
    const rolled = at('rolling', { pool: ['w1:1', 'w2:1', 'w3:1', 'w4:3', 'w5:4'] });
    expect(costAt(rolled, { kind: 'stop', aside: [] })).toBe('no card: take a die');
    const ones = ['w1', 'w2', 'w3'];
    expect(costAt(rolled, { kind: 'stop', aside: ones }, ones)).toBe('then take 1 1 1');
    const both = at('rolling', { tray: ['w1:1', 'w2:1', 'w3:1', 'w4:2', 'w5:2', 'o1:2', 'o2:2'] });
    expect(costAt(both, { kind: 'stop', aside: [] })).toBe('then take a card');
  });

  test('a card: its points, and how many dice stay of more than five', () => {
    const few = at('gaining', { pool: ['w1:2'], tray: ['w2:1', 'w3:1', 'w4:1', 'w5:2'] });
    expect(costAt(few, { kind: 'gain', card: 'A9', down: 'A1' })).toBe('3 points');
    const many = at('gaining', { pool: ['w1:2', 'r1:3', 'r2:4'], tray: ['w2:1', 'w3:1', 'w4:1', 'w5:2'] });
    expect(costAt(many, { kind: 'gain', card: 'A9', down: 'A1' })).toBe('3 points, keep 5 of 7');
  });

  test('keeping five: what goes back, or how many are still to be chosen', () => {
    const pool = ['w1:2', 'w2:3', 'w3:1', 'w4:1', 'w5:4', 'r1:3', 'r2:4'];
    const keeping = at('keeping', { pool });
    const five = ['w1', 'w2', 'w3', 'w4', 'w5'];
    expect(costAt(keeping, { kind: 'keep', dice: five }, five)).toBe('2 go back');
    expect(costAt(keeping, { kind: 'keep', dice: ['w1'] }, ['w1'])).toBe('choose 4 more');
  });

  test('a removal: the pile; the end of a turn: who is next, which final turns do not promise', () => {
    const state = positionOf({});
    expect(costAt(state, { kind: 'removeCard', card: 'A1' })).toBe('pile 4 to 3');
    const trading = at('trading', { pool: ROLLED });
    expect(costAt(trading, { kind: 'endTurn' })).toBe('then Béla');
    expect(costAt(trading, { kind: 'whiten', dice: ['w1'] })).toBeUndefined();
  });
});
