import { seededRng } from '@cubarium/core';
import { ciub, type CardId } from '@cubarium/games/ciub';
import { describe, expect, test } from 'vitest';
import type { Hint } from './hint.ts';
import { queries } from './queries.ts';

interface Case {
  readonly pool: readonly string[];
  readonly tray?: readonly string[];
  readonly bottom?: readonly CardId[];
  readonly card?: CardId;
}

function hint({ pool, tray = [], bottom = ['A6', 'A9', 'A8'], card }: Case): Hint {
  const state = ciub.parse({
    game: 'ciub',
    options: { seats: 2, length: 'normal', selfAdjust: 'no-actions', first: null },
    seats: [
      { pool, tray, cards: [], token: null },
      { pool: ['w6', 'w7', 'w8', 'w9', 'w10'], tray: [], cards: [], token: null },
    ],
    top: ['A1', 'A2', 'A3'],
    bottom,
    removed: [],
    pile: { B: 7, C: 7 },
    turn: { seat: 0, phase: pool.some((die) => die.includes(':')) ? 'rolling' : 'toRoll', moved: false },
    opus: null,
    finals: null,
  });
  if (!state.ok) throw new Error(JSON.stringify(state.error));
  const query = queries.hint;
  if (query?.about !== 'position') throw new Error('a hint is about a position');
  const answer = query.answer(
    { seat: 0, ...(card && { card }) },
    { state: state.value, at: 0, rng: seededRng('hint'), within: () => () => false },
  );
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value as unknown as Hint;
}

describe('a hint', () => {
  test('[ciub R7] setting a number aside against rolling all: the best first, with both chances', () => {
    const { card, ways, exact } = hint({ pool: ['r1:6', 'r2:4', 'y1:1'], tray: ['o1:2'], card: 'A6' });
    expect([card, exact]).toEqual(['A6', true]);
    expect(ways[0]?.action).toMatchObject({ kind: expect.stringMatching(/roll|stop/) as string });
    expect(ways.map(({ p }) => p)).toEqual(ways.map(({ p }) => p).toSorted((a, b) => b - a));
  });

  test('[ciub R9] what is met is met: stop, with no more dice than needed', () => {
    const { ways } = hint({ pool: ['r1:6', 'r2:4', 'y1:1'], tray: ['o1:6', 'o2:2'], card: 'A6' });
    expect(ways[0]).toMatchObject({ action: { kind: 'stop' }, p: 1 });
  });

  test('[ciub G1] of a card that cannot be gained it says nothing: another one is aimed at', () => {
    const { card } = hint({ pool: ['r1:6', 'r2:4', 'y1:1'], tray: ['o1:6', 'o2:2'], card: 'A1' });
    expect(['A6', 'A9', 'A8']).toContain(card);
  });

  test('before the roll it is about winning', () => {
    expect(hint({ pool: ['r1', 'r2', 'y1', 'o1', 'o2'] })).toMatchObject({ card: null, ways: [{}] });
  });
});
