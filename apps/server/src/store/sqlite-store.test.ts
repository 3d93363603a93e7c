import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeStore } from '@cubarium/testkit';
import { afterAll, expect, test } from 'vitest';
import { Database } from './database.ts';
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

describeStore(
  'sqlite',
  () => open(newFolder()),
  async (store) => {
    await store.close();
    return open(folders.at(-1) ?? '');
  },
);

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
  const record = { ...JSON.parse('{"id":"t","status":"open","seats":[]}') } as never;
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
  expect(await again.rows(table, 3)).toHaveLength(2);
  await again.close();
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
  const record = { ...JSON.parse('{"id":"t","status":"open","seats":[]}') } as never;
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
    expect(await store.rows('t', 0)).toHaveLength(1);
    expect((await store.rows('busy', 0)).length).toBeGreaterThanOrEqual(i === 0 ? 0 : 1);
  }
  abort.abort();
  await writing;
  await store.close();
});
