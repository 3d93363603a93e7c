import { loadAll } from '@cubarium/catalogue';
import { expect, test } from 'vitest';
import { finalTable } from './demo.ts';

const games = await loadAll();

test.each(games.map(({ rules }) => rules))('the demo of $id ends with a winner and a line a seat', (game) => {
  const table = finalTable(game, { seats: 4, seed: 'demo' });
  expect(table.split('\n')).toHaveLength(2 + 4);
  expect(table).toMatch(/\d {2}won$/m);
});

test.each(games.map(({ rules }) => rules))('the same seed gives the same demo of $id', (game) => {
  const play = (seed: string) => finalTable(game, { seats: 2, seed });
  expect(play('a')).toBe(play('a'));
  expect(new Set(['a', 'b', 'c', 'd'].map(play)).size).toBeGreaterThan(1);
});
