import { afterEach, expect, test } from 'vitest';
import { nextTurn, setTurn, setTurns, turns } from './turns.ts';

const at = (table: string) => ({ table, game: 'g' });
const tables = (): readonly string[] => turns.get().map(({ table }) => table);
afterEach(() => turns.set([]));

test('tables wait in the order in which they began to, each once', () => {
  setTurns([at('a'), at('b')]);
  setTurn(at('c'), true);
  setTurn(at('a'), true);
  expect(tables()).toEqual(['a', 'b', 'c']);
  setTurn(at('b'), false);
  setTurns([at('d'), at('c')]);
  expect(tables()).toEqual(['c', 'd']);
  const before = turns.get();
  setTurns([at('d'), at('c')]);
  setTurn(at('e'), false);
  expect(turns.get()).toBe(before);
});

test('next goes through all of them and never to where one is', () => {
  const waiting = [at('a'), at('b'), at('c')];
  const from = (here: string) => nextTurn(waiting, here)?.table;
  expect(['a', 'b', 'c', 'elsewhere'].map(from)).toEqual(['b', 'c', 'a', 'a']);
  expect(nextTurn([at('a')], 'a')).toBeUndefined();
  expect(nextTurn([], 'a')).toBeUndefined();
});
