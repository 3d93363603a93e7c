import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { OneByOne } from './one-by-one.ts';

test('a piece of work in each turn, in the order in which it came', async () => {
  const queue = new OneByOne();
  const done: string[] = [];
  for (const name of ['a', 'b', 'c']) queue.add(() => done.push(name));
  expect(done).toEqual([]);
  await turn();
  expect(done).toEqual(['a']);
  queue.add(() => done.push('d'));
  await turn();
  await turn();
  await turn();
  expect(done).toEqual(['a', 'b', 'c', 'd']);
});

test('what comes after everything was done is done as well', async () => {
  const queue = new OneByOne();
  const done: string[] = [];
  queue.add(() => done.push('a'));
  await turn();
  queue.add(() => done.push('b'));
  await turn();
  expect(done).toEqual(['a', 'b']);
});
