import { seededRng, type JsonRecord } from '@cubarium/core';
import { ciub, type CiubState } from '@cubarium/games/ciub';
import { expect, test } from 'vitest';
import { LEVELS } from '../kit/index.ts';
import { queries } from './queries.ts';

const start = (() => {
  const read = ciub.parse({
    game: 'ciub',
    options: { seats: 2, length: 'normal', selfAdjust: 'no-actions', first: null },
    seats: [
      { pool: ['r1:6', 'r2:4', 'y1:1'], tray: ['o1:6', 'o2:2'], cards: [], token: null },
      { pool: ['w6', 'w7', 'w8', 'w9', 'w10'], tray: [], cards: [], token: null },
    ],
    top: ['A1', 'A2', 'A3'],
    bottom: ['A6', 'A9', 'A8'],
    removed: [],
    pile: { B: 7, C: 7 },
    turn: { seat: 0, phase: 'rolling', moved: false },
    opus: null,
    finals: null,
  });
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
})();

function best(request: JsonRecord, state: CiubState = start) {
  const query = queries.best;
  if (query?.about !== 'position') throw new Error('best is about a position');
  return query.answer(request, { state, at: 0, rng: seededRng('best'), within: () => () => false });
}

test('[ciub G2] for a card: the action that makes sure of it, and its chance', () => {
  const answer = best({ seat: 0, card: 'A6' });
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  expect(answer.value.value).toBe(1);
  expect(JSON.stringify(answer.value.action)).toContain('"r1"');
});

test('to win: a legal action and a chance, at every level', () => {
  for (const level of LEVELS) {
    const answer = best({ seat: 0, level });
    if (!answer.ok) throw new Error(JSON.stringify(answer.error));
    const action = ciub.parseAction(0, answer.value.action);
    if (!action.ok) throw new Error(JSON.stringify(action.error));
    expect(ciub.apply(start, { at: 0, actor: 0, action: action.value }).ok).toBe(true);
    expect(answer.value.value).toBeGreaterThan(0);
    expect(answer.value.value).toBeLessThanOrEqual(1);
  }
});

test('[ciub G1] after rolling a met card is gained, one that is not met has no chance left', () => {
  const stopped = ciub.apply(start, { at: 0, actor: 0, action: { kind: 'stop', aside: ['r1'] } });
  if (!stopped.ok) throw new Error(JSON.stringify(stopped.error));
  expect(best({ seat: 0, card: 'A6' }, stopped.value)).toMatchObject({
    ok: true,
    value: { action: { kind: 'gain', card: 'A6' }, value: 1 },
  });
  expect(best({ seat: 0, card: 'A9' }, stopped.value)).toMatchObject({ ok: true, value: { value: 0 } });
});

test('who has nothing to decide is told so', () => {
  expect(best({ seat: 1 })).toMatchObject({ ok: false, error: { code: 'not-available' } });
});
