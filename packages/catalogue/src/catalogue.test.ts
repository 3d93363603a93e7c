import { LEVELS } from '@cubarium/bots/kit';
import { isSeat, seededRng, seatsOf } from '@cubarium/core';
import { expect, test } from 'vitest';
import { catalogue, findGame, gameIds, loadAll, loadGame } from './index.ts';

test('every id loads the game of that name, with bots of every level', async () => {
  expect(gameIds).toEqual(['ciub', 'cubo']);
  for (const { rules, bots } of await loadAll()) {
    expect(findGame(rules.id)?.id).toBe(rules.id);
    for (const level of LEVELS) expect(bots.bot(level)).toBeDefined();
  }
});

test('an unknown id finds nothing', async () => {
  expect(findGame('chess')).toBeNull();
  expect(await loadGame('toString')).toBeNull();
});

test.each(catalogue.map(({ id }) => id))('a bot of %s acts when its seat may', async (id) => {
  const game = await loadGame(id);
  if (game === null) throw new Error('no game');
  const options = game.rules.parseOptions({ seats: 2, first: 1 });
  if (!options.ok) throw new Error('no options');
  const rng = seededRng('bots act');
  let state = game.rules.setup(options.value);
  while (game.rules.turn(state).who === 'chance') {
    const action = game.rules.drawChance(state, rng);
    const next = action && game.rules.apply(state, { at: 0, actor: 'chance', action });
    if (!next?.ok) throw new Error('chance was refused');
    state = next.value;
  }
  const request = { state, at: 0, rng, shouldStop: () => true };
  const acting = seatsOf(2).filter((seat) => game.bots.bot('novice').choose({ ...request, seat }));
  expect(acting.every((seat) => isSeat(seat, 2))).toBe(true);
  expect(acting).toEqual([1]);
});
