import { cpSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { wholeLog } from '@cubarium/table';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { newFolder } from '../../tables/stored-tables.testkit.ts';
import { move } from '../open.ts';
import { SqliteStorage } from '../sqlite/storage.ts';
import { ENTRIES, furnish, TABLES } from './furnished.testkit.ts';

const removals: (() => void)[] = [];
afterEach(() => removals.splice(0).forEach((remove) => remove()));

function emptyFolder(): string {
  const { folder, remove } = newFolder();
  removals.push(remove);
  return folder;
}

const furnished = newFolder();
beforeAll(() => furnish(furnished.folder));
afterAll(() => furnished.remove());

function club(): string {
  const folder = emptyFolder();
  cpSync(furnished.folder, folder, { recursive: true });
  return folder;
}

test('a club is carried over: people, tables in their order, logs, chat, and what the server knows', async () => {
  const [from, to] = [club(), emptyFolder()];
  const moved = await move(from, to);
  expect(moved).toEqual({ tables: TABLES, entries: ENTRIES, people: 3, lines: 7, left: [] });
  const storage = await SqliteStorage.open({ folder: to });
  const { tables, people, chat, reports } = storage.at(() => 9999);
  expect(await tables.tablesNaming('ann', { after: 0, limit: 2 })).toMatchObject([
    { table: 'table0' },
    { table: 'table1' },
  ]);
  expect((await wholeLog(tables, 'table3')).map(({ seq, command }) => [seq, command])).toEqual([
    [0, 'ann:0'],
    [1, null],
    [3, null],
  ]);
  expect((await tables.peek('table1'))?.record.status).toBe('ended');
  expect(await tables.untouched('open', { before: 2000 })).toEqual(['table0']);
  expect([await people.visitsOf('ann'), await people.beingForgotten()]).toEqual([
    { cameAt: 1000, namedAt: 5000 },
    ['gone'],
  ]);
  expect([(await chat.recent('table10'))[0]?.line.text, await storage.meta.read('secret')]).toEqual([
    'hi 10',
    'kept',
  ]);
  expect(await people.blocksOf('ann')).toEqual([{ id: 'b1', name: 'Ádám', at: 7 }]);
  expect((await reports.newest(9)).map(({ table }) => table)).toEqual(['table3', 'table7']);
  await storage.close();
});

test('not while a server has either place, not into what is in use, and not out of nothing', async () => {
  const [from, other] = [club(), club()];
  const nowhere = join(emptyFolder(), 'none');
  await expect(move(nowhere, emptyFolder())).rejects.toThrow(/there is no data/u);
  await expect(move(from, other)).rejects.toThrow(/something already/u);
  const running = await SqliteStorage.open({ folder: from });
  await expect(move(from, emptyFolder())).rejects.toThrow(/another server uses/u);
  await running.close();
  await expect(move(from, emptyFolder())).resolves.toMatchObject({ tables: TABLES });
});

test('a damaged table is named and left; everything else is carried', async () => {
  const [from, to] = [club(), emptyFolder()];
  const file = new DatabaseSync(join(from, 'cubarium.db'));
  file.exec(`UPDATE tables SET record = '{"id' WHERE id = 'table0'`);
  file.exec(`DELETE FROM entries WHERE seq = 1 AND table_key = (SELECT key FROM tables WHERE id = 'table3')`);
  file.close();
  expect(await move(from, to)).toMatchObject({ tables: TABLES - 2, lines: 6, left: ['table0', 'table3'] });
});
