import { isSeat, startMatch } from '@cubarium/core';
import { ciub, type CiubAction, type CiubState } from '@cubarium/games/ciub';
import { expect, test } from 'vitest';
import type { Step } from '../../../table/model/director.ts';
import { ui } from '../ui.tsx';
import { positionOf } from '../view.testkit.ts';
import { mannerOf, momentOf } from './moments.ts';

function stepFrom(state: CiubState, action: CiubAction): Step<CiubState, CiubAction> {
  const { seat } = state.turn;
  const next = ciub.apply(state, { at: 0, actor: seat, action });
  if (!next.ok || !isSeat(seat)) throw new Error(`${action.kind} is refused`);
  const { options } = state;
  const match = startMatch(ciub, { options, bots: [null, null], time: null });
  return {
    before: { ...match, state },
    entry: { seq: 9, at: 0, actor: seat, action },
    after: { ...match, state: next.value },
  };
}

const ONES = ['w1:1', 'w2:1', 'w3:1'];
const gaining = (changes: object): CiubState =>
  positionOf({
    seats: [
      { pool: ['w4:2', 'w5:2'], tray: ONES, cards: [], token: null },
      { pool: ['w6', 'w7', 'w8', 'w9', 'w10'], tray: [], cards: [], token: null },
    ],
    turn: { seat: 0, phase: 'gaining', moved: false },
    ...changes,
  });
const GAIN: CiubAction = { kind: 'gain', card: 'A9', down: 'A1' };

test('a gained card has its moment, and a greater one with the Opus Magnum', () => {
  const gain = stepFrom(gaining({}), GAIN);
  expect(momentOf(gain)).toEqual({ seq: 9, seat: 0, what: 'gain', card: 'A9' });
  const opus = stepFrom(gaining({ pile: { B: 0, C: 0 } }), { kind: 'gain', card: 'A9' });
  expect(momentOf(opus)?.what).toBe('opus');
  expect(ui.sounds(gain)).toContain('chime');
  expect(ui.sounds(opus)).toContain('grand');
  // However much is shown, nobody waits longer than this.
  for (const step of [gain, opus]) expect(ui.pace(step, 700).trail).toBeLessThanOrEqual(1200);
});

test('the gained card is held up, and the one that replaces it waits for that', () => {
  const gain = stepFrom(gaining({}), GAIN);
  expect(mannerOf(gain, 'card-A9')?.shown).toBe(true);
  expect(mannerOf(gain, 'card-A1')?.after).toBeGreaterThan(0);
  expect(mannerOf(gain, 'card-A4')).toBeUndefined();
  expect(mannerOf(undefined, 'card-A9')).toBeUndefined();
});

test('a final turn has its moment when it begins', () => {
  const last = positionOf({
    seats: [
      { pool: ['w1', 'w2', 'w3', 'w4', 'w5'], tray: [], cards: ['D1'], token: null },
      { pool: ['w6', 'w7', 'w8', 'w9', 'w10'], tray: [], cards: [], token: null },
    ],
    turn: { seat: 0, phase: 'trading', moved: false },
    pile: { B: 0, C: 0 },
    opus: 0,
    finals: [1],
  });
  expect(momentOf(stepFrom(last, { kind: 'endTurn' }))).toEqual({ seq: 9, seat: 1, what: 'final' });
  const usual = positionOf({ turn: { seat: 0, phase: 'trading', moved: false } });
  expect(momentOf(stepFrom(usual, { kind: 'endTurn' }))).toBeNull();
});
