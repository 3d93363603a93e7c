import { wholeLog } from '@cubarium/table';
import { ciub } from '@cubarium/games/ciub';
import {
  canRestorePostgres,
  comeIn,
  connect,
  playAlone,
  setUp,
  sitAndReady,
  startRestorablePostgres,
  until,
  type RestorablePostgres,
} from '@cubarium/testkit';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from './base/config.ts';
import { startServer, type RunningServer } from './server.ts';
import { PostgresStorage } from './store/postgres/storage.ts';

const canRun = canRestorePostgres();
let postgres: RestorablePostgres;
let server: RunningServer | null = null;
beforeAll(async () => {
  if (canRun) postgres = await startRestorablePostgres();
});
afterAll(async () => {
  await stop();
  if (canRun) await postgres.stop();
});

const ARGS = ['--port', '0', '--data', '/dev/null/none', '--log', 'error', '--rate-factor', '100'];
const start = async (address: string): Promise<RunningServer> => {
  server = await startServer(readConfig(ARGS, { DATABASE_URL: address }));
  return server;
};

async function stop(): Promise<void> {
  await server?.stop();
  server = null;
}

async function asked(url: string, sql: string): Promise<string> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ answer: string }>(sql);
  await client.end();
  return rows[0]?.answer ?? '';
}

/** The log of a table, by the store itself: nobody else may be there. */
async function logAt(url: string, table: string): Promise<string> {
  const storage = await PostgresStorage.open({ url, onWritten: () => undefined });
  const rows = await wholeLog(storage.at(() => 0).tables, table);
  await storage.close();
  return rows.map(({ text }) => text).join('\n');
}

test.runIf(canRun)('after a mishap everything is as it was at a moment before it, and goes on', async () => {
  const address = await postgres.database();
  let { url } = await start(address);
  const guests = [await comeIn(url, 'Ann'), await comeIn(url, 'Bob')] as const;
  const id = await setUp(url, guests[0], { game: ciub.id, options: { seats: 2, length: 'short' } });
  /** Both come, play until so many entries are told, and leave. */
  const playTo = async (seq: number): Promise<boolean> => {
    const clients = guests.map((guest) => connect(() => url, guest));
    const [mine, theirs] = clients.map((client) => client.table(id, ciub));
    if (!mine || !theirs) throw new Error('no table');
    await until(mine, () => mine.info !== null);
    if (mine.info?.status === 'open') await Promise.all([sitAndReady(mine, 0), sitAndReady(theirs, 1)]);
    const rests = [playAlone(mine, 0, `one ${seq}`), playAlone(theirs, 1, `two ${seq}`)];
    await until(mine, () => (mine.confirmed?.seq ?? 0) >= seq || Boolean(mine.confirmed?.end));
    for (const rest of rests) rest();
    for (const client of clients) client.close();
    return Boolean(mine.confirmed?.end);
  };

  await playTo(15);
  postgres.backUp();
  await playTo(30);
  await stop();
  const before = await logAt(address, id);
  const moment = await asked(address, 'SELECT now()::text AS answer');

  ({ url } = await start(address));
  await playTo(45);
  await stop();
  expect(await logAt(address, id)).not.toBe(before);
  await asked(address, 'DROP TABLE entries');

  const restored = await postgres.restored(address, moment);
  expect(await logAt(restored, id)).toBe(before);
  ({ url } = await start(restored));
  expect(await playTo(Number.POSITIVE_INFINITY)).toBe(true);
});
