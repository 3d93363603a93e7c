import { ciub } from '@cubarium/games/ciub';
import { acting, sitDown } from '@cubarium/testkit';
import { describe, expect, test } from 'vitest';
import { NoTime, TableDriver, type AskBot } from './index.ts';

describe('a bot that does not answer', () => {
  async function withBot(askBot: AskBot) {
    const party = await sitDown(ciub, { bots: [1], options: { first: 1 } });
    const troubles: unknown[] = [];
    const onBotError = (error: unknown): void => void troubles.push(error);
    const driver = new TableDriver(party.table, { timers: party.clock, askBot, onBotError });
    await party.ready();
    await party.clock.pass(60_000);
    driver.stop();
    return { ...party, troubles };
  }

  test('for lack of time does anything that is allowed, and nobody is alarmed', async () => {
    const { table, troubles } = await withBot(async () => {
      throw new NoTime();
    });
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
