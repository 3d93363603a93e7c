import { expect, test } from 'vitest';
import { FairQueue } from './fair-queue.ts';

const takeAll = (queue: FairQueue<string>): readonly string[] => {
  const taken: string[] = [];
  for (let next = queue.next(); next !== undefined; next = queue.next()) taken.push(next);
  return taken;
};

test('everybody in turn, whoever asks for more', () => {
  const queue = new FairQueue<string>();
  for (const item of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) queue.add(item.charAt(0), item);
  expect(queue.size).toBe(6);
  expect(takeAll(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  expect(queue.size).toBe(0);
});

test('who has been served goes to the end, also behind who came later', () => {
  const queue = new FairQueue<string>();
  queue.add('a', 'a1');
  queue.add('a', 'a2');
  expect(queue.next()).toBe('a1');
  queue.add('b', 'b1');
  queue.add('a', 'a3');
  expect(takeAll(queue)).toEqual(['a2', 'b1', 'a3']);
});

test('what is taken out is not served, and leaves nothing behind', () => {
  const queue = new FairQueue<string>();
  for (const item of ['a1', 'b1', 'b2']) queue.add(item.charAt(0), item);
  queue.remove('b', 'b1');
  queue.remove('a', 'a1');
  queue.remove('a', 'a1');
  queue.remove('c', 'never there');
  expect(queue.size).toBe(1);
  expect(takeAll(queue)).toEqual(['b2']);
});
