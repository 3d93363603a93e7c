import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedLobby, inOrder, lobbyChange, type Lobby } from './index.ts';

const table = fc.record({
  id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
  game: fc.constantFrom('one', 'two'),
  options: fc.constant({}),
  seats: fc.constant([{ name: 'Ann', bot: null, taken: true, here: true }]),
  time: fc.constant('none' as const),
  createdAt: fc.integer({ min: 0, max: 3 }),
  watching: fc.nat(2),
});

/** Every table is in a lobby at most once. */
const lobby: fc.Arbitrary<Lobby> = fc
  .tuple(fc.uniqueArray(table, { selector: ({ id }) => id }), fc.nat(6), fc.nat(3))
  .map(([tables, cut, people]) => ({
    open: inOrder(tables.slice(0, cut)),
    running: inOrder(tables.slice(cut)),
    counts: { people, open: 0, running: 0 },
    seeking: people > 1 ? [{ game: 'one', people }] : [],
  }));

test('a change leads from any lobby to any other', () => {
  fc.assert(
    fc.property(lobby, lobby, (before, after) => {
      const change = lobbyChange(before, after);
      expect(change ? changedLobby(before, change) : before).toEqual(after);
    }),
  );
});

test('what stays the same is not told', () => {
  const one = {
    id: 'a',
    game: 'g',
    options: {},
    seats: [],
    time: 'none' as const,
    createdAt: 1,
    watching: 0,
  };
  const two = { ...one, id: 'b' };
  const counts = { people: 1, open: 2, running: 0 };
  const about = { counts, seeking: [] };
  const before = { open: [one, two], running: [], ...about };
  expect(lobbyChange(before, { ...before })).toBeNull();
  expect(lobbyChange(before, { ...before, open: [one, { ...two, watching: 1 }] })).toEqual({
    open: [{ ...two, watching: 1 }],
    running: [],
    gone: [],
    ...about,
  });
  expect(lobbyChange(before, { open: [two], running: [one], ...about })).toEqual({
    open: [],
    running: [one],
    gone: [],
    ...about,
  });
});
