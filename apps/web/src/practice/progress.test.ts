import { expect, test } from 'vitest';
import { A_DAY, dayOf, oneMore, onDay, readPractised, type Practised } from './progress.ts';

const nothing: Practised = { day: 0, done: 0, streak: 0 };
const wholeDay = (before: Practised, day: number): Practised =>
  Array.from({ length: A_DAY }).reduce<Practised>((now) => oneMore(now, day), before);

test('ten a day make a day of the row, more of them no second one', () => {
  const first = wholeDay(nothing, 100);
  expect(first).toEqual({ day: 100, done: 10, streak: 1 });
  expect(oneMore(first, 100)).toEqual({ day: 100, done: 11, streak: 1 });
  expect(wholeDay(first, 101)).toEqual({ day: 101, done: 10, streak: 2 });
});

test('the row lasts until the end of the next day, and a day left out ends it', () => {
  const first = wholeDay(nothing, 100);
  expect(onDay(first, 101)).toEqual({ day: 101, done: 0, streak: 1 });
  expect(onDay(first, 102)).toEqual({ day: 102, done: 0, streak: 0 });
  expect(onDay(oneMore(nothing, 100), 101).streak).toBe(0);
});

test('a day begins at midnight here', () => {
  expect(dayOf(new Date(2026, 4, 2, 0, 0, 1)) - dayOf(new Date(2026, 4, 1, 23, 59, 59))).toBe(1);
});

test.each([null, 'nonsense', '[]', '{"day":"x","done":-3}'])('%s was not practised', (text) => {
  expect(readPractised(text)).toEqual(nothing);
});
