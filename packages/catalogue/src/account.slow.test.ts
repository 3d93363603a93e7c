import { describe, expect, test } from 'vitest';
import { notAddingUp } from './account.testkit.ts';
import { loadAll } from './index.ts';

const MATCHES = [2, 3, 4].flatMap((seats) => ['a', 'b'].map((seed) => ({ seats, seed })));

describe.each(await loadAll())('luck and skill of $rules.id', (game) => {
  test.each(MATCHES)('$seats seats, seed $seed: a whole random match adds up', ({ seats, seed }) => {
    expect(notAddingUp(game, { options: { seats }, seed })).toEqual([]);
  });
});
