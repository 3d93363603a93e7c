import { ciub, type CiubState } from '@cubarium/games/ciub';
import { seededRng, type JsonRecord } from '@cubarium/core';
import { describe, expect, test } from 'vitest';
import { queries } from './queries.ts';

const state = (turn: JsonRecord, pool: readonly string[], tray: readonly string[] = []): CiubState => {
  const parsed = ciub.parse({
    game: 'ciub',
    options: { seats: 2, length: 'normal', selfAdjust: 'no-actions', first: null },
    seats: [
      { pool, tray, cards: [], token: null },
      { pool: ['r1', 'r2', 'o1', 'o2', 'y1'], tray: [], cards: [], token: null },
    ],
    top: ['A1', 'A2', 'A3'],
    bottom: ['A6', 'A9', 'A8'],
    removed: [],
    pile: { B: 7, C: 7 },
    turn: { seat: 0, moved: false, ...turn },
    opus: null,
    finals: null,
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
};

const ask = (at: CiubState, request: JsonRecord) =>
  queries.odds?.about === 'position'
    ? queries.odds.answer(request, { state: at, at: 0, rng: seededRng(1), within: () => () => false })
    : null;

describe('the odds query', () => {
  const rolling = state({ phase: 'rolling' }, ['r3:6', 'o3:6', 'g1:two']);

  test('lists every card on display, with actions when they are asked for', () => {
    const answer = ask(rolling, { seat: 0, best: true });
    expect(answer).toMatchObject({ ok: true, value: { odds: { A6: { p: 1, exact: true } } } });
    const odds = answer?.ok ? (answer.value.odds as JsonRecord) : {};
    expect(Object.keys(odds).toSorted()).toEqual(['A1', 'A2', 'A3', 'A6', 'A8', 'A9']);
    expect(odds.A6).toMatchObject({
      actions: expect.arrayContaining([{ kind: 'stop', aside: ['r3', 'o3'] }]) as unknown,
    });
  });

  test('answers for another seat as if its turn began', () => {
    expect(ask(rolling, { seat: 1, cards: ['A6'] })).toMatchObject({
      ok: true,
      value: { odds: { A6: { exact: true } } },
    });
  });

  test('spends no more on bounds than on the answers', () => {
    const granted: number[] = [];
    const within = (ms: number) => {
      granted.push(ms);
      return () => true;
    };
    const request = { seat: 0, budgetMs: 12 };
    const fresh = state({ phase: 'toRoll' }, ['w1', 'w2', 'w3', 'g1']);
    const found =
      queries.odds?.about === 'position'
        ? queries.odds.answer(request, { state: fresh, at: 0, rng: seededRng(1), within })
        : null;
    const odds = found?.ok ? Object.values(found.value.odds as JsonRecord) : [];
    expect(odds.some((each) => !(each as { exact: boolean }).exact)).toBe(true);
    const [whole, ...rest] = granted;
    const shares = rest.slice(0, odds.length).reduce((sum, ms) => sum + ms, 0);
    const bounds = rest.slice(odds.length).reduce((sum, ms) => sum + ms, 0);
    expect([whole, Math.round(shares), Math.round(bounds)]).toEqual([12, 12, 12]);
  });

  test('has nothing to say once rolling is over', () => {
    const gaining = state({ phase: 'gaining' }, ['g1:two'], ['r3:6', 'o3:6']);
    expect(ask(gaining, { seat: 0 })).toMatchObject({ ok: false, error: { code: 'not-available' } });
  });

  test.each([
    {},
    { seat: 2 },
    { seat: 0, cards: ['D1'] },
    { seat: 0, supply: 'much' },
    { seat: 0, budgetMs: 0 },
  ])('refuses %j', (request) => {
    expect(ask(rolling, request)).toMatchObject({ ok: false, error: { code: 'bad-request' } });
  });
});
