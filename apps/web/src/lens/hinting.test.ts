import { expect, test } from 'vitest';
import { cubo } from '@cubarium/games/cubo';
import { startMatch } from '@cubarium/core';
import type { GameLens } from '../table/model/lens.ts';
import { hintQuestion } from './hinting.ts';

const options = cubo.parseOptions({ seats: 2, pace: 'calm' });
if (!options.ok) throw new Error('options');
const match = startMatch(cubo, { options: options.value, bots: [null, null], time: null });
const lens: GameLens = {
  texts: { load: () => Promise.resolve(null) },
  chances: () => null,
  isExact: () => true,
  useNotes: () => new Map(),
  hint: ({ seat, aim }) => ({ state: null, request: { do: 'hint', seat, aim } }),
  Hint: () => {
    throw new Error('not drawn here');
  },
};
const looked = { draft: null, aim: 'A1' };

test('a hint waits while what happened is still to be seen, however short that is', () => {
  expect(hintQuestion(lens, { match, me: null, settled: false }, looked)).toBe('wait');
  expect(hintQuestion(lens, { match, me: 0, settled: true }, looked)).toEqual({
    state: null,
    request: { do: 'hint', seat: 0, aim: 'A1' },
  });
});

test('there is none where nobody here is to decide, or the match is over', () => {
  const end = { end: { winners: [], points: [], why: 'played' as const } };
  expect(hintQuestion(lens, { match, me: null, settled: true }, looked)).toBeNull();
  expect(hintQuestion(lens, { match: { ...match, ...end }, me: 0, settled: true }, looked)).toBeNull();
});
