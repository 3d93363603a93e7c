import { describeHolders, startPostgres, type PostgresForTests } from '@cubarium/testkit';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PostgresStorage } from './storage.ts';

let postgres: PostgresForTests;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

async function nodeAt(url: string) {
  const storage = await PostgresStorage.open({ url, company: 'shared', onWritten: () => undefined });
  const { membership } = storage;
  if (!membership) throw new Error('it is alone');
  return { storage, membership, holders: membership, tables: storage.at(() => 1).tables };
}

async function asked(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
}

/** As if nobody had renewed the leases of all nodes for longer than they last. */
const endLeases = (url: string): Promise<void> => asked(url, 'UPDATE nodes SET until = until - 10000000');
/** However slow the machine is: nobody renews them while the suite runs. */
const prolongLeases = (url: string): Promise<void> => asked(url, 'UPDATE nodes SET until = until + 1000000');

describeHolders('postgres', 'shared', async () => {
  const url = await postgres.database();
  const [node, beside] = [await nodeAt(url), await nodeAt(url)];
  await prolongLeases(url);
  const close = async (): Promise<void> => {
    for (const { storage } of [node, beside]) await storage.close();
  };
  return { node, beside, close };
});

test('nodes know each other, notice who is gone, and have what it held', async () => {
  const url = await postgres.database();
  const [first, second] = [await nodeAt(url), await nodeAt(url)];
  await prolongLeases(url);
  expect(await first.membership.renew()).toEqual({ others: [second.membership.self], hasLapsed: false });
  expect(await second.membership.renew()).toEqual({ others: [first.membership.self], hasLapsed: false });
  expect(await first.membership.take('none')).toBeNull();
  await second.membership.leave();
  expect(await first.membership.renew()).toEqual({ others: [], hasLapsed: false });
  for (const { storage } of [first, second]) await storage.close();
});

test('a lease that was not renewed ends: others take the table, and the node learns of it', async () => {
  const url = await postgres.database();
  const [first, second] = [await nodeAt(url), await nodeAt(url)];
  await prolongLeases(url);
  const record = { id: 't', status: 'running' };
  await asked(
    url,
    `INSERT INTO tables (id, status, record, seq, changed_at, holder)
    VALUES ('t', 'running', '${JSON.stringify(record)}', 0, 1, ${first.membership.self})`,
  );
  expect(await second.membership.take('t')).toBe(first.membership.self);
  await endLeases(url);
  await second.membership.renew();
  expect(await second.membership.orphans()).toEqual(['t']);
  expect(await second.membership.take('t')).toBe(second.membership.self);
  expect(await first.membership.renew()).toMatchObject({ hasLapsed: true });
  expect(await first.membership.take('t')).toBe(second.membership.self);
  for (const { storage } of [first, second]) await storage.close();
});

test('all nodes go by one clock, which stands still while there is none', async () => {
  const url = await postgres.database();
  await (await nodeAt(url)).storage.close();
  await endLeases(url);
  await asked(url, `INSERT INTO meta (key, value) VALUES ('time', '1000000')`);
  const [first, second] = [await nodeAt(url), await nodeAt(url)];
  const [one, other] = [first.membership.now(), second.membership.now()];
  expect(first.membership.name).toBe(second.membership.name);
  // Far from any clock of this machine: it went on from where it stood.
  for (const now of [one, other]) expect(Math.floor(now / 1_000_000)).toBe(1);
  for (const { storage } of [first, second]) await storage.close();
});

test('a server that believes to be alone is refused beside nodes, and nodes beside it', async () => {
  const url = await postgres.database();
  const alone = (): Promise<PostgresStorage> => PostgresStorage.open({ url, onWritten: () => undefined });
  const node = await nodeAt(url);
  await expect(alone()).rejects.toThrow(/another server uses the database/u);
  await node.storage.close();
  const server = await alone();
  await expect(nodeAt(url)).rejects.toThrow(/another server uses the database/u);
  await server.close();
});
