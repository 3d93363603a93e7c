import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Entry, GameDefinition } from '@cubarium/core';
import { ciub } from '@cubarium/games/ciub';
import { cubo } from '@cubarium/games/cubo';
import { comeIn, connect, playAlone, setUp, sitAndReady, until } from '@cubarium/testkit';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from './base/config.ts';
import { startServer, type RunningServer } from './server.ts';
import { DATABASE_FILE } from './store/sqlite/folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'cubarium-live-'));
const start = (): Promise<RunningServer> => {
  const args = ['--port', '0', '--data', folder, '--log', 'error', '--bot-pace', '0', '--rate-factor', '100'];
  return startServer(readConfig(args, {}));
};
let server: RunningServer;
const url = (): string => server.url;

beforeEach(async () => {
  server = await start();
});
afterEach(() => server.stop());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const hasEnded = (table: { readonly confirmed: { readonly end: unknown } | null }): boolean =>
  (table.confirmed?.end ?? null) !== null;

test('a race: a call is announced ahead and entered at its moment; for who does nothing the clock acts at every deadline', async () => {
  const [ann, bob] = [await comeIn(url(), 'Ann'), await comeIn(url(), 'Bob')];
  const times = {
    handMs: 0,
    rethrowMs: 0,
    capMs: 1000,
    countdownMs: 300,
    stallMs: 100,
    exchangeMs: 200,
    callMs: 1500,
  };
  const options = { seats: 2, ...times };
  const id = await setUp(url(), ann, { game: cubo.id, options });
  const clients = [connect(url, ann), connect(url, bob)];
  const [first, second] = clients.map((client) => client.table(id, cubo));
  if (!first || !second) throw new Error('no table');
  const announced: number[] = [];
  const deadlines: (number | null)[] = [];
  first.subscribe((event) => {
    if (event.kind === 'changed' && first.announced && announced.at(-1) !== first.announced.at)
      announced.push(first.announced.at);
  });
  await Promise.all([sitAndReady(first, 0), sitAndReady(second, 1)]);
  const stop = playAlone(first, 0, 'race');
  await Promise.all([first, second].map((table) => until(table, () => hasEnded(table))));
  stop();
  const calls = first.log.filter((entry) => entry.action.kind === 'call').map((entry) => entry.at);
  expect(calls).toHaveLength(3);
  expect(announced).toEqual(calls);
  const again = cubo.parseOptions(first.info?.options);
  let state = again.ok ? cubo.setup(again.value) : null;
  for (const entry of first.log as readonly Entry<never>[]) {
    if (entry.actor === 'clock') deadlines.push(state && cubo.deadline(state));
    const next: ReturnType<typeof cubo.apply> | null = state && cubo.apply(state, entry);
    state = next?.ok ? next.value : null;
  }
  const clock = first.log.filter((entry) => entry.actor === 'clock').map((entry) => entry.at);
  expect(clock.length).toBeGreaterThan(0);
  expect(clock).toEqual(deadlines);
  for (const client of clients) client.close();
});

test.each([
  ['Ciúb', ciub as GameDefinition, { seats: 3, length: 'short' }],
  ['calm Cubo', cubo as GameDefinition, { seats: 3, pace: 'calm' }],
])('a person and bots play %s to the end', async (_name, game, options) => {
  const ann = await comeIn(url(), 'Ann');
  const client = connect(url, ann);
  const table = client.table(await setUp(url(), ann, { game: game.id, options }), game);
  await until(table, () => table.info !== null);
  await table.do({ kind: 'addBot', seat: 1, level: 'novice' });
  await table.do({ kind: 'addBot', seat: 2, level: 'casual' });
  await sitAndReady(table, 0);
  const stop = playAlone(table, 0, 'beside bots');
  await until(table, () => hasEnded(table));
  stop();
  const actors = new Set(table.log.map((entry) => entry.actor));
  expect([0, 1, 2].every((seat) => actors.has(seat as 0))).toBe(true);
  client.close();
});

test('a server that is stopped tells its clients, and goes on where it was: people, tables, time', async () => {
  const [ann, bob] = [await comeIn(url(), 'Ann'), await comeIn(url(), 'Bob')];
  const id = await setUp(url(), ann, { game: ciub.id, options: { seats: 2, length: 'short' }, time: 'fast' });
  const clients = [connect(url, ann), connect(url, bob)];
  const [first, second] = clients.map((client) => client.table(id, ciub));
  if (!first || !second) throw new Error('no table');
  await Promise.all([sitAndReady(first, 0), sitAndReady(second, 1)]);
  const stops = [playAlone(first, 0, 'stop 0'), playAlone(second, 1, 'stop 1')];
  await until(first, () => (first.confirmed?.seq ?? 0) > 30);
  const told = { server: server.hub.now(), wall: performance.now() };
  await server.stop();
  expect(clients.map((client) => client.status)).not.toContain('online');
  const before = first.confirmed?.seq ?? 0;
  await new Promise((resolve) => setTimeout(resolve, 700));
  server = await start();
  // Whatever stopping and starting took: the pause between them does not count.
  const passed = performance.now() - told.wall;
  expect(server.hub.now() - told.server).toBeLessThan(passed - 690);
  for (const client of clients) client.retry();
  await until(second, () => (second.confirmed?.seq ?? 0) > before + 30);
  for (const stop of stops) stop();
  for (const client of clients) client.close();
});

test('nothing is told before it is on the disk', async () => {
  const reader = new DatabaseSync(join(folder, DATABASE_FILE), { readOnly: true });
  const kept = reader.prepare(
    'SELECT max(e.seq + e.count) AS n FROM entries e JOIN tables t ON t.key = e.table_key WHERE t.id = ?',
  );
  const [ann, bob] = [await comeIn(url(), 'Ann'), await comeIn(url(), 'Bob')];
  const id = await setUp(url(), ann, { game: ciub.id, options: { seats: 2, length: 'short' } });
  const early: number[] = [];
  let told = 0;
  const opened = await server.hub.tables.open(id);
  if (!opened.ok) throw new Error(opened.error.code);
  // At the very moment at which the server tells a member, another connection to the file must see the entries.
  opened.value.table.subscribe((event) => {
    const last = event.kind === 'entries' ? (event.entries.at(-1)?.seq ?? 0) + 1 : 0;
    if (last === 0) return;
    told++;
    if (Number(kept.get(id)?.n ?? 0) < last) early.push(last);
  });
  const clients = [connect(url, ann), connect(url, bob)];
  const tables = clients.map((client) => client.table(id, ciub));
  await Promise.all(tables.map((table, seat) => sitAndReady(table, seat === 0 ? 0 : 1)));
  const stops = tables.map((table, seat) => playAlone(table, seat === 0 ? 0 : 1, `sync ${seat}`));
  await Promise.all(tables.map((table) => until(table, () => hasEnded(table))));
  for (const stop of stops) stop();
  expect(told).toBeGreaterThan(100);
  expect(early).toEqual([]);
  for (const client of clients) client.close();
  reader.close();
});
