import { newRecord, type TableRecord } from '@cubarium/table';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Keeping } from '../base/config.ts';
import type { TableStore } from '../ports/stores.ts';
import { Retention } from './retention.ts';
import { newFolder, storedTables, type StoredTables } from './stored-tables.testkit.ts';

const DAY = 86_400_000;

let database: StoredTables['database'];
let store: TableStore;
let tables: StoredTables['tables'];
let now: number;
let end: () => Promise<void>;

beforeEach(async () => {
  const { folder, remove } = newFolder();
  now = 1000 * DAY;
  const stored = await storedTables(folder, () => now);
  ({ database, tables } = stored);
  store = stored.stores.tables;
  end = () => stored.close().finally(remove);
});
afterEach(() => end());

const recordOf = (id: string, status: TableRecord['status']): TableRecord => ({
  ...newRecord({ id, game: 'ciub', options: { seats: 2 }, host: 'p0', createdAt: now, secret: '' }),
  status,
  zero: status === 'open' ? null : now,
});
const keep = (id: string, status: TableRecord['status'] = 'open') =>
  store.commit({ table: id, expect: 0, row: null, record: recordOf(id, status) });
const move = (table: string, seq: number, at: number) => {
  const row = { seq, count: 1, command: null, text: JSON.stringify([{ seq, at }]) };
  return store.commit({ table, expect: seq, row, record: null });
};
const left = () =>
  database.reader
    .prepare('SELECT id FROM tables ORDER BY id')
    .all()
    .map(({ id }) => String(id));
const sweep = (keeping: Partial<Keeping>) =>
  new Retention({
    tables,
    store,
    now: () => now,
    keeping: { open: null, unfinished: null, finished: null, ...keeping },
  }).sweep();

test('each kind leaves when nobody touched it for its time, and not before', async () => {
  for (const status of ['open', 'running', 'ended', 'closed'] as const) await keep(`old ${status}`, status);
  now += 31 * DAY;
  for (const status of ['open', 'running', 'ended'] as const) await keep(`young ${status}`, status);
  await sweep({});
  expect(left()).not.toContain('old closed');
  expect(left()).toHaveLength(6);
  await sweep({ open: 30 * DAY });
  expect(left()).not.toContain('old open');
  await sweep({ open: 30 * DAY, unfinished: 30 * DAY, finished: 30 * DAY });
  expect(left()).toEqual(['young ended', 'young open', 'young running']);
});

test('a match that somebody goes on with is young, though only its log says so', async () => {
  await keep('played', 'running');
  await keep('left', 'running');
  await move('left', 0, 5);
  await move('played', 0, 5);
  await move('played', 1, 20 * DAY);
  now += 31 * DAY;
  await sweep({ unfinished: 30 * DAY });
  expect(left()).toEqual(['played']);
  now += 20 * DAY;
  await sweep({ unfinished: 30 * DAY });
  expect(left()).toEqual([]);
});

test('what is in memory stays, and many leave over some rounds', async () => {
  const made = await tables.create({ game: 'ciub', options: {} }, 'p0');
  expect(made.ok).toBe(true);
  await Promise.all(Array.from({ length: 50 }, (_, i) => keep(`t${i}`)));
  now += 31 * DAY;
  const counts: number[] = [];
  for (let round = 0; round < 4; round++) {
    await sweep({ open: 30 * DAY });
    counts.push(left().length);
  }
  expect(counts).toEqual([31, 11, 1, 1]);
});

test('a long log leaves in parts; interrupted, what is left is found and leaves too', async () => {
  await keep('long', 'ended');
  const entries = Array.from({ length: 1200 }, (_, seq) => move('long', seq, seq));
  await Promise.all(entries);
  await keep('other', 'ended');
  await move('other', 0, 1);
  const count = () => Number(database.get('SELECT count(*) AS n FROM entries')?.n);
  expect(count()).toBe(1201);
  // As if a crash had come after the first part.
  await database.write([
    ['closeTable', 1],
    ...Array.from({ length: 500 }, (_, i) => ['removeEntries', i + 1] as const),
  ]);
  await sweep({});
  expect([left(), count()]).toEqual([['other'], 1]);
});
