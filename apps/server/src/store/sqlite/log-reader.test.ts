import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Database } from './database.ts';
import { LogReader, type LogEnd } from './log-reader.ts';
import type { Op } from './schema.ts';

const ROWS = 5000;
const KEY = 7;
const OTHER = 8;
const folder = mkdtempSync(join(tmpdir(), 'cubarium-log-'));
let database: Database;
/** Two entries a row, and rows of another table between them. */
const end: LogEnd = { key: KEY, row: 2 * ROWS - 1, seq: 2 * ROWS };

beforeAll(async () => {
  database = await Database.open({ folder });
  const ops: Op[] = [];
  for (let i = 0; i < ROWS; i++) {
    const row = 2 * i + 1;
    ops.push(['addEntries', row, KEY, 2 * i, 2, i === 0 ? 0 : row - 2, `0:c${i}`, `[${2 * i},${2 * i + 1}]`]);
    ops.push(['addEntries', row + 1, OTHER, i, 1, i === 0 ? 0 : row - 1, null, '["of another table"]']);
  }
  await database.write(ops);
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A reader whose steps are counted. */
function counted(limits: { skipped: number; read: number; tables?: number }) {
  let steps = 0;
  const pause = async (): Promise<void> => void steps++;
  const reader = new LogReader(database, { ...limits, pause });
  return {
    reader,
    stepsOf: async (from: number, limit: number): Promise<number> => {
      steps = 0;
      const rows = await reader.rows(end, from, limit);
      const first = Math.floor(from / 2);
      const last = Math.ceil(Math.min(from + limit, end.seq) / 2);
      expect(rows.map((row) => row.seq)).toEqual(
        Array.from({ length: Math.max(0, last - first) }, (_, i) => 2 * (first + i)),
      );
      return steps;
    },
  };
}

describe('a long log', () => {
  test('is gone through in short steps, and the way back is remembered', async () => {
    const { stepsOf } = counted({ skipped: 100, read: 50 });
    // Fifty steps back to the first rows, and one that reads.
    expect(await stepsOf(0, 20)).toBe(51);
    expect(await stepsOf(0, 20)).toBe(2);
    expect(await stepsOf(20, 20)).toBe(2);
    expect(await stepsOf(5001, 19)).toBe(2);
    expect(await stepsOf(9999, 1)).toBe(1);
    expect(await stepsOf(10_000, 5)).toBe(0);
    // A hundred rows are read in two steps.
    expect(await stepsOf(3000, 200)).toBe(3);
  });

  test('reading all of it page by page takes a step or three a page', async () => {
    const { stepsOf } = counted({ skipped: 100, read: 50 });
    let steps = 0;
    for (let from = 0; from < end.seq; from += 100) steps += await stepsOf(from, 100);
    expect(steps).toBeLessThanOrEqual(3 * 100 + 50);
  });

  test('the ways into many logs are remembered within bounds', async () => {
    const { reader, stepsOf } = counted({ skipped: 100, read: 50, tables: 1 });
    expect(await stepsOf(0, 20)).toBe(51);
    await reader.rows({ key: OTHER, row: 2 * ROWS, seq: ROWS }, 0, 20);
    expect(await stepsOf(0, 20)).toBe(51);
    reader.forget(KEY);
    expect(await stepsOf(0, 20)).toBe(51);
  });

  test('those who read at the same time take turns, and between two steps others have the thread', async () => {
    let turns = 0;
    const done = new AbortController();
    const pause = () =>
      new Promise<void>((resolve) => {
        setImmediate(() => {
          turns++;
          resolve();
        });
      });
    const reader = new LogReader(database, { skipped: 1000, read: 500, pause });
    const others = (async () => {
      let had = 0;
      for (; !done.signal.aborted; had++) await new Promise((resolve) => setImmediate(resolve));
      return had;
    })();
    await Promise.all(Array.from({ length: 10 }, () => reader.rows(end, 0, 10)));
    done.abort();
    expect(turns).toBeGreaterThanOrEqual(20);
    expect(await others).toBeGreaterThanOrEqual(turns - 1);
  });

  test('a row that is missing is told, and not gone round for ever', async () => {
    const { reader } = counted({ skipped: 100, read: 50 });
    const broken: LogEnd = { key: 3, row: 4 * ROWS, seq: 10 };
    await expect(reader.rows(broken, 0, 5)).rejects.toThrow('is missing');
    await expect(reader.rows(broken, 0, 10)).rejects.toThrow('is missing');
  });
});
