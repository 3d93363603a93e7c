import type { BotQuestion } from '@cubarium/table';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { after } from '../base/device/timer.ts';
import { BotHost, type BotCall } from './bot-host.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const QUESTION: BotQuestion = {
  table: 't',
  game: 'pig',
  state: {},
  seat: 1,
  at: 0,
  level: 'novice',
  key: 'k',
};
const ANSWER = { action: { kind: 'roll' }, waitMs: 5 };
const THOUGHT = { thought: { answer: ANSWER, tookMs: 1 } };

/** A worker that says what a test tells it to. */
class FakeWorker extends EventTarget {
  readonly asked: number[] = [];
  terminated = false;
  postMessage({ call }: BotCall): void {
    this.asked.push(call);
  }
  terminate(): void {
    this.terminated = true;
  }
  says(data: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: { call: this.asked.at(-1), ...data } }));
  }
  fails(kind: 'error' | 'messageerror'): void {
    this.dispatchEvent(new Event(kind, { cancelable: true }));
  }
}

function hosted() {
  const workers: FakeWorker[] = [];
  const start = vi.fn<() => FakeWorker>(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker;
  });
  const host = new BotHost({ start, after });
  const last = (): FakeWorker => {
    const worker = workers.at(-1);
    if (!worker) throw new Error('no worker was started');
    return worker;
  };
  return { host, start, last, workers };
}

test('one worker answers question after question', async () => {
  const { host, last, workers } = hosted();
  for (let i = 0; i < 3; i++) {
    const asking = host.ask(QUESTION);
    last().says(THOUGHT);
    expect(await asking).toEqual(ANSWER);
  }
  expect(workers).toHaveLength(1);
  expect(vi.getTimerCount()).toBe(0);
});

test.each(['error', 'messageerror'] as const)(
  'a worker that ends with %s leaves nobody waiting, and the next question starts another',
  async (kind) => {
    const { host, last, workers } = hosted();
    const asking = [host.ask(QUESTION), host.ask({ ...QUESTION, seat: 2 })];
    last().fails(kind);
    for (const each of asking) await expect(each).rejects.toThrow('the bots have stopped');
    expect(last().terminated).toBe(true);
    const again = host.ask(QUESTION);
    last().says({ thought: { answer: null, tookMs: 1 } });
    expect(await again).toBeNull();
    expect(workers).toHaveLength(2);
  },
);

test('a game that could not be loaded is loaded by another worker the next time', async () => {
  const { host, last, workers } = hosted();
  const asking = host.ask(QUESTION);
  last().says({ failed: 'loading', why: 'no network' });
  await expect(asking).rejects.toThrow('no network');
  expect(last().terminated).toBe(true);
  const again = host.ask(QUESTION);
  last().says(THOUGHT);
  expect(await again).toEqual(ANSWER);
  expect(workers).toHaveLength(2);
});

test('a bot that fails in its thoughts costs one answer, not the worker', async () => {
  const { host, last, workers } = hosted();
  const asking = host.ask(QUESTION);
  last().says({ failed: 'thinking', why: 'a fault' });
  await expect(asking).rejects.toThrow('a fault');
  const again = host.ask(QUESTION);
  last().says(THOUGHT);
  expect(await again).toEqual(ANSWER);
  expect(workers).toHaveLength(1);
});

test('a worker that falls silent is given up', async () => {
  const { host, last } = hosted();
  const asking = host.ask(QUESTION);
  last().says(THOUGHT);
  await asking;
  const stuck = host.ask(QUESTION);
  await Promise.all([expect(stuck).rejects.toThrow('do not answer'), vi.runAllTimersAsync()]);
  expect(last().terminated).toBe(true);
});

test('a worker that is still being loaded costs moves, but is not made to begin again', async () => {
  const { host, last, workers } = hosted();
  const slow = host.ask(QUESTION);
  await Promise.all([expect(slow).rejects.toThrow('do not answer'), vi.runAllTimersAsync()]);
  expect(last().terminated).toBe(false);
  const again = host.ask(QUESTION);
  last().says(THOUGHT);
  expect(await again).toEqual(ANSWER);
  expect(workers).toHaveLength(1);
});

test('a worker that cannot even be started, or asked, is an error of that question', async () => {
  const { host, start, last } = hosted();
  start.mockImplementationOnce(() => {
    throw new Error('forbidden');
  });
  await expect(host.ask(QUESTION)).rejects.toThrow('forbidden');
  const asking = host.ask(QUESTION);
  last().says(THOUGHT);
  await asking;
  vi.spyOn(last(), 'postMessage').mockImplementationOnce(() => {
    throw new Error('cannot be cloned');
  });
  await expect(host.ask(QUESTION)).rejects.toThrow('cannot be cloned');
  expect(vi.getTimerCount()).toBe(0);
});

test('what a worker says after it was given up is not heard', async () => {
  const { host, last } = hosted();
  const asking = host.ask(QUESTION);
  const old = last();
  old.fails('error');
  await expect(asking).rejects.toThrow('stopped');
  const again = host.ask(QUESTION);
  old.dispatchEvent(new MessageEvent('message', { data: { call: 1, thought: { answer: null, tookMs: 1 } } }));
  last().says(THOUGHT);
  expect(await again).toEqual(ANSWER);
});
