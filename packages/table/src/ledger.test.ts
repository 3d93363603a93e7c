import type { Seat } from '@cubarium/core';
import { ciub } from '@cubarium/games/ciub';
import { acting, playOne, sitDown } from '@cubarium/testkit';
import { describe, expect, test } from 'vitest';
import { isEntered, LiveTable, TableDriver, type EventStore, type TableEvent } from './index.ts';

const refused = (code: string) => ({ ok: false, error: { code } });

/** Two who agree and disagree by turns: one entry at a time. */
async function talking(party: Awaited<ReturnType<typeof sitDown>>, entries: number): Promise<void> {
  for (let i = 0; i < entries; i++)
    await party.send('p0', i % 2 === 0 ? { kind: 'agree', seat: 0 } : { kind: 'playOn', seat: 0 });
}

test('a snapshot is saved every 128 entries, the first one earlier, at a moment of the table’s own', async () => {
  const party = await sitDown(ciub);
  const saved: number[] = [];
  const store: EventStore = {
    ...party.store,
    snapshots: { save: async (_, { seq }) => void saved.push(seq) },
  };
  const table = await LiveTable.open(ciub, { ...party.ports, store }, party.table.id);
  if (!table) throw new Error('no table');
  let sent = 0;
  const send: typeof party.send = (by, command) =>
    table.submit({ by, id: `s${sent++}`, after: table.match?.seq ?? 0, command });
  for (const seat of [0, 1] as const) await send(`p${seat}`, { kind: 'ready', seat, nonce: 'n' });
  await talking({ ...party, send }, 260);
  // The letters of `table-1` come to 614, which is 38 more than a multiple of 64.
  expect(saved).toEqual([128 - 38, 128 - 38 + 128]);
});

describe('a table that is taken up again', () => {
  test('knows whose situation the last commands changed', async () => {
    const party = await sitDown(ciub);
    await party.ready();
    const seat = acting(party.table);
    const other = seat === 0 ? 1 : 0;
    await party.send(`p${seat}`, { kind: 'act', seat, action: { kind: 'roll' } });
    await party.send(`p${other}`, { kind: 'agree', seat: other });
    const again = await LiveTable.open(ciub, party.ports, party.table.id);
    const ask = (place: Seat, after: number) =>
      again?.submit({ by: `p${place}`, id: `new ${after}`, after, command: { kind: 'resign', seat: place } });
    expect(await ask(seat, 1)).toEqual(refused('stale'));
    expect(await ask(other, 1)).toEqual(refused('stale'));
    expect(await ask(seat, 3)).toMatchObject({ ok: true });
  });

  test('is none when its log makes no sense', async () => {
    const party = await sitDown(ciub);
    await party.ready();
    const { id } = party.table;
    const bad = [{ seq: 1, at: 0, actor: 0, action: { kind: 'dance' } }];
    const row = { seq: 1, count: 1, command: null, text: JSON.stringify(bad) };
    await party.store.commit({ table: id, expect: 1, row, record: null });
    await expect(LiveTable.open(ciub, party.ports, id)).rejects.toThrow(`table ${id}, entry 1: bad-request`);
    expect(await LiveTable.open(ciub, party.ports, 'another')).toBeNull();
  });

  test('or lacks entries', async () => {
    const party = await sitDown(ciub);
    await party.ready();
    const { id } = party.table;
    const store: EventStore = { ...party.store, rows: async () => [] };
    await expect(LiveTable.open(ciub, { ...party.ports, store }, id)).rejects.toThrow('has no entry 0');
  });
});

test('a command that was done is recognised also by who knows what came of it', async () => {
  const party = await sitDown(ciub, { options: { first: 1 } });
  await party.ready();
  const request = { by: 'p0', id: 'agreed', after: 1, command: { kind: 'agree', seat: 0 } } as const;
  expect(await party.table.submit(request)).toEqual({ ok: true, value: { seq: 2 } });
  await party.send('p1', { kind: 'act', seat: 1, action: { kind: 'roll' } });
  const repeated = { ok: true, value: { seq: 2, repeated: true } };
  for (const after of [1, 2]) expect(await party.table.submit({ ...request, after })).toEqual(repeated);
});

test('who knows all that happened may use an id again', async () => {
  const party = await sitDown(ciub);
  await party.ready();
  const request = { by: 'p0', id: 'same' } as const;
  await party.table.submit({ ...request, after: 1, command: { kind: 'agree', seat: 0 } });
  const again = await party.table.submit({ ...request, after: 2, command: { kind: 'playOn', seat: 0 } });
  expect(again).toEqual({ ok: true, value: { seq: 3 } });
});

