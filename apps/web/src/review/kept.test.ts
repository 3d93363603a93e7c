import type { Analysis } from '@cubarium/bots/kit';
import { matchFile } from '@cubarium/core';
import { indexedDB } from 'fake-indexeddb';
import { expect, test, vi } from 'vitest';
import { keepReview, keptReview } from './kept.ts';

vi.stubGlobal('indexedDB', indexedDB);

const analysis: Analysis = { decisions: [], luck: [], curve: [], seats: [], mistakes: [] };
const fileOf = (game: string) =>
  matchFile({
    version: 1,
    game,
    options: {},
    players: [],
    time: null,
    dice: { kind: 'manual' },
    log: [],
    result: null,
  });

test('what was found of a match is kept with it, and with no other', async () => {
  expect(await keptReview(fileOf('a'))).toBeNull();
  keepReview(fileOf('a'), analysis);
  await vi.waitFor(async () => expect(await keptReview(fileOf('a'))).toEqual(analysis));
  expect(await keptReview(fileOf('b'))).toBeNull();
});
