import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededRng } from '@cubarium/core';
import { ciub } from '@cubarium/games/ciub';
import { HELLO } from '@cubarium/protocol';
import {
  comeIn,
  connect,
  nonsense,
  playAlone,
  RawSocket,
  setUp,
  sitAndReady,
  until,
} from '@cubarium/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from './base/config.ts';
import { startServer, type RunningServer } from './server.ts';
import { Session } from './ws/session.ts';

// `FUZZ=1000000 npx vitest run --project slow apps/server/src/fuzz` for the long run.
const MESSAGES = Number(process.env.FUZZ ?? 100_000);
const SEED = process.env.SEED ?? 'fuzz';
const MOST_MEMORY = 150_000_000;
/** How long a thousand messages may take before a test is given up, on a machine that does much else. */
const PATIENCE_MS = 20_000;
const patience = (messages: number): number => Math.max(600_000, (messages / 1000) * PATIENCE_MS);

const folder = mkdtempSync(join(tmpdir(), 'cubarium-fuzz-'));
let server: RunningServer;

beforeAll(async () => {
  const args = [
    '--port',
    '0',
    '--data',
    folder,
    '--log',
    'silent',
    '--bot-pace',
    '0',
    '--rate-factor',
    '1000000',
  ];
  server = await startServer(readConfig(args, {}));
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** A match of two honest people that goes on beside everything else. */
async function honestMatch() {
  const guests = [await comeIn(server.url, 'Ann'), await comeIn(server.url, 'Bob')] as const;
  const id = await setUp(server.url, guests[0], { game: ciub.id, options: { seats: 2, length: 'short' } });
  const clients = guests.map((guest) => connect(() => server.url, guest));
  const tables = clients.map((client) => client.table(id, ciub));
  await Promise.all(tables.map((table, seat) => sitAndReady(table, seat === 0 ? 0 : 1)));
  const stops = tables.map((table, seat) => playAlone(table, seat === 0 ? 0 : 1, `${SEED} ${seat}`));
  const ended = Promise.all(
    tables.map((table) => until(table, () => (table.confirmed?.end ?? null) !== null)),
  );
  const close = (): void => {
    for (const stop of stops) stop();
    for (const client of clients) client.close();
  };
  return { id, ended, tables, close };
}

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test(
  'nonsense against the message handler harms nobody',
  async () => {
    const honest = await honestMatch();
    const rng = seededRng(SEED);
    const own = await setUp(server.url, await comeIn(server.url, 'Mal'), { game: ciub.id });
    const before = process.memoryUsage().heapUsed;
    let told = 0;
    let session: Session | null = null;
    for (let sent = 0; sent < MESSAGES; sent++) {
      if (session === null) {
        const wire = {
          send: () => void told++,
          sendBytes: () => void told++,
          ping: () => void told++,
          pong: () => void told++,
          close: () => void (session = null),
          bufferedAmount: 0,
        };
        const person = { id: `mal${rng.below(3)}`, name: 'Mal' };
        session = new Session(wire, { person, address: '' }, { hub: server.hub, relays: null });
        session.handle(JSON.stringify(HELLO));
      }
      const table = rng.below(3) === 0 ? honest.id : own;
      session.handle(nonsense(rng, { table, channel: 1 + rng.below(3) }));
      if (sent % 50 === 0) await turn();
    }
    await honest.ended;
    expect(honest.tables[0]?.confirmed?.end).toMatchObject({ why: 'played' });
    expect(told).toBeGreaterThan(MESSAGES / 20);
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(MOST_MEMORY);
    expect((await fetch(`${server.url}/health`)).status).toBe(200);
    honest.close();
  },
  patience(MESSAGES),
);

test(
  'nonsense over sockets harms nobody',
  async () => {
    const honest = await honestMatch();
    const rng = seededRng(`${SEED} sockets`);
    const guest = await comeIn(server.url, 'Mal');
    for (let sent = 0; sent < MESSAGES / 10;) {
      const socket = new RawSocket(server.url, { cookie: guest.cookie });
      await socket.send(HELLO);
      for (let i = 0; i < 2000 && socket.isOpen && sent < MESSAGES / 10; i++, sent++) {
        await socket.send(nonsense(rng, { table: honest.id, channel: 1 + rng.below(3) }));
        if (i % 20 === 0) await turn();
      }
      socket.close();
    }
    await honest.ended;
    expect(honest.tables[1]?.confirmed?.end).toMatchObject({ why: 'played' });
    expect((await fetch(`${server.url}/health`)).status).toBe(200);
    honest.close();
  },
  patience(MESSAGES / 10),
);
