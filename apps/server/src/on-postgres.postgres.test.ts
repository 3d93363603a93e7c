import { openMatchFile, readMatchFile } from '@cubarium/core';
import { verifyMatch } from '@cubarium/core/verify';
import { ciub } from '@cubarium/games/ciub';
import {
  comeIn,
  connect,
  mayRestartPostgres,
  playAlone,
  setUp,
  sitAndReady,
  startPostgres,
  until,
  type PostgresForTests,
} from '@cubarium/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from './base/config.ts';
import { startServer, type RunningServer } from './server.ts';

let postgres: PostgresForTests;
let address: string;
let server: RunningServer;

// The folder could not even be made: nothing is kept there.
const ARGS = ['--port', '0', '--data', '/dev/null/none', '--log', 'error', '--bot-pace', '0'];
const start = (): Promise<RunningServer> =>
  startServer(readConfig([...ARGS, '--rate-factor', '100'], { DATABASE_URL: address }));

beforeAll(async () => {
  postgres = await startPostgres();
  address = await postgres.database();
  server = await start();
});
afterAll(async () => {
  try {
    await server.stop();
  } finally {
    await postgres.stop();
  }
});

interface Told {
  readonly status: string;
  readonly seats: readonly { readonly name: string | null }[];
}

const ask = async (path: string, init?: RequestInit): Promise<unknown> =>
  (await fetch(`${server.url}${path}`, init)).json();

/** Two people play a whole match; something happens on the way. */
async function playThrough(interrupt: () => Promise<void>) {
  const [ann, bob] = [await comeIn(server.url, 'Ann'), await comeIn(server.url, 'Bob')];
  const id = await setUp(server.url, ann, { game: ciub.id, options: { seats: 2, length: 'short' } });
  const clients = [ann, bob].map((guest) => connect(() => server.url, guest));
  const [first, second] = clients.map((client) => client.table(id, ciub));
  if (!first || !second) throw new Error('no table');
  await Promise.all([sitAndReady(first, 0), sitAndReady(second, 1)]);
  const stop = [playAlone(first, 0, 'one'), playAlone(second, 1, 'two')];
  await until(first, () => (first.confirmed?.seq ?? 0) >= 20);
  await interrupt();
  await until(first, () => (first.confirmed?.end ?? null) !== null);
  await until(second, () => (second.confirmed?.end ?? null) !== null);
  for (const end of stop) end();
  for (const client of clients) client.close();
  const file = await (await fetch(`${server.url}/api/tables/${id}/match`)).text();
  const opened = openMatchFile(file);
  const read = opened.ok ? readMatchFile(opened.value, ciub) : opened;
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  expect(verifyMatch(ciub, read.value).ok).toBe(true);
  return { ann, id, told: first.confirmed?.seq, kept: read.value.log.length };
}

test.runIf(mayRestartPostgres)(
  'a match goes on when the database comes back, and nothing is lost or there twice',
  async () => {
    const { told, kept } = await playThrough(async () => {
      postgres.restart();
      const ready = async (): Promise<boolean> => (await fetch(`${server.url}/ready`)).ok;
      while (await ready()) await new Promise((resolve) => setTimeout(resolve, 20));
      while (!(await ready())) await new Promise((resolve) => setTimeout(resolve, 20));
    });
    expect(kept).toBe(told);
  },
);

test('a match is played, kept over a restart, and leaves with its people', async () => {
  const { ann, id, told, kept } = await playThrough(async () => {
    await server.stop();
    server = await start();
  });
  expect(kept).toBe(told);
  const headers = { cookie: ann.cookie };
  const mine = (await ask('/api/me/tables', { headers })) as { tables: readonly Told[] };
  expect(mine.tables).toMatchObject([{ status: 'ended', seats: [{ name: 'Ann' }, { name: 'Bob' }] }]);
  const gone = await fetch(`${server.url}/api/me`, { method: 'DELETE', headers });
  expect(gone.status).toBe(204);
  expect(await ask('/api/me', { headers })).toEqual({ name: null });
  expect(await ask(`/api/tables/${id}`)).toMatchObject({ seats: [{ name: null }, { name: 'Bob' }] });
});
