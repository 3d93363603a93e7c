import type { Analysis } from '@cubarium/bots/kit';
import { matchFile } from '@cubarium/core';
import { expect, test, vi } from 'vitest';
import { reviewWith, type ReviewReply } from './reviewing.ts';

const file = matchFile({
  version: 1,
  game: 'x',
  options: {},
  players: [],
  time: null,
  dice: { kind: 'manual' },
  log: [],
  result: null,
});
const analysis: Analysis = { decisions: [], luck: [], curve: [], seats: [], mistakes: [] };

function started(known: Analysis | null = null) {
  const listeners = new Map<string, (event: unknown) => void>();
  const worker = {
    addEventListener: (kind: string, hear: (event: unknown) => void) => void listeners.set(kind, hear),
    postMessage: vi.fn<(call: unknown) => void>(),
    terminate: vi.fn<() => void>(),
  };
  const heard: ReviewReply[] = [];
  const keep = vi.fn<(...args: unknown[]) => void>();
  const start = vi.fn<() => never>(() => worker as never);
  const review = reviewWith({ start, kept: () => Promise.resolve(known), keep });
  const stop = review(file, (reply) => heard.push(reply));
  const reply = (said: ReviewReply): void => listeners.get('message')?.({ data: said });
  const fail = (): void => listeners.get('error')?.({ preventDefault: () => undefined });
  return { worker, heard, keep, start, stop, reply, fail };
}

test('a worker tells how far it is and what it found; that is kept, and the worker let go', async () => {
  const { worker, heard, keep, reply } = started();
  await vi.waitFor(() => expect(worker.postMessage).toHaveBeenCalledWith({ file }));
  reply({ share: 0.5 });
  reply({ done: analysis });
  expect(heard).toEqual([{ share: 0.5 }, { done: analysis }]);
  expect(keep).toHaveBeenCalledWith(file, analysis);
  expect(worker.terminate).toHaveBeenCalledOnce();
});

test('what is kept needs no worker', async () => {
  const { start, heard } = started(analysis);
  await vi.waitFor(() => expect(heard).toEqual([{ done: analysis }]));
  expect(start).not.toHaveBeenCalled();
});

test('a worker that fails is told as nothing found; nothing is kept', async () => {
  const { worker, heard, keep, fail } = started();
  await vi.waitFor(() => expect(worker.postMessage).toHaveBeenCalled());
  fail();
  expect(heard).toEqual([{ done: null }]);
  expect(keep).not.toHaveBeenCalled();
});

test('who stops waiting hears nothing more, and nobody works on', async () => {
  const { worker, heard, stop, reply } = started();
  await vi.waitFor(() => expect(worker.postMessage).toHaveBeenCalled());
  stop();
  reply({ done: analysis });
  expect(heard).toEqual([]);
  expect(worker.terminate).toHaveBeenCalled();
});
