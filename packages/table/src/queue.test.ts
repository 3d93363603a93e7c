import { ok } from '@cubarium/core';
import { beforeEach, expect, test } from 'vitest';
import type { Answer } from './command.ts';
import { SerialQueue, type Reply } from './queue.ts';

const LONGEST = 3;
const done = (seq: number): Answer => ok({ seq });
const INTERNAL = { ok: false, error: { code: 'internal' } };

let errors: unknown[];
let queue: SerialQueue;

beforeEach(() => {
  errors = [];
  queue = new SerialQueue(LONGEST, (error) => errors.push(error));
});

const all = (answers: readonly ReturnType<SerialQueue['push']>[]): Promise<(Answer | null)[]> =>
  Promise.all(answers.map((answer) => Promise.resolve(answer)));

/** A job that ends when it is told to. */
function job(): { readonly run: () => Promise<Reply>; readonly end: (reply: Reply) => void } {
  const { promise, resolve } = Promise.withResolvers<Reply>();
  return { run: () => promise, end: resolve };
}

test('what is known at once is answered at once', () => {
  expect(queue.push(() => done(1))).toEqual(done(1));
  expect(queue.idle).toBe(true);
});

test('one at a time, in order of arrival', async () => {
  const first = job();
  const began: number[] = [];
  const answers = [
    queue.push(first.run),
    queue.push(() => (began.push(2), done(2))),
    queue.push(async () => (began.push(3), done(3))),
  ];
  expect([began, queue.idle]).toEqual([[], false]);
  first.end(done(1));
  expect(await all(answers)).toEqual([done(1), done(2), done(3)]);
  expect([began, queue.idle]).toEqual([[2, 3], true]);
});

test('never more waiting than it may', async () => {
  const first = job();
  const answer = queue.push(first.run);
  for (let i = 0; i < LONGEST; i++) expect(queue.push(() => done(i))).not.toBeNull();
  expect(queue.push(() => done(9))).toBeNull();
  first.end(done(0));
  await answer;
  expect(queue.push(() => done(9))).toEqual(done(9));
});

test.each([
  [
    'throws',
    () => {
      throw new Error('a bug');
    },
  ],
  ['rejects', () => Promise.reject(new Error('a bug'))],
])('a job that %s is answered, and the queue goes on', async (_how, run) => {
  const first = job();
  const answers = [queue.push(first.run), queue.push(run), queue.push(() => done(3))];
  first.end(done(1));
  expect(await all(answers)).toEqual([done(1), INTERNAL, done(3)]);
  expect(await queue.push(run)).toEqual(INTERNAL);
  expect(errors).toEqual([new Error('a bug'), new Error('a bug')]);
  expect(queue.idle).toBe(true);
});

test('an answer that comes later holds up nobody', async () => {
  const later = job();
  const first = queue.push(() => ({ later: later.run() as Promise<Answer> }));
  expect(queue.push(() => done(2))).toEqual(done(2));
  later.end(done(1));
  expect(await first).toEqual(done(1));
});
