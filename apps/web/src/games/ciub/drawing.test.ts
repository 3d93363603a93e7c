import { startMatch } from '@cubarium/core';
import { ciub, OPUS, type CardId } from '@cubarium/games/ciub';
import { beforeEach, expect, test, vi } from 'vitest';
import { WrittenCanvas } from '../../table/end/canvas.testkit.ts';
import { drawing } from './drawing.ts';
import { positionOf } from './view.testkit.ts';

beforeEach(() =>
  vi.stubGlobal(
    'Path2D',
    class {
      moveTo = (): void => undefined;
      arc = (): void => undefined;
    },
  ),
);

/** What is drawn of a game that seat 1 has won with these cards. */
function drawnOf(cards: readonly CardId[], size: number): WrittenCanvas {
  const begun = positionOf({});
  // A drawing does not ask whether the rest of the table goes with it.
  const state = { ...begun, seats: begun.seats.map((seat, i) => (i === 1 ? { ...seat, cards } : seat)) };
  const match = startMatch(ciub, { options: state.options, bots: [null, null], time: null });
  const canvas = new WrittenCanvas();
  const end = { why: 'played', winners: [1], points: [1, 9] } as const;
  drawing.draw(canvas.context, { end, match: { ...match, state }, history: [], players: [] }, size);
  return canvas;
}

const ALL: readonly CardId[] = ['A6', 'A7', 'A8', OPUS, 'A9', 'B1', 'B2', 'B3', 'C1', 'C2', 'C3'];

test('the cards of who won are drawn with what they ask for and their points', () => {
  const words = drawnOf(['A6'], 420).words();
  expect(words).toEqual(['6', '6', '4']);
});

test.each([1, 2, 5, 11])('%s cards stay inside their square and lie beside one another', (count) => {
  const canvas = drawnOf(ALL.slice(0, count), 420);
  expect(canvas.staysWithin(420)).toBe(true);
  const width = Math.max(...canvas.drawn.map((each) => each.width));
  const cards = canvas.drawn.filter(({ kind, width: each }) => kind === 'box' && each === width);
  expect(cards).toHaveLength(count);
  expect(new Set(cards.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`)).size).toBe(count);
});

test('nothing is drawn of who has no card', () => {
  expect(drawnOf([], 420).drawn).toEqual([]);
});
