import { expect, test } from 'vitest';
import { Effort } from './effort.ts';

const quiet = { waiting: 0, threads: 1, waitedMs: 0 };

test('who is alone thinks as long as it likes', () => {
  expect(new Effort().share('g', 'expert', quiet)).toEqual({ level: 'expert', budgetMs: 400 });
});

test('the more wait, the less time each gets, and more with more threads', () => {
  const effort = new Effort();
  const budget = (waiting: number, threads: number) =>
    effort.share('g', 'expert', { ...quiet, waiting, threads }).budgetMs;
  expect(budget(3, 1)).toBe(400);
  expect(budget(9, 1)).toBe(200);
  expect(budget(199, 1)).toBe(10);
  expect(budget(199, 4)).toBe(40);
});

test('a level that takes longer than its share plays as a lower one, and none plays as a higher one', () => {
  const effort = new Effort();
  const costs = { expert: 50, skilled: 20, casual: 8, novice: 1 };
  for (const [level, ms] of Object.entries(costs)) effort.learn('g', level, ms);
  const level = (wanted: string, waiting: number) => effort.share('g', wanted, { ...quiet, waiting }).level;
  expect(level('expert', 10)).toBe('expert');
  expect(level('expert', 79)).toBe('skilled');
  expect(level('expert', 199)).toBe('casual');
  expect(level('expert', 10_000)).toBe('novice');
  expect(level('casual', 10)).toBe('casual');
  expect(effort.share('other', 'expert', { ...quiet, waiting: 10_000 }).level).toBe('expert');
});

test('who has waited long is served as quickly as can be', () => {
  const effort = new Effort();
  for (const level of ['expert', 'skilled', 'casual', 'novice']) effort.learn('g', level, 5);
  expect(effort.share('g', 'expert', { ...quiet, waitedMs: 3001 })).toEqual({ level: 'novice', budgetMs: 0 });
});

test('costs are learnt anew when they change', () => {
  const effort = new Effort();
  effort.learn('g', 'expert', 1000);
  for (let i = 0; i < 100; i++) effort.learn('g', 'expert', 10);
  expect(effort.share('g', 'expert', { ...quiet, waiting: 150 }).level).toBe('expert');
});
