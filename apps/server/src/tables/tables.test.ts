import type { Command, Seat } from '@cubarium/core';
import { ciub } from '@cubarium/games/ciub';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Stores } from '../ports/stores.ts';
import type { HostedTable } from './hosted-table.ts';
import type { Tables } from './tables.ts';
import { newFolder, storedTables } from './stored-tables.testkit.ts';

const LONG_MS = 3_600_000;

let stores: Stores;
let tables: Tables;
let now: number;
let place: ReturnType<typeof newFolder>;
let close: () => Promise<void>;

async function begin(): Promise<void> {
  ({ stores, tables, close } = await storedTables(place.folder, () => now));
}

async function restart(): Promise<void> {
  await close();
  await begin();
}

beforeEach(async () => {
  place = newFolder();
  now = 1_000_000;
  await begin();
});
afterEach(() => close().finally(place.remove));

let sent = 0;
const send = async ({ table }: HostedTable, by: string, command: Command) => {
  const done = await table.submit({ by, id: `c${sent++}`, after: table.match?.seq ?? 0, command });
  expect(done).toMatchObject({ ok: true });
};

async function opened(id: string): Promise<HostedTable> {
  const found = await tables.open(id);
  if (!found.ok) throw new Error(found.error.code);
  return found.value;
}

async function running(bots: readonly Seat[] = []): Promise<HostedTable> {
  const made = await tables.create({ game: ciub.id, options: { seats: 2, first: 0 } }, 'p0');
  if (!made.ok) throw new Error(made.error.code);
  const hosted = made.value;
  for (const seat of [0, 1] as const)
    if (bots.includes(seat)) await send(hosted, 'p0', { kind: 'addBot', seat, level: 'casual' });
    else await send(hosted, `p${seat}`, { kind: 'sit', seat, name: `P${seat}` });
  for (const seat of [0, 1] as const)
    if (!bots.includes(seat)) await send(hosted, `p${seat}`, { kind: 'ready', seat, nonce: 'n' });
  expect(hosted.table.record.status).toBe('running');
  return hosted;
}

test('two who ask for a rematch at the same time get the same table, and there is no other', async () => {
  const hosted = await running();
  await send(hosted, 'p1', { kind: 'resign', seat: 1 });
  const [one, two] = await Promise.all(['p0', 'p1'].map((by) => tables.rematch(hosted, [by])));
  expect(one).toMatchObject({ ok: true });
  expect(two).toEqual(one);
  expect(await stores.tables.list('open')).toHaveLength(1);
  expect(tables.size).toBe(2);
});

const openTable = (host = 'host') => tables.create({ game: ciub.id, options: {} }, host);

describe('ten tables that are not started are enough for anybody', () => {
  beforeEach(async () => {
    for (let i = 0; i < 10; i++) await openTable();
  });

  test('also after a restart', async () => {
    expect(await openTable()).toEqual({ ok: false, error: { code: 'too-many' } });
    await restart();
    expect(tables.size).toBe(0);
    expect(await openTable()).toEqual({ ok: false, error: { code: 'too-many' } });
    expect(await openTable('another')).toMatchObject({ ok: true });
  });

  test('for as long as an hour', async () => {
    now += LONG_MS;
    tables.sweep();
    expect(await openTable()).toMatchObject({ ok: true });
  });
});

const roll: Command = { kind: 'act', seat: 0, action: { kind: 'roll' } };

describe('tables leave memory when nobody follows them', () => {
  test('and come back where they were', async () => {
    const { table } = await running();
    const seq = table.match?.seq ?? 0;
    tables.sweep();
    expect(tables.size).toBe(1);
    now += LONG_MS;
    tables.sweep();
    expect(tables.size).toBe(0);
    expect(await tables.summary(table.id)).toMatchObject({ ok: true, value: { status: 'running', seq } });
    expect(tables.size).toBe(0);
    const again = await opened(table.id);
    expect(again.table).not.toBe(table);
    expect(again.table.match?.state).toEqual(table.match?.state);
    await send(again, 'p0', roll);
    expect(again.table.match?.seq).toBe(seq + 2);
  });

  test('also when they are over: what was played stays readable', async () => {
    const hosted = await running();
    await send(hosted, 'p1', { kind: 'resign', seat: 1 });
    expect(hosted.table.record.status).toBe('ended');
    now += LONG_MS;
    tables.sweep();
    expect(tables.size).toBe(0);
    const { secret } = hosted.table.record;
    expect(await tables.summary(hosted.table.id)).toMatchObject({ value: { status: 'ended', secret } });
    expect((await opened(hosted.table.id)).table.match?.end).toMatchObject({ winners: [0] });
  });

  test('many of them at once', async () => {
    const ids: string[] = [];
    for (let i = 0; i < 40; i++) ids.push((await running()).table.id);
    now += LONG_MS;
    tables.sweep();
    expect(tables.size).toBe(0);
    for (const id of ids) expect(await tables.open(id)).toMatchObject({ ok: true });
  });

  test('but not while somebody follows, a bot is to move, or somebody is just coming in', async () => {
    const followed = await running();
    const member = {
      person: 'p0',
      send: () => undefined,
      sendBytes: () => undefined,
      dismissed: () => undefined,
    };
    followed.enter(member);
    const botsTurn = await running([0]);
    const asked = await running();
    now += LONG_MS;
    expect(await opened(asked.table.id)).toBe(asked);
    tables.sweep();
    expect(new Set(tables.all)).toEqual(new Set([followed, botsTurn, asked]));
    followed.leave(member);
  });

  test('a table that never started after an hour: it can still be opened', async () => {
    const made = await tables.create({ game: ciub.id, options: {} }, 'p0');
    if (!made.ok) throw new Error(made.error.code);
    now += LONG_MS / 2;
    tables.sweep();
    expect(tables.size).toBe(1);
    now += LONG_MS / 2;
    tables.sweep();
    expect(tables.size).toBe(0);
    expect(await tables.open(made.value.table.id)).toMatchObject({ ok: true });
  });
});
