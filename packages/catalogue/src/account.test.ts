import { describe, expect, test } from 'vitest';
import { notAddingUp } from './account.testkit.ts';
import { loadAll } from './index.ts';

describe.each(await loadAll())('luck and skill of $rules.id', (game) => {
  test.each([2, 3, 4])('%i seats: the beginning of a random match adds up', (seats) => {
    expect(notAddingUp(game, { options: { seats }, seed: `account ${seats}`, entries: 16 })).toEqual([]);
  });
});
