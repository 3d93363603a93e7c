import { seededRng, type Seat } from '@cubarium/core';
import { ciub } from '@cubarium/games/ciub';
import { cubo, type CuboAction, type CuboState } from '@cubarium/games/cubo';
import { describe, expect, test } from 'vitest';
import { acting, settled, sitDown } from '@cubarium/testkit';
import { TableDriver } from './index.ts';

describe('time', () => {
  test('the clock calls at its deadline to the millisecond, however late it is woken', async () => {
    const party = await sitDown(cubo);
    await party.ready();
    const due = party.table.nextMoment();
    expect(due).toBe(party.clock.now() + 20_000);
    await party.clock.pass(20_004);
    await party.table.wake();
    const event = party.events.at(-1);
    expect(event).toMatchObject({ kind: 'entries', entries: [{ actor: 'clock', at: 20_000 }] });
  });

  test('a call is announced at least a second ahead and entered at that moment', async () => {
    const party = await sitDown(cubo);
    await party.ready();
    const driver = new TableDriver(party.table, {
      timers: party.clock,
      askBot: async () => null,
      onBotError: () => undefined,
    });
    const seat = acting(party.table);
    const answer = party.send(`p${seat}`, { kind: 'act', seat, action: { kind: 'call' } });
    await settled();
    const announced = party.events.at(-1);
    if (announced?.kind !== 'scheduled') throw new Error('not announced');
    expect(announced.scheduled.at).toBeGreaterThanOrEqual(1000);
    await party.clock.pass(announced.scheduled.at - 1);
    expect(party.events.at(-1)?.kind).toBe('scheduled');
    await party.clock.pass(1);
    expect((await answer).ok).toBe(true);
    const entry = { actor: seat, at: announced.scheduled.at, action: { kind: 'call' } };
    expect(party.events.at(-1)).toMatchObject({ kind: 'entries', entries: [entry] });
    driver.stop();
  });

  test('thinking time is charged to who acts; a turn may be skipped only when the clock is over', async () => {
    const party = await sitDown(ciub, { time: 'fast' });
    await party.ready();
    const seat = acting(party.table);
    const other = (1 - seat) as Seat;
    const skip = { kind: 'skip', seat: other, target: seat } as const;
    await party.clock.pass(139_000);
    expect(await party.send(`p${other}`, skip)).toMatchObject({ error: { code: 'clock-not-over' } });
    await party.clock.pass(2_000);
    expect((await party.send(`p${other}`, skip)).ok).toBe(true);
    expect(acting(party.table)).toBe(other);
    expect(party.table.match?.clocks?.left[seat]).toBe(-1000);
    expect(party.errors).toEqual([]);
  });

  test('bots call, throw and cover by themselves until the race is over', async () => {
    const party = await sitDown(cubo, { bots: [1], options: { capMs: 20_000 } });
    await party.ready();
    const driver = new TableDriver<unknown>(party.table, {
      timers: party.clock,
      askBot: async ({ state, seat, at, key }) => {
        if (key.endsWith('7')) throw new Error('crashed');
        const action = cubo.sample(state as never, { seat, at }, seededRng(key));
        return action && { action, waitMs: 700 };
      },
      onBotError: () => undefined,
    });
    for (let i = 0; i < 400 && !party.table.match?.end; i++) await party.clock.pass(5_000);
    expect(party.table.match?.end?.why).toBe('played');
    expect(party.errors).toEqual([]);
    driver.stop();
  });

  test('[cubo P1 P7] a bot that is set to be at once is still never too early', async () => {
    const party = await sitDown(cubo, { bots: [1], options: { coverMs: 2000, capMs: 20_000 } });
    await party.ready();
    const refused: unknown[] = [];
    const driver = new TableDriver<CuboState, CuboAction>(party.table, {
      timers: party.clock,
      askBot: ({ state, seat, at, key }) =>
        Promise.resolve({ action: hasty(state, seat, { at, key }), waitMs: 0 }),
      onBotError: (error) => refused.push(error),
    });
    for (let i = 0; i < 100 && party.table.match?.state.round !== 2; i++) await party.clock.pass(1_000);
    driver.stop();
    expect(refused).toEqual([]);
    expect(party.table.match?.state.round).toBe(2);
    const moments = (kind: string) =>
      party.events
        .flatMap((event) => (event.kind === 'entries' ? event.entries : []))
        .flatMap(({ actor, action, at }) => (actor === 1 && action.kind === kind ? [at] : []));
    const [first = 0, second = 0] = moments('throw');
    expect(second - first).toBe(1500);
    expect(moments('cover')).toEqual([second + 2000]);
  });
});

/** Throws twice, then covers what lies there. */
function hasty(state: CuboState, seat: Seat, { at, key }: { readonly at: number; readonly key: string }) {
  const own = state.seats[seat];
  if (!own || state.stage !== 'racing' || own.square) return cubo.sample(state, { seat, at }, seededRng(key));
  if (own.hand) return { kind: 'throw' };
  if (own.throws < 2) return { kind: 'pickUp' };
  return { kind: 'cover', square: own.dice.map((die) => die.id).toSpliced(4, 0, own.joker.id) };
}
