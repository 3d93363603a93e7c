import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newRecord } from '@cubarium/table';
import { describeStore } from '@cubarium/testkit';
import { afterAll, expect, test } from 'vitest';
import { Database, type Synced } from './database.ts';
import { SqliteStore } from './sqlite-store.ts';

const folders: string[] = [];
const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'cubarium-store-'));
  folders.push(folder);
  return folder;
};
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const open = async (folder: string) => new SqliteStore(await Database.open({ folder }), () => 1);

describeStore('sqlite', {
  open: () => open(newFolder()),
  reopen: async (store) => {
    await store.close();
    return open(folders.at(-1) ?? '');
  },
  snapshots: true,
});

test('a second server on the same folder is refused', async () => {
  const folder = newFolder();
  const first = await open(folder);
  await expect(open(folder)).rejects.toThrow('another server');
  await first.close();
  const second = await open(folder);
  await second.close();
});

test('what a crash left without its head is found again', async () => {
  const folder = newFolder();
  const database = await Database.open({ folder });
  const store = new SqliteStore(database, () => 1);
  const table = 't';
  const record = emptyRecord('t');
  await store.commit({ table, expect: 0, row: null, record });
  for (let seq = 0; seq < 5; seq++)
    await store.commit({
      table,
      expect: seq,
      row: { seq, count: 1, command: null, text: '[]' },
      record: null,
    });
  // Closed without writing the heads down, as a kill would.
  await database.close();
  const again = await open(folder);
  expect((await again.load(table))?.seq).toBe(5);
  expect(await again.rows(table, 3, 1000)).toHaveLength(2);
  await again.close();
});

const emptyRecord = (id: string) =>
  newRecord({ id, game: 'any', options: { seats: 2 }, host: 'p0', createdAt: 1, secret: '' });
const rowAt = (seq: number) => ({ seq, count: 1, command: null, text: `[${seq}]` });

test('what could not be written is as if nobody had tried, also for the tables beside it', async () => {
  const folder = newFolder();
  const database = await Database.open({ folder });
  const limits = { every: 1, atOnce: 1, kept: 1 };
  const store = new SqliteStore(database, () => 1, limits);
  const append = (table: string, seq: number) =>
    store.commit({ table, expect: seq, row: rowAt(seq), record: null });
  for (const table of ['a', 'b'])
    await store.commit({ table, expect: 0, row: null, record: emptyRecord(table) });
  expect(await append('a', 0)).toMatchObject({ ok: true });
  const spoiled = [database.write([['addTable', 1, 'a', '', '', 0]]), append('a', 1)] as const;
  await Promise.resolve();
  // Arrives while the spoiled batch is with the writer.
  await new Promise((resolve) => setImmediate(resolve));
  const beside = append('b', 0);
  await expect(spoiled[0]).rejects.toThrow('UNIQUE');
  expect(await spoiled[1]).toEqual({ ok: false, error: { code: 'unavailable' } });
  expect(await beside).toMatchObject({ ok: true });
  expect(await append('a', 1)).toMatchObject({ ok: true });
  expect(await append('b', 1)).toMatchObject({ ok: true });
  await database.close();
  const again = await open(folder);
  for (const table of ['a', 'b'])
    expect((await again.rows(table, 0, 1000)).map((row) => row.text)).toEqual(['[0]', '[1]']);
  await again.close();
});

test('heads that are written down a few at a time are all found again', async () => {
  const folder = newFolder();
  const database = await Database.open({ folder });
  const store = new SqliteStore(database, () => 1, { every: 7, atOnce: 2, kept: 3 });
  const tables = Array.from({ length: 9 }, (_, index) => `t${index}`);
  for (const table of tables) await store.commit({ table, expect: 0, row: null, record: emptyRecord(table) });
  for (let seq = 0; seq < 11; seq++)
    await Promise.all(
      tables.slice(0, 9 - (seq % 4)).map(async (table) =>
        store.commit({
          table,
          expect: await seqOf(store, table),
          row: rowAt(await seqOf(store, table)),
          record: null,
        }),
      ),
    );
  const before = await Promise.all(tables.map((table) => seqOf(store, table)));
  await database.close();
  const again = await open(folder);
  expect(await Promise.all(tables.map((table) => seqOf(again, table)))).toEqual(before);
  for (const [index, table] of tables.entries())
    expect(await again.rows(table, 0, 1000)).toHaveLength(before[index] ?? -1);
  await again.close();
});

