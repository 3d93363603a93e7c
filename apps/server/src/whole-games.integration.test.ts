import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededRng, openMatchFile, readMatchFile, type GameDefinition } from '@cubarium/core';
import { verifyMatch } from '@cubarium/core/verify';
import { ciub } from '@cubarium/games/ciub';
import { cubo } from '@cubarium/games/cubo';
import { comeIn, connect, playAlone, setUp, sitAndReady, until } from '@cubarium/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from './base/config.ts';
import { startServer, type RunningServer } from './server.ts';

const folder = mkdtempSync(join(tmpdir(), 'cubarium-server-'));
let server: RunningServer;

beforeAll(async () => {
  const args = ['--port', '0', '--data', folder, '--log', 'error', '--bot-pace', '0', '--rate-factor', '100'];
  server = await startServer(readConfig(args, {}));
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test.each([
  ['a Ciúb game', ciub as GameDefinition, { options: { length: 'short' }, trouble: 0 }],
  [
    'a Ciúb game with trouble on the way',
    ciub as GameDefinition,
    { options: { length: 'short' }, trouble: 1 },
  ],
  [
    'a calm Cubo game with trouble on the way',
    cubo as GameDefinition,
    { options: { pace: 'calm' }, trouble: 1 },
  ],
])(
  '%s over real sockets ends in the same state everywhere, and its dice can be verified',
  async (name, game, { options, trouble }) => {
    const url = () => server.url;
    const guests = await Promise.all(['Ann', 'Bob', 'Eve'].map((one) => comeIn(server.url, one)));
    const [ann, bob, eve] = guests;
    if (!ann || !bob || !eve) throw new Error('nobody came');
    const id = await setUp(server.url, ann, { game: game.id, options: { seats: 2, ...options } });
    const bad = (seed: string) => ({
      rng: seededRng(seed),
      twice: 60,
      hangUp: trouble * 20,
      lateMs: trouble * 6,
    });
    const clients = [ann, bob, eve].map((guest) => connect(url, guest, bad(`${name} ${guest.name}`)));
    const [first, second, spectator] = clients.map((client) => client.table(id, game));
    if (!first || !second || !spectator) throw new Error('no table');
    await Promise.all([sitAndReady(first, 0), sitAndReady(second, 1)]);
    const stop = [playAlone(first, 0, `${name} 0`), playAlone(second, 1, `${name} 1`)];
    await Promise.all(
      [first, second, spectator].map((table) =>
        until(table, () => table.confirmed?.end !== undefined && table.confirmed?.end !== null),
      ),
    );
    for (const end of stop) end();
    expect(plain(first.confirmed)).toEqual(plain(second.confirmed));
    expect(plain(first.confirmed)).toEqual(plain(spectator.confirmed));
    const file = await (await fetch(`${server.url}/api/tables/${id}/match`)).text();
    const opened = openMatchFile(file);
    const read = opened.ok ? readMatchFile(opened.value, game) : opened;
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    expect(read.value.log).toHaveLength(first.confirmed?.seq ?? 0);
    expect(verifyMatch(game, read.value).ok).toBe(true);
    expect(read.value.version).toBe(2);
    // Everybody who asked for dice revealed a link.
    const { log } = read.value;
    const asked = log.filter(({ actor }, i) => actor === 'chance' && typeof log[i - 1]?.actor === 'number');
    expect(asked.filter(({ link }) => link === undefined)).toEqual([]);
    expect(asked.length).toBeGreaterThan(10);
    for (const client of clients) client.close();
  },
);
