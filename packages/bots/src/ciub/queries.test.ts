import { describe, expect, test } from 'vitest';
import { readBest, readOdds } from './queries.ts';

describe('a question about odds', () => {
  test('has defaults', () => {
    expect(readOdds({ seat: 1 }, 2)).toEqual({
      ok: true,
      value: { seat: 1, cards: null, supply: 'table', budgetMs: 2000, wants: 'odds' },
    });
  });

  test('names cards once each', () => {
    const asked = { seat: 0, cards: ['A1', 'C5', 'A1'], supply: 'unlimited', budgetMs: 50, best: true };
    expect(readOdds(asked, 2)).toEqual({
      ok: true,
      value: { seat: 0, cards: ['A1', 'C5'], supply: 'unlimited', budgetMs: 50, wants: 'odds-and-actions' },
    });
  });

  test.each([
    {},
    { seat: 2 },
    { seat: '0' },
    { seat: 0, cards: 'A1' },
    { seat: 0, cards: ['A11'] },
    { seat: 0, cards: ['D1'] },
    { seat: 0, cards: Array.from({ length: 34 }, () => 'A1') },
    { seat: 0, supply: 'endless' },
    { seat: 0, best: 1 },
    { seat: 0, budgetMs: 0 },
    { seat: 0, budgetMs: '5' },
    { seat: 0, budgetMs: 1e9 },
  ])('%j is malformed', (request) => {
    expect(readOdds(request, 2)).toMatchObject({ ok: false, error: { code: 'bad-request' } });
  });
});

describe('a question about the best action', () => {
  test('asks the expert about winning, or about one card', () => {
    expect(readBest({ seat: 0 }, 2)).toMatchObject({ ok: true, value: { level: 'expert', card: null } });
    expect(readBest({ seat: 0, card: 'B11', level: 'novice' }, 2)).toMatchObject({
      ok: true,
      value: { level: 'novice', card: 'B11' },
    });
  });

  test.each([{}, { seat: 5 }, { seat: 0, level: 'god' }, { seat: 0, card: 'D1' }, { seat: 0, card: 7 }])(
    '%j is malformed',
    (request) => {
      expect(readBest(request, 2)).toMatchObject({ ok: false, error: { code: 'bad-request' } });
    },
  );
});
