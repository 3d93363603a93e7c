import type { ThinkTask } from '@cubarium/bots/kit';
import { NoTime, type BotQuestion } from '@cubarium/table';
import { expect, test } from 'vitest';
import { PATIENCE_MS, Thinkers } from './thinkers.ts';

/** What the levels take at least, and an expert uses what it gets. */
const COST: Readonly<Record<string, number>> = { novice: 1, casual: 10, skilled: 16, expert: 50 };

/** Thousands of events pass in a moment: nothing here waits for anything but promises. */
function quickClock() {
  let now = 0;
  const alarms = new Set<{ readonly at: number; readonly call: () => void }>();
  const next = (until: number) => {
    let first: { readonly at: number; readonly call: () => void } | null = null;
    for (const alarm of alarms) if (alarm.at <= until && alarm.at < (first?.at ?? Infinity)) first = alarm;
    return first;
  };
  return {
    now: () => now,
    after: (ms: number, call: () => void) => {
      const alarm = { at: now + ms, call };
      alarms.add(alarm);
      return () => void alarms.delete(alarm);
    },
    async pass(ms: number) {
      const until = now + ms;
      for (let alarm = next(until); alarm; alarm = next(until)) {
        alarms.delete(alarm);
        now = alarm.at;
        alarm.call();
        for (let i = 0; i < 12; i++) await Promise.resolve();
      }
      now = until;
    },
  };
}

function setUp(threads: number, costOf = (task: ThinkTask) => COST[task.level] ?? 0) {
  const clock = quickClock();
  const waits: number[] = [];
  const done: ThinkTask[] = [];
  let thinking = 0;
  let mostThinking = 0;
  const thinkers = new Thinkers({
    threads,
    timers: clock,
    onAnswered: (waitedMs) => void waits.push(waitedMs),
    think: (task) =>
      new Promise((resolve) => {
        mostThinking = Math.max(mostThinking, ++thinking);
        const tookMs = Math.max(task.level === 'expert' ? task.budgetMs : 0, costOf(task));
        clock.after(tookMs, () => {
          thinking--;
          done.push(task);
          resolve({ answer: { action: { kind: task.key }, waitMs: 0 }, tookMs });
        });
      }),
  });
  const questionOf = (table: string, key = table): BotQuestion => ({
    table,
    game: 'g',
    state: null,
    seat: 0,
    at: 0,
    level: 'expert',
    key,
  });
  return { clock, waits, done, thinkers, questionOf, mostThinking: () => mostThinking };
}

test('no more think at once than there are threads, and everybody gets their own answer', async () => {
  const { thinkers, questionOf, clock, mostThinking } = setUp(2);
  const answers = Promise.all(['a', 'b', 'c', 'd', 'e'].map((table) => thinkers.ask(questionOf(table))));
  await clock.pass(10_000);
  expect((await answers).map((answer) => answer?.action)).toEqual(
    ['a', 'b', 'c', 'd', 'e'].map((kind) => ({ kind })),
  );
  expect(mostThinking()).toBe(2);
});

test('a table that asks for one thing is not behind all that another asks for', async () => {
  const { thinkers, questionOf, clock, done } = setUp(1);
  for (let i = 0; i < 10; i++) void thinkers.ask(questionOf('greedy', `g${i}`));
  void thinkers.ask(questionOf('modest'));
  await clock.pass(10_000);
  expect(done.slice(0, 4).map((task) => task.key)).toEqual(['g0', 'g1', 'modest', 'g2']);
});

test('240 tables of three experts that never rest: nobody waits longer than the target, on one thread', async () => {
  const { thinkers, questionOf, clock, waits, done } = setUp(1);
  const over = new AbortController();
  const playOn = async (table: string): Promise<void> => {
    for (let i = 0; !over.signal.aborted; i++) await thinkers.ask(questionOf(table, `${table} ${i}`));
  };
  for (let table = 0; table < 240; table++) for (let seat = 0; seat < 3; seat++) void playOn(`${table}`);
  await clock.pass(4000);
  const other = thinkers.ask(questionOf('other'));
  const asked = done.length;
  await clock.pass(5000);
  expect((await other)?.action).toEqual({ kind: 'other' });
  // Each of the 240 was served once before, and the one whose turn it was.
  expect(done.findIndex((task) => task.key === 'other') - asked).toBeLessThanOrEqual(241);
  expect(Math.max(...waits)).toBeLessThan(PATIENCE_MS);
  over.abort();
  thinkers.stop();
});

test('whoever is not answered in time is told so; the thread’s answer comes too late and disturbs nobody', async () => {
  const { thinkers, questionOf, clock, waits } = setUp(1, (task) => (task.key === 'slow' ? 10_000 : 1));
  const asked = Promise.allSettled(['slow', 'behind'].map((table) => thinkers.ask(questionOf(table))));
  await clock.pass(PATIENCE_MS);
  for (const { status, reason } of (await asked) as PromiseRejectedResult[])
    expect({ status, noTime: (reason as unknown) instanceof NoTime }).toEqual({
      status: 'rejected',
      noTime: true,
    });
  expect(waits).toEqual([PATIENCE_MS, PATIENCE_MS]);
  await clock.pass(10_000);
  const next = thinkers.ask(questionOf('next'));
  await clock.pass(1000);
  expect((await next)?.action).toEqual({ kind: 'next' });
});

test('a bot that fails costs nobody a thread', async () => {
  const clock = quickClock();
  let failing = true;
  const thinkers = new Thinkers({
    threads: 1,
    timers: clock,
    onAnswered: () => undefined,
    think: async ({ key }) => {
      if (failing) throw new Error('no idea');
      return { answer: { action: { kind: key }, waitMs: 0 }, tookMs: 0 };
    },
  });
  const { questionOf } = setUp(1);
  await expect(thinkers.ask(questionOf('a'))).rejects.toThrow('no idea');
  failing = false;
  expect(await thinkers.ask(questionOf('b'))).toMatchObject({ action: { kind: 'b' } });
});
