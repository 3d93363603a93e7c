import { ciub } from '@cubarium/games/ciub';
import { acting, pig, sitDown } from '@cubarium/testkit';
import { describe, expect, test } from 'vitest';
import { NoTime, TableDriver, type AskBot, type BotAnswer } from './index.ts';

describe('a bot that does not answer', () => {
  async function withBot(askBot: AskBot) {
    const party = await sitDown(ciub, { bots: [1], options: { first: 1 } });
    const troubles: unknown[] = [];
    const onBotError = (error: unknown): void => void troubles.push(error);
    const waits: number[] = [];
    const after = (ms: number, call: () => void) => {
      waits.push(ms);
      return party.clock.after(ms, call);
    };
    const timers = { now: party.clock.now, after };
    const driver = new TableDriver(party.table, { timers, askBot, onBotError });
    await party.ready();
    await party.clock.pass(60_000);
    driver.stop();
    return { ...party, troubles, waits };
  }

  test('for lack of time does anything that is allowed, and nobody is alarmed', async () => {
    const { table, troubles, waits } = await withBot(async () => {
      throw new NoTime();
    });
    for (const wait of waits) expect([600, 800, 1000]).toContain(wait);
    expect(table.match?.seq).toBeGreaterThan(3);
    expect(acting(table)).toBe(0);
    expect(troubles).toEqual([]);
  });

  test('because it is broken does so too, and somebody is told', async () => {
    const { table, troubles } = await withBot(async () => {
      throw new Error('broken');
    });
    expect(acting(table)).toBe(0);
    expect(troubles.length).toBeGreaterThan(0);
  });
});

test('who waited long for an answer acts on it, and does not ask once more because something happened', async () => {
  const party = await sitDown(ciub, { seats: 3, bots: [1], options: { first: 1 } });
  const { table, clock, send } = party;
  const askBot: AskBot = () =>
    new Promise((resolve) => {
      clock.after(4000, () => resolve({ action: { kind: 'roll' }, waitMs: 0 }));
    });
  const driver = new TableDriver(table, { timers: clock, askBot, onBotError: () => undefined });
  await party.ready();
  await clock.pass(1000);
  await send('p0', { kind: 'agree', seat: 0 });
  expect(table.match?.seq).toBe(2);
  await clock.pass(3001);
  expect(table.match?.seq).toBe(4);
  driver.stop();
});

