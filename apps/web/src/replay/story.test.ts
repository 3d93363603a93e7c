import type { Analysis } from '@cubarium/bots/kit';
import type { Seat } from '@cubarium/core';
import { expect, test } from 'vitest';
import type { Step } from '../table/model/director.ts';
import { chapterAfter, chapterAt, chapterBefore, chaptersOf } from './chapters.ts';
import { highlightAfter, highlightsOf } from './highlights.ts';

/** Steps of which only whose turn it was and what was done counts here. */
const stepsOf = (...turns: readonly (readonly [seat: Seat | null, kind: string])[]) =>
  turns.map(([seat, kind]) => ({ before: { state: seat }, entry: { action: { kind } } }) as unknown as Step);

const steps = stepsOf(
  [null, 'deal'],
  [0, 'roll'],
  [0, 'gain'],
  [null, 'x'],
  [0, 'end'],
  [1, 'roll'],
  [0, 'roll'],
);
const chapters = chaptersOf(steps, (state) =>
  state === null ? null : { title: `of ${state as Seat}`, seat: state as Seat },
);

test('a chapter begins when it is somebody else’s turn', () => {
  expect(chapters.map(({ at, title }) => [at, title])).toEqual([
    [2, 'of 0'],
    [6, 'of 1'],
    [7, 'of 0'],
  ]);
  expect(chapterAt(chapters, 1)).toBeUndefined();
  expect(chapterAt(chapters, 5)?.at).toBe(2);
});

test('back goes to where a turn began, then to the one before; on to the next, then to the end', () => {
  expect([4, 6, 2, 1].map((at) => chapterBefore(chapters, at))).toEqual([2, 2, 1, 1]);
  expect([1, 2, 6, 7].map((at) => chapterAfter(chapters, at))).toEqual([2, 6, 7, Infinity]);
});

const analysis = {
  luck: [
    { entry: 1, seat: 0, luck: [0.2, -0.2], points: null },
    { entry: 5, seat: 1, luck: [0.1, -0.1], points: null },
    { entry: 6, seat: 0, luck: [0.01, -0.01], points: null },
    { entry: 0, seat: null, luck: [0.3, -0.3], points: null },
  ],
  mistakes: [{ entry: 4 }],
} as unknown as Analysis;

test('big moments are marked, and with an analysis luck and mistakes, in their order', () => {
  expect(highlightsOf(steps, ['gain'], null)).toEqual([{ at: 3, kind: 'moment' }]);
  const marked = highlightsOf(steps, ['gain'], analysis);
  expect(marked.map(({ at, kind }) => `${at} ${kind}`)).toEqual([
    '2 lucky',
    '3 moment',
    '5 mistake',
    '6 unlucky',
  ]);
  expect([highlightAfter(marked, 3)?.at, highlightAfter(marked, 6)?.at]).toEqual([5, 2]);
  expect(highlightAfter([], 1)).toBeUndefined();
});
