import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { Database } from './database.ts';
import { DATABASE_FILE } from './folder.ts';
import { MIGRATIONS } from './schema.ts';
import { SqliteStore } from './sqlite-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'cubarium-schema-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a file of the first version: also those are found who only host or stood up', async () => {
  const old = new DatabaseSync(join(folder, DATABASE_FILE));
  old.exec(`${MIGRATIONS[0]}; PRAGMA user_version = 1`);
  const add = old.prepare(
    `INSERT INTO tables (key, id, status, record, head, seq, changed_at) VALUES (?, ?, 'open', ?, 0, 0, 0)`,
  );
  add.run(1, 'a', JSON.stringify({ host: 'ann', seats: [], recent: ['bob:1', 'bob:2', 'ann:3'] }));
  add.run(2, 'b', JSON.stringify({ host: '', seats: [], recent: [] }));
  add.run(3, 'c', '{"host":"ann"');
  add.run(4, 'd', JSON.stringify({ host: 'ann', seats: [], recent: [] }));
  old.exec(`INSERT INTO seats (person, table_key) VALUES ('ann', 4), ('carl', 4)`);
  old.close();
  const database = await Database.open({ folder });
  const store = new SqliteStore(database, () => 0);
  const named = async (person: string) =>
    (await store.tablesNaming(person, { after: 0, limit: 10 })).map(({ table }) => table);
  expect(await Promise.all(['ann', 'bob', 'carl', ''].map(named))).toEqual([['a', 'd'], ['a'], ['d'], []]);
  expect([await store.tablesOf('ann', 10), await store.tablesOf('bob', 10)]).toEqual([['d'], []]);
  await database.close();
});
