import type { MatchEnd } from '@cubarium/core';
import { expect, test } from 'vitest';
import { WrittenCanvas } from '../../table/end/canvas.testkit.ts';
import { drawing } from './drawing.ts';
import { bestRound } from './facts.ts';
import { roundsOf } from './model/rounds.ts';
import { playedSteps } from './model/state.testkit.ts';

const HISTORY = playedSteps('drawing');

function drawn(history: typeof HISTORY): WrittenCanvas {
  const match = HISTORY.at(-1)?.after;
  if (!match) throw new Error('no game');
  const canvas = new WrittenCanvas();
  const end: MatchEnd = { why: 'played', winners: [2], points: [1, 2, 3] };
  drawing.draw(canvas.context, { end, match, history, players: [] }, 300);
  return canvas;
}

test('the best square of who won is drawn, die by die with its pips', () => {
  const square = bestRound(roundsOf(HISTORY), 2)?.square ?? [];
  expect(square).toHaveLength(9);
  const canvas = drawn(HISTORY);
  const pips = canvas.drawn.filter(({ kind }) => kind === 'circle').length;
  expect(pips).toBe(square.reduce((sum, { face }) => sum + face, 0));
  expect(canvas.staysWithin(300)).toBe(true);
  // A rim for red, two for blue, none for the joker: nothing depends on colour alone.
  const rims = { red: 1, blue: 2, joker: 0 } as const;
  const boxes = canvas.drawn.filter(({ kind }) => kind === 'box').length;
  expect(boxes).toBe(square.reduce((sum, { colour }) => sum + 1 + rims[colour], 0));
});

test('nothing is drawn of a game without a round', () => {
  expect(drawn([]).drawn).toEqual([]);
});