describe('a driver', () => {
  /** A table of three whose seat 1 is a bot’s and begins; what it is asked, and when. */
  async function driven(answer: (asked: number) => Promise<BotAnswer | null> | BotAnswer | null) {
    const party = await sitDown(ciub, { seats: 3, bots: [1], options: { first: 1 } });
    const asked: number[] = [];
    const troubles: unknown[] = [];
    const askBot: AskBot = async () => {
      asked.push(party.clock.now());
      return answer(asked.length);
    };
    const driver = new TableDriver(party.table, {
      timers: party.clock,
      askBot,
      onBotError: (error) => void troubles.push(error),
    });
    await party.ready();
    const seq = () => party.table.match?.seq;
    return { ...party, driver, asked, troubles, seq };
  }
  const roll = { kind: 'roll' };

  test('lets a bot act when it has waited, not earlier', async () => {
    const { clock, driver, seq, asked, troubles } = await driven((n) =>
      n === 1 ? { action: roll, waitMs: 700 } : null,
    );
    await clock.pass(699);
    expect([seq(), asked.length]).toEqual([1, 1]);
    await clock.pass(1);
    expect(seq()).toBe(3);
    // It has nothing to do now, and is not asked for the same decision again.
    await clock.pass(60_000);
    expect([seq(), asked.length, troubles]).toEqual([3, 2, []]);
    driver.stop();
  });

  test('asks again, twice at most, when something happens while a bot thinks', async () => {
    const waiting: ((answer: BotAnswer) => void)[] = [];
    const party = await driven(() => new Promise((resolve) => waiting.push(resolve)));
    const { clock, send, seq, driver } = party;
    await clock.pass(0);
    const news = [
      { kind: 'agree', seat: 0 },
      { kind: 'playOn', seat: 2 },
      { kind: 'agree', seat: 2 },
    ] as const;
    for (const command of news) {
      await clock.pass(100);
      await send(`p${command.seat}`, command);
      waiting.at(-1)?.({ action: roll, waitMs: 0 });
      await clock.pass(0);
    }
    expect(waiting).toHaveLength(3);
    await clock.pass(1);
    expect(seq()).toBe(1 + news.length + 2);
    driver.stop();
  });

  test.each([
    [499, 2],
    [500, 1],
  ])('after %d ms of thinking a bot has been asked %d times', async (ms, times) => {
    const waiting: ((answer: BotAnswer) => void)[] = [];
    const { clock, send, driver, asked } = await driven(
      () => new Promise((resolve) => waiting.push(resolve)),
    );
    await clock.pass(ms);
    await send('p0', { kind: 'agree', seat: 0 });
    waiting[0]?.({ action: roll, waitMs: 1_000_000 });
    await clock.pass(0);
    expect(asked).toHaveLength(times);
    driver.stop();
  });

  test('does something else for a bot whose action is refused, and says so', async () => {
    const { clock, driver, troubles, seq } = await driven((n) =>
      n === 1 ? { action: { kind: 'dance' }, waitMs: 0 } : null,
    );
    await clock.pass(1);
    expect(troubles).toHaveLength(1);
    expect(seq()).toBeGreaterThan(1);
    driver.stop();
  });

  test('does nothing any more once it is stopped, or the table is broken', async () => {
    for (const end of ['stop', 'break'] as const) {
      const { clock, driver, seq, asked, table, store } = await driven(() => ({ action: roll, waitMs: 500 }));
      await clock.pass(100);
      if (end === 'stop') driver.stop();
      else {
        await store.commit({
          table: table.id,
          expect: 1,
          row: { seq: 1, count: 1, command: null, text: '[]' },
          record: null,
        });
        await table.setNext('next');
      }
      const before = [seq(), asked.length];
      await clock.pass(60_000);
      expect([seq(), asked.length]).toEqual(before);
    }
  });

  test('does not keep an answer that comes after it was stopped', async () => {
    let answer: (answer: BotAnswer) => void = () => undefined;
    const { clock, driver, seq } = await driven(() => new Promise((resolve) => (answer = resolve)));
    await clock.pass(10);
    driver.stop();
    answer({ action: roll, waitMs: 0 });
    await clock.pass(0);
    await clock.pass(60_000);
    expect(seq()).toBe(1);
  });

  test('sets no alarm any more when it is stopped while the table wakes', async () => {
    const party = await sitDown(pig);
    let alarms = 0;
    const after = (ms: number, call: () => void) => {
      alarms++;
      return party.clock.after(ms, () => {
        call();
        driver.stop();
      });
    };
    const ports = { askBot: async () => null, onBotError: () => undefined };
    const driver = new TableDriver(party.table, { timers: { now: party.clock.now, after }, ...ports });
    await party.ready();
    expect(alarms).toBe(1);
    await party.clock.pass(10_000);
    expect([party.table.match?.seq, alarms]).toEqual([2, 1]);
  });

  test('leaves a seat to its person again, whatever the bot had in mind', async () => {
    const party = await sitDown(ciub, { seats: 3, options: { first: 1 } });
    const { table, clock, send } = party;
    const askBot: AskBot = async () => ({ action: roll, waitMs: 5000 });
    const troubles: unknown[] = [];
    const onBotError = (error: unknown): void => void troubles.push(error);
    const driver = new TableDriver(table, { timers: clock, askBot, onBotError });
    await party.ready();
    await clock.pass(61_000);
    expect((await send('p0', { kind: 'takeOver', seat: 0, target: 1, level: 'casual' })).ok).toBe(true);
    await clock.pass(1000);
    expect((await send('p1', { kind: 'back', seat: 1 })).ok).toBe(true);
    await clock.pass(60_000);
    expect([table.match?.seq, troubles]).toEqual([3, []]);
    driver.stop();
  });
});