const seqOf = async (store: SqliteStore, table: string): Promise<number> =>
  (await store.peek(table))?.seq ?? -1;

test('the log is folded back while the writer goes on, and begins anew', async () => {
  const folder = newFolder();
  const lengths: number[] = [];
  const onSynced = ({ log }: Synced): void => void lengths.push(log.pages);
  const database = await Database.open({ folder, checkpointPages: 10, onSynced });
  for (let i = 0; i < 2000 && (lengths.at(-1) ?? 0) >= (lengths.at(-2) ?? 0); i++)
    await database.write([['saveMeta', `k${i % 50}`, i]]);
  expect(lengths.at(-1)).toBeLessThan(lengths.at(-2) ?? 0);
  await database.close();
  expect(existsSync(join(folder, 'cubarium.db-wal'))).toBe(false);
});

test('the length of the log is known without looking at the file', async () => {
  const folder = newFolder();
  const reckoned: number[] = [];
  const onSynced = ({ log }: Synced): void => void reckoned.push(log.bytes);
  const database = await Database.open({ folder, checkpointPages: 0, onSynced });
  const found: number[] = [];
  for (let i = 0; i < 5; i++) {
    await database.write([['saveMeta', `k${i}`, 'x'.repeat(3000)]]);
    found.push(statSync(join(folder, 'cubarium.db-wal')).size);
  }
  expect(new Set(found).size).toBe(5);
  expect(reckoned).toEqual(found);
  await database.close();
});

test('a transaction that fails leaves nothing behind, and the next one works', async () => {
  const folder = newFolder();
  const database = await Database.open({ folder });
  const bad = database.write([
    ['saveMeta', 'a', 1],
    ['addTable', 1, 't', 'open', '{}', 0],
    ['addTable', 1, 't', 'open', '{}', 0],
  ]);
  await expect(bad).rejects.toThrow('UNIQUE');
  expect(database.get(`SELECT value FROM meta WHERE key = 'a'`)).toBeUndefined();
  await database.write([['saveMeta', 'a', 2]]);
  expect(database.get(`SELECT value FROM meta WHERE key = 'a'`)).toEqual({ value: 2 });
  await database.close();
});

test('writes that arrive together share a sync', async () => {
  const synced: number[] = [];
  const database = await Database.open({ folder: newFolder(), onSynced: ({ ops }) => synced.push(ops) });
  await Promise.all(Array.from({ length: 500 }, (_, i) => database.write([['saveMeta', `k${i}`, i]])));
  expect(synced).toEqual([500]);
  await database.close();
});

test('a log can be read while others keep on writing', async () => {
  const database = await Database.open({ folder: newFolder() });
  const store = new SqliteStore(database, () => 1);
  const record = emptyRecord('t');
  await store.commit({ table: 't', expect: 0, row: null, record });
  await store.commit({ table: 'busy', expect: 0, row: null, record });
  await store.commit({
    table: 't',
    expect: 0,
    row: { seq: 0, count: 1, command: null, text: '[]' },
    record: null,
  });
  const abort = new AbortController();
  const writing = (async () => {
    for (let seq = 0; !abort.signal.aborted; seq++)
      await store.commit({
        table: 'busy',
        expect: seq,
        row: { seq, count: 1, command: null, text: '[]' },
        record: null,
      });
  })();
  for (let i = 0; i < 20; i++) {
    expect(await store.rows('t', 0, 1000)).toHaveLength(1);
    expect((await store.rows('busy', 0, 1000)).length).toBeGreaterThanOrEqual(i === 0 ? 0 : 1);
  }
  abort.abort();
  await writing;
  await store.close();
});
