import { expect, test } from 'vitest';
import { readAcquaintances, withGame } from './suited.ts';

test('every table counts once, each game for itself', () => {
  const won = { share: 1, seats: 2 };
  const once = withGame({}, { game: 'a', table: 't1' }, won);
  expect(withGame(once, { game: 'a', table: 't1' }, won)).toBe(once);
  expect(once.a?.strength).toBeGreaterThan(1);
  const lost = withGame(once, { game: 'b', table: 't1' }, { share: 0, seats: 2 });
  expect(lost.b?.strength).toBeLessThan(1);
  expect(lost.a).toBe(once.a);
});

test('only the last tables are remembered', () => {
  let all = {};
  for (let i = 0; i < 30; i++) all = withGame(all, { game: 'a', table: `t${i}` }, { share: 0.5, seats: 2 });
  expect(all).toMatchObject({ a: { strength: 1, games: 30, counted: { length: 20, 0: 't29' } } });
});

test('what was kept is read again; what makes no sense is forgotten', () => {
  const kept = withGame({}, { game: 'a', table: 't1' }, { share: 1, seats: 3 });
  expect(readAcquaintances(JSON.stringify(kept))).toEqual(kept);
  const odd = { a: { strength: 4, games: 1 }, b: { strength: '1', games: 1 }, c: null };
  expect(readAcquaintances(JSON.stringify(odd))).toEqual({});
  for (const text of [null, 'nonsense', '[]']) expect(readAcquaintances(text)).toEqual({});
});
