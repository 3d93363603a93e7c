import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededRng } from '@cubarium/core';
import { ciub } from '@cubarium/games/ciub';
import { ChildServer, EndlessTables, expectKept } from '@cubarium/testkit';
import { expect, test } from 'vitest';
import { Database } from './store/sqlite/database.ts';
import { SqliteStore } from './store/sqlite/sqlite-store.ts';

// `CRASHES=1000 npx vitest run --project slow apps/server/src/crash` for the long run.
const CRASHES = Number(process.env.CRASHES ?? 50);
const SEED = process.env.SEED ?? 'crash';
const PAIRS = 4;
/** The long run takes an hour: it says how far it is. */
const REPORT_EVERY = 100;
/** How long a crash may take before the test is given up, on a machine that does much else. */
const PATIENCE_MS = 20_000;

test.each([
  // Folding the log back all the time: half of a checkpoint may be all that a kill leaves.
  { name: 'is killed', share: 1, checkpointPages: 20, after: () => undefined },
  {
    name: 'loses power',
    share: 0.2,
    checkpointPages: 0,
    after: (server: ChildServer) => server.losePower(),
  },
])(
  'a server that $name at any moment loses nothing that it acknowledged, and every table goes on',
  async ({ name, share, checkpointPages, after }) => {
    const rng = seededRng(`${SEED} ${name}`);
    const folder = mkdtempSync(join(tmpdir(), 'cubarium-crash-'));
    const module = new URL('./index.ts', import.meta.url).href;
    const server = new ChildServer({ module, folder, checkpointPages });
    await server.start();
    const party = new EndlessTables(server.url, ciub);
    await party.start(PAIRS, rng);
    for (let crash = 0; crash < Math.ceil(CRASHES * share); crash++) {
      const before = party.entries;
      // A table that goes on shows new entries; then the end comes at a moment that nobody chose.
      while (party.entries === before) await new Promise((resolve) => setTimeout(resolve, 5));
      await new Promise((resolve) => setTimeout(resolve, rng.below(250)));
      await server.kill();
      after(server);
      await server.start();
      party.retry();
      if ((crash + 1) % REPORT_EVERY === 0) process.stdout.write(`${name}: ${crash + 1} times\n`);
    }
    const before = party.entries;
    while (party.entries < before + 50) await new Promise((resolve) => setTimeout(resolve, 20));
    party.stop();
    await server.kill();
    after(server);
    const store = new SqliteStore(await Database.open({ folder }), () => 0);
    await expectKept(store, party);
    await store.close();
    expect(party.entries).toBeGreaterThan(CRASHES * share);
    rmSync(folder, { recursive: true, force: true });
  },
  CRASHES * PATIENCE_MS,
);