test('a match that is over takes nothing any more', async () => {
  const party = await sitDown(ciub);
  await party.ready();
  await party.send('p0', { kind: 'resign', seat: 0 });
  for (const command of [
    { kind: 'agree', seat: 1 },
    { kind: 'goOn', seat: 1 },
  ] as const)
    expect(await party.send('p1', command)).toEqual(refused('wrong-phase'));
  expect(party.table.info).toMatchObject({ status: 'ended', secret: '11'.repeat(32) });
});

test('a skipped turn is played at once, though its actions would be announced', async () => {
  const lead = { ...ciub, leadMs: () => 100 };
  const party = await sitDown(lead, { time: 'fast', options: { first: 0 } });
  await party.ready();
  await party.clock.pass(1_000_000);
  expect(await party.send('p1', { kind: 'skip', seat: 1, target: 0 })).toMatchObject({ ok: true });
  expect(party.table.scheduled).toBeNull();
  expect(acting(party.table)).toBe(1);
});

test('the last eight commands that seat people are remembered', async () => {
  const party = await sitDown(ciub);
  const sent = (id: string, name: string) =>
    party.table.submit({ by: 'p0', id, after: 0, command: { kind: 'sit', seat: 0, name } });
  const told: TableEvent['kind'][] = [];
  party.table.subscribe(({ kind }) => told.push(kind));
  for (let i = 0; i < 9; i++) await sent(`id ${i}`, `Name ${i}`);
  expect(told).toEqual(Array.from({ length: 9 }, () => 'record'));
  expect(party.table.record.recent).toEqual(Array.from({ length: 8 }, (_, i) => `p0:id ${i + 1}`));
  expect(await sent('id 1', 'Other')).toEqual({ ok: true, value: { seq: 0 } });
  expect(party.table.record.seats[0]?.name).toBe('Name 8');
  await sent('id 0', 'Other');
  expect(party.table.record.seats[0]?.name).toBe('Other');
});

test('the first to name the table that follows wins', async () => {
  const { table } = await sitDown(ciub);
  expect(await table.setNext('a')).toEqual({ ok: true, value: 'a' });
  expect(await table.setNext('b')).toEqual({ ok: true, value: 'a' });
  expect(table.record.next).toBe('a');
});

test('the host stays host when somebody else leaves, wherever they sit', async () => {
  const party = await sitDown(ciub, { seats: 3 });
  await party.send('p0', { kind: 'swap', seat: 0, target: 1 });
  await party.send('p2', { kind: 'stand', seat: 2 });
  expect(party.table.record.host).toBe('p0');
  await party.send('p0', { kind: 'stand', seat: 1 });
  expect(party.table.record.host).toBe('p1');
});

test('bots are added by who sits there or hosts, and by nobody else', async () => {
  const party = await sitDown(ciub, { seats: 3 });
  const addBot = { kind: 'addBot', seat: 2, level: 'casual' } as const;
  await party.send('p2', { kind: 'stand', seat: 2 });
  expect(await party.send('stranger', addBot)).toEqual(refused('wrong-seat'));
  expect((await party.send('p1', addBot)).ok).toBe(true);
  const removeBot = { kind: 'removeBot', seat: 2 } as const;
  expect(await party.send('stranger', removeBot)).toEqual(refused('wrong-seat'));
  expect((await party.send('p1', removeBot)).ok).toBe(true);
});

test('a seat that a table does not have is nobody’s', async () => {
  const party = await sitDown(ciub);
  expect(await party.send('p2', { kind: 'sit', seat: 3, name: 'Cy' })).toEqual(refused('wrong-seat'));
  expect(await party.send('p0', { kind: 'swap', seat: 0, target: 3 })).toEqual(refused('wrong-seat'));
  await party.ready();
  expect(await party.send('p0', { kind: 'takeOver', seat: 0, target: 3, level: 'casual' })).toEqual(
    refused('wrong-seat'),
  );
});

test('what is entered is told by its entries, whatever else is asked is not', () => {
  expect(isEntered({ kind: 'agree', seat: 0 })).toBe(true);
  expect(isEntered({ kind: 'goOn', seat: 0 })).toBe(false);
  expect(isEntered({ kind: 'stand', seat: 0 })).toBe(false);
});

test('no timer runs longer than a timer can', async () => {
  const far = { ...ciub, deadline: () => 2 ** 40 };
  const party = await sitDown(far);
  const waits: number[] = [];
  const timers = {
    now: party.clock.now,
    after: (ms: number) => {
      waits.push(ms);
      return () => undefined;
    },
  };
  const driver = new TableDriver(party.table, {
    timers,
    askBot: async () => null,
    onBotError: () => undefined,
  });
  await party.ready();
  expect(waits).toEqual([2 ** 31 - 1]);
  driver.stop();
});

test('a table is idle when nothing waits and nothing is announced', async () => {
  const party = await sitDown(ciub);
  await party.ready();
  expect(party.table.idle).toBe(true);
  const playing = playOne(party, 'idle');
  expect(party.table.idle).toBe(false);
  await playing;
  expect(party.table.idle).toBe(true);
});
