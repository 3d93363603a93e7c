import { cpSync, mkdtempSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ServerTime } from './server-time.ts';
import { Database } from './store/sqlite/database.ts';
import { SqliteStorage } from './store/sqlite/storage.ts';

const folder = mkdtempSync(join(tmpdir(), 'cubarium-time-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function clockOf(database: Database, warn: (sentence: string) => void) {
  const storage = new SqliteStorage(database);
  const { meta, lastBeat } = storage;
  const time = await ServerTime.open({ meta, lastBeat, isBusy: () => false, clock: null, warn });
  return { time, storage };
}

async function warningsIn(data: string): Promise<readonly string[]> {
  const warnings: string[] = [];
  const database = await Database.open({ folder: data });
  const { time, storage } = await clockOf(database, (sentence) => warnings.push(sentence));
  time.stop();
  await storage.close();
  return warnings;
}

test('a log that was cut below what was synced is told of, and a power failure is not', async () => {
  const data = join(folder, 'data');
  const synced: number[] = [];
  const onSynced = ({ log }: { readonly log: { readonly bytes: number } }): void =>
    void synced.push(log.bytes);
  const database = await Database.open({ folder: data, checkpointPages: 0, onSynced });
  const { time, storage } = await clockOf(database, () => undefined);
  await time.save();
  const start = time.now();
  while (time.now() === start) await new Promise((resolve) => setImmediate(resolve));
  await time.save();
  await database.write([['saveMeta', 'more', 1]]);
  // What a killed server leaves, and the same after its log has been cut to what some sync left.
  const cutTo = async (bytes: number | undefined): Promise<readonly string[]> => {
    const copy = join(folder, `cut to ${bytes}`);
    cpSync(data, copy, { recursive: true, filter: (path) => !path.endsWith('-shm') });
    truncateSync(join(copy, 'cubarium.db-wal'), bytes);
    return warningsIn(copy);
  };
  const [first, second, last] = synced;
  expect([await cutTo(last), await cutTo(second)]).toEqual([[], []]);
  expect(await cutTo(first)).toEqual([expect.stringContaining('older than what had been synced')]);
  expect(await cutTo(0)).toEqual([expect.stringContaining('older than what had been synced')]);
  time.stop();
  await time.save();
  await storage.close();
  expect(await warningsIn(data)).toEqual([]);
});
