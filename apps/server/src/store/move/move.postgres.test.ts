import { startPostgres, type PostgresForTests } from '@cubarium/testkit';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newFolder } from '../../tables/stored-tables.testkit.ts';
import { move } from '../open.ts';
import { SqliteStorage } from '../sqlite/storage.ts';
import { compare } from './compare.ts';
import { ENTRIES, furnish, TABLES } from './furnished.testkit.ts';
import { houseOf } from './house.ts';

let postgres: PostgresForTests;
const club = newFolder();
beforeAll(async () => {
  postgres = await startPostgres();
  await furnish(club.folder);
});
afterAll(async () => {
  await postgres.stop();
  club.remove();
});

async function ask(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
}

test('a club moves to PostgreSQL and back and is what it was', async () => {
  const back = newFolder();
  const url = await postgres.database();
  const moved = { tables: TABLES, entries: ENTRIES, people: 3, lines: 7, left: [] };
  expect(await move(club.folder, url)).toEqual(moved);
  await expect(move(club.folder, url)).rejects.toThrow(/something already/u);
  expect(await move(url, back.folder)).toEqual(moved);

  const [before, after] = [
    await SqliteStorage.open({ folder: club.folder }),
    await SqliteStorage.open({ folder: back.folder }),
  ];
  await compare(houseOf(before), houseOf(after), []);
  for (const one of [before, after]) await one.close();
  back.remove();
});

test('what does not arrive as it was is noticed', async () => {
  const url = await postgres.database();
  await move(club.folder, url);
  await ask(url, `UPDATE entries SET body = replace(body, 'b', 'c') WHERE table_key = 4 AND seq = 1`);
  const source = await SqliteStorage.open({ folder: club.folder });
  const { PostgresStorage } = await import('../postgres/storage.ts');
  const target = await PostgresStorage.open({ url, onWritten: () => undefined });
  await expect(compare(houseOf(source), houseOf(target), [])).rejects.toThrow(
    /log of table3 did not arrive/u,
  );
  for (const one of [source, target]) await one.close();
});
