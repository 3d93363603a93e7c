import { newRecord, type Row } from '@cubarium/table';
import type { Stores } from '../../ports/stores.ts';
import { SqliteStorage } from '../sqlite/storage.ts';

const OF_ANN = { game: 'any', options: { seats: 2 }, host: 'ann', createdAt: 5, secret: '22' };
const REPORT = {
  reporter: 'ann',
  reported: 'ádám',
  by: 'Ann',
  name: 'Ádám',
  reason: 'words',
  note: '„buy“',
  lines: [{ name: 'Ádám', seat: 1, text: 'buy', at: 6 }],
  at: 8,
} as const;
/** More than are carried at once. */
export const TABLES = 70;
/** None, one, three or six a table. */
export const ENTRIES = 171;

const rowAt = (seq: number, count: number): Row => ({
  seq,
  count,
  command: seq % 2 === 0 ? `ann:${seq}` : null,
  text: JSON.stringify(Array.from({ length: count }, (_, i) => ({ seq: seq + i, at: seq, word: 'ä „b“' }))),
});

/** The first are set up first; touched they are in quite another order. */
async function furnishTable({ tables, chat }: Stores, i: number, clock: { now: number }): Promise<void> {
  const touch = (): void => {
    clock.now = 2000 + ((i * 37) % 100);
  };
  const record = newRecord({ ...OF_ANN, id: `table${i}` });
  const table = record.id;
  touch();
  await tables.commit({ table, expect: 0, row: null, record });
  let seq = 0;
  for (let count = 1; count <= i % 4; count++) {
    await tables.commit({ table, expect: seq, row: rowAt(seq, count), record: null });
    seq += count;
  }
  touch();
  if (i % 3 === 1)
    await tables.commit({ table, expect: seq, row: null, record: { ...record, status: 'ended' } });
  if (i % 10 === 0) await chat.add(table, 'Ben', { name: 'Ben', seat: null, text: `hi ${i}`, at: i });
}

/** A club with everything that a club can have. */
export async function furnish(folder: string): Promise<void> {
  const storage = await SqliteStorage.open({ folder });
  const clock = { now: 0 };
  const stores = storage.at(() => clock.now);
  const { people, reports } = stores;
  for (const id of ['ann', 'Ben', 'ádám']) await people.save({ id, name: `${id} the first` }, 1000);
  await people.save({ id: 'ann', name: 'Ann' }, 5000);
  await Promise.all(Array.from({ length: TABLES }, (_, i) => furnishTable(stores, i, clock)));
  await people.block('ann', { id: 'b1', blocked: 'ádám', name: 'Ádám', at: 7 });
  for (const table of ['table7', 'table3']) await reports.add({ ...REPORT, table });
  await people.save({ id: 'gone', name: 'Gone' }, 1);
  await people.beginForgetting('gone', 3);
  await storage.meta.write('secret', 'kept');
  await storage.close();
}
