import { newRecord, type Row } from '@cubarium/table';
import {
  describeStorage,
  describeStore,
  mayRestartPostgres,
  startPostgres,
  type PostgresForTests,
} from '@cubarium/testkit';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Connection } from './connection.ts';
import { PostgresStorage } from './storage.ts';
import { PostgresTables } from './tables.ts';

let postgres: PostgresForTests;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

const quiet = { onWritten: () => undefined, holder: null };
const now = (): number => 1;
const openAt = (url: string) => PostgresStorage.open({ url, ...quiet });

/** Tables with a connection of their own, which ends with them. */
function tablesBeside(url: string) {
  const connection = new Connection(url);
  const tables = new PostgresTables({ connection, now, ...quiet });
  return Object.assign(tables, { close: () => connection.close() });
}

async function tablesAt(url: string) {
  await (await openAt(url)).close();
  return tablesBeside(url);
}

let latest = '';
describeStore('postgres', {
  open: async () => {
    latest = await postgres.database();
    return tablesAt(latest);
  },
  reopen: async (store) => {
    await store.close();
    return tablesAt(latest);
  },
  beside: async () => tablesBeside(latest),
  snapshots: true,
});

describeStorage('postgres', async () => ({
  storage: await openAt(await postgres.database()),
  remove: async () => undefined,
}));

const RECORD = newRecord({
  id: 't',
  game: 'any',
  options: { seats: 2 },
  host: 'p0',
  createdAt: 5,
  secret: '',
});
const rowAt = (seq: number): Row => ({ seq, count: 1, command: null, text: '[]' });

async function asked(url: string, sql: string): Promise<readonly unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

test('after its end a table takes no entries, and two with one number cannot be', async () => {
  const url = await postgres.database();
  const storage = await openAt(url);
  const { tables } = storage.at(now);
  await tables.commit({ table: 't', expect: 0, row: null, record: { ...RECORD, status: 'running' } });
  const ended = { ...RECORD, status: 'ended' as const };
  expect((await tables.commit({ table: 't', expect: 0, row: rowAt(0), record: ended })).ok).toBe(true);
  const after = await tables.commit({ table: 't', expect: 1, row: rowAt(1), record: null });
  expect(after).toEqual({ ok: false, error: { code: 'conflict' } });
  const next = { ...ended, next: 'another' };
  expect((await tables.commit({ table: 't', expect: 1, row: null, record: next })).ok).toBe(true);
  const twice = `INSERT INTO entries SELECT table_key, seq, 1, NULL, '' FROM entries`;
  await expect(asked(url, twice)).rejects.toThrow('duplicate key');
  await storage.close();
});

test('many tables share a round trip', async () => {
  const batches: number[] = [];
  const storage = await PostgresStorage.open({
    url: await postgres.database(),
    onWritten: ({ ops }) => batches.push(ops),
  });
  const { tables } = storage.at(now);
  const ids = Array.from({ length: 200 }, (_, i) => `t${i}`);
  const each = (row: Row | null, record: typeof RECORD | null) =>
    Promise.all(
      ids.map((id) => tables.commit({ table: id, expect: 0, row, record: record && { ...record, id } })),
    );
  for (const done of [await each(null, RECORD), await each(rowAt(0), null)])
    expect(done.every(({ ok }) => ok)).toBe(true);
  expect(batches).toEqual([200, 200]);
  await storage.close();
});

describe('a start that cannot be says why, without the password', () => {
  const sentence = async (url: string): Promise<string> =>
    openAt(url).then(
      () => 'it started',
      (error: Error) => `${error.constructor.name}: ${error.message}`,
    );

  test('another server is there, or was last night', async () => {
    const url = await postgres.database();
    const first = await openAt(url);
    expect(await sentence(url)).toMatch(/^StartError: another server uses the database/u);
    await first.close();
    await (await openAt(url)).close();
  });

  test('the database is not there, does not answer, is not ours or of a later version', async () => {
    const url = await postgres.database();
    expect(await sentence(`${url}-none`)).toMatch(/^StartError: there is no database .*-none/u);
    const nobody = 'postgresql://ann:secret@127.0.0.1:1/none';
    expect(await sentence(nobody)).toBe(
      'StartError: the database 127.0.0.1:1/none does not answer (ECONNREFUSED).',
    );
    await asked(url, 'CREATE TABLE people (id text)');
    expect(await sentence(url)).toMatch(/tables that Cubarium did not make/u);
    const later = await postgres.database();
    await (await openAt(later)).close();
    await asked(later, `UPDATE meta SET value = '999' WHERE key = 'schema'`);
    expect(await sentence(later)).toMatch(/later version/u);
  });
});

test.runIf(mayRestartPostgres)(
  'a database that goes away and comes back costs what was on its way, and nothing else',
  async () => {
    const storage = await openAt(await postgres.database());
    const told: (string | null)[] = [];
    const back = new Promise<void>((resolve) => {
      storage.watch((trouble) => {
        told.push(trouble);
        if (trouble === null) resolve();
      });
    });
    const { tables } = storage.at(now);
    await tables.commit({ table: 't', expect: 0, row: rowAt(0), record: RECORD });
    postgres.restart();
    const lost = await tables.commit({ table: 't', expect: 1, row: rowAt(1), record: null });
    expect(lost).toEqual({ ok: false, error: { code: 'unavailable' } });
    expect(tables.isWritable).toBe(false);
    await back;
    expect(told).toEqual(['away', null]);
    expect((await tables.commit({ table: 't', expect: 1, row: rowAt(1), record: null })).ok).toBe(true);
    expect(await tables.rows('t', 0, 10)).toHaveLength(2);
    await storage.close();
  },
);
