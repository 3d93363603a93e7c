import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { isRecord, seededRng } from '@cubarium/core';
import { ciub } from '@cubarium/games/ciub';
import { EndlessTables, expectKept } from '@cubarium/testkit';
import { afterAll, expect, test } from 'vitest';
import { Database } from './store/sqlite/database.ts';
import { SqliteStore } from './store/sqlite/sqlite-store.ts';

const COMMAND = fileURLToPath(new URL('../../cli/bin/cubarium.js', import.meta.url));
/** More than the write-ahead log ever takes: it is only full when we fill it. */
const SIZE = '64m';
const PAIRS = 4;

const folder = mkdtempSync(join(tmpdir(), 'cubarium-full-'));
const mounted = mount();
afterAll(() => {
  if (mounted) execFileSync('umount', [folder]);
  rmSync(folder, { recursive: true, force: true });
});

/** A disk of its own that is soon full; false where only root may have one. */
function mount(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'cubarium-test', folder], {
      stdio: 'ignore',
    });
    return true;
  } catch {
    return false;
  }
}

const ballast = join(folder, 'ballast');

/** Takes all the room that is left, to the last byte. */
function fill(): void {
  const file = openSync(ballast, 'a');
  try {
    for (let bytes = 1_048_576; bytes >= 1;)
      try {
        writeSync(file, Buffer.alloc(bytes));
      } catch {
        bytes = Math.floor(bytes / 2);
      }
  } finally {
    closeSync(file);
  }
}

/** A server in a process of its own, with everything that it says. */
async function serve(data: string) {
  const args = ['serve', '--port', '0', '--host', '127.0.0.1', '--data', data, '--rate-factor', '1000'];
  const child = spawn(process.execPath, [COMMAND, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  const log: string[] = [];
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  const port = await new Promise<number>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const said: unknown = JSON.parse(line);
      if (!isRecord(said)) return;
      log.push(String(said.msg));
      if (said.msg === 'ready') resolve(Number(said.port));
    });
  });
  return { child, log, stderr: () => stderr, url: `http://127.0.0.1:${port}` };
}

const statusOf = async (url: string): Promise<number> => (await fetch(`${url}/ready`)).status;
async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 50));
}

// A disk of its own needs the rights to mount one.
test.skipIf(!mounted)('on a full disk everything waits, and goes on when there is room again', async () => {
  const data = join(folder, 'data');
  const { child, log, stderr, url } = await serve(data);
  const party = new EndlessTables(() => url, ciub);
  await party.start(PAIRS, seededRng('full disk'));
  await until(() => party.entries > 100);
  fill();
  await until(async () => (await statusOf(url)) === 503);
  const told = (part: string): number => log.filter((line) => line.includes(part)).length;
  await until(() => told('takes no data') > 0);
  const full = party.entries;
  rmSync(ballast);
  await until(async () => (await statusOf(url)) === 200);
  await until(() => party.entries > full + 200);
  expect([told('takes no data'), told('takes data again')]).toEqual([1, 1]);
  fill();
  await until(async () => (await statusOf(url)) === 503);
  child.kill('SIGTERM');
  const [code] = (await once(child, 'exit')) as [number | null];
  party.stop();
  expect(code).toBe(1);
  expect(stderr().trim().split('\n').slice(1)).toEqual([
    expect.stringContaining('Cubarium has stopped: the disk took nothing any more.'),
  ]);
  expect(log.filter((line) => line === 'a bug')).toEqual([]);
  rmSync(ballast);
  const store = new SqliteStore(await Database.open({ folder: data }), () => 0);
  await expectKept(store, party);
  await store.close();
});
