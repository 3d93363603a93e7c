import type { MatchSnapshot } from '@cubarium/core';
import { wholeLog, type EventStore, type Row } from '@cubarium/table';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { recordOf } from './under-test.ts';

const ALL = 1_000_000;

const rowOf = (seq: number, count = 1): Row => ({
  seq,
  count,
  command: seq % 2 === 0 ? `0:c${seq}` : null,
  text: JSON.stringify(Array.from({ length: count }, (_, i) => ({ seq: seq + i, note: 'ä „b“ \u2028' }))),
});

const snapshotAt = (seq: number): MatchSnapshot => ({
  seq,
  at: seq,
  base: { game: 'any', at: seq },
  tail: [],
  seats: [],
  clocks: null,
  end: null,
});

/** How a store is made for its suite. */
export interface StoreUnderTest {
  /** An empty one. */
  readonly open: () => Promise<EventStore>;
  /** Closes a store and opens what it kept; left out for one that keeps nothing. */
  readonly reopen?: (store: EventStore) => Promise<EventStore>;
  /** Another writer with the same data; left out for a store that has only one. */
  readonly beside?: (store: EventStore) => Promise<EventStore>;
  /** Whether it keeps snapshots. */
  readonly snapshots: boolean;
}

const CONFLICT = { ok: false, error: { code: 'conflict' } };

/** What every `EventStore` has to do. */
export function describeStore(name: string, { open, reopen, beside, snapshots }: StoreUnderTest): void {
  describe(`store: ${name}`, () => {
    let store: EventStore;
    beforeEach(async () => {
      store = await open();
    });
    afterEach(() => store.close());

    const create = (id: string) => store.commit({ table: id, expect: 0, row: null, record: recordOf(id) });
    const append = (id: string, row: Row) => store.commit({ table: id, expect: row.seq, row, record: null });

    test('an unknown table is null and has no rows', async () => {
      expect(await store.load('nowhere')).toBeNull();
      expect(await store.rows('nowhere', 0, ALL)).toEqual([]);
    });

    test('what was committed is read back, in order, rows whole', async () => {
      await create('a');
      await create('b');
      const rows = [rowOf(0, 2), rowOf(2), rowOf(3, 3)];
      for (const row of rows) {
        expect(await append('a', row)).toEqual({ ok: true, value: undefined });
        await append('b', { ...row, command: 'other' });
      }
      expect(await store.load('a')).toEqual({ record: recordOf('a'), seq: 6, snapshot: null });
      expect(await store.rows('a', 0, ALL)).toEqual(rows);
      expect(await store.rows('a', 2, ALL)).toEqual(rows.slice(1));
      expect(await store.rows('a', 4, ALL)).toEqual(rows.slice(2));
      expect(await store.rows('a', 6, ALL)).toEqual([]);
    });

    test('any part of a log is read by itself, and the pages are the whole', async () => {
      await create('a');
      const rows: Row[] = [];
      for (let seq = 0; rows.length < 40; seq += rows.at(-1)?.count ?? 0) {
        rows.push(rowOf(seq, 1 + (rows.length % 3)));
        await append('a', rowOf(seq, 1 + ((rows.length - 1) % 3)));
      }
      const holds = (from: number, limit: number): readonly Row[] =>
        rows.filter((row) => row.seq + row.count > from && row.seq < from + limit);
      for (const from of [0, 1, 2, 3, 37, 76, 77, 78, 79, 80, 500])
        for (const limit of [1, 2, 5, 33, ALL])
          expect(await store.rows('a', from, limit)).toEqual(holds(from, limit));
      expect(await wholeLog(store, 'a')).toEqual(rows);
    });

    test('a writer that does not know the last entry is refused and changes nothing', async () => {
      await create('a');
      await append('a', rowOf(0));
      const other = { ...recordOf('a'), host: 'p1' };
      for (const record of [null, other])
        for (const expected of [0, 2])
          expect(await store.commit({ table: 'a', expect: expected, row: rowOf(expected), record })).toEqual(
            CONFLICT,
          );
      expect(await store.load('a')).toEqual({ record: recordOf('a'), seq: 1, snapshot: null });
      expect(await store.rows('a', 0, ALL)).toEqual([rowOf(0)]);
    });

    test('a table begins with its record and without entries that nobody wrote', async () => {
      expect(await store.commit({ table: 'a', expect: 0, row: rowOf(0), record: null })).toEqual(CONFLICT);
      expect(await store.commit({ table: 'a', expect: 0, row: null, record: null })).toEqual(CONFLICT);
      const record = recordOf('a');
      expect(await store.commit({ table: 'a', expect: 1, row: rowOf(1), record })).toEqual(CONFLICT);
      expect(await store.commit({ table: 'a', expect: 1, row: null, record })).toEqual(CONFLICT);
      expect([await store.load('a'), await store.list('open')]).toEqual([null, []]);
      expect((await create('a')).ok).toBe(true);
    });

    test('of those who write the same entry at the same time one is first', async () => {
      await create('a');
      const rows = Array.from({ length: 5 }, (_, i): Row => ({ ...rowOf(0), command: `0:by${i}` }));
      const done = await Promise.all(rows.map((row) => append('a', row)));
      expect(done.filter(({ ok }) => ok)).toHaveLength(1);
      expect(done.filter(({ ok }) => !ok)).toEqual(Array.from({ length: 4 }, () => CONFLICT));
      const first = rows.filter((_, i) => done[i]?.ok);
      expect(await store.rows('a', 0, ALL)).toEqual(first);
    });

    test('a record changes together with its row', async () => {
      await create('a');
      const running = { ...recordOf('a'), status: 'running' as const, zero: 7 };
      await store.commit({ table: 'a', expect: 0, row: rowOf(0), record: running });
      expect(await store.load('a')).toMatchObject({ record: running, seq: 1 });
      expect(await store.list('open')).toEqual([]);
      expect(await store.list('running')).toEqual([{ record: running, seq: 1 }]);
    });

    test('commits made at the same time all arrive, each table in its order', async () => {
      const ids = Array.from({ length: 30 }, (_, i) => `t${i}`);
      await Promise.all(ids.map(create));
      const commits = ids.flatMap((id) => [0, 1, 2, 3, 4].map((seq) => append(id, rowOf(seq))));
      expect((await Promise.all(commits)).every((done) => done.ok)).toBe(true);
      for (const id of ids)
        expect((await store.rows(id, 0, ALL)).map((row) => row.seq)).toEqual([0, 1, 2, 3, 4]);
    });

    test('a cache of snapshots keeps the newest, and a store without one says so', async () => {
      await create('a');
      for (let seq = 0; seq < 6; seq++) await append('a', rowOf(seq));
      expect(store.snapshots !== null).toBe(snapshots);
      for (const seq of [2, 4]) await store.snapshots?.save('a', snapshotAt(seq));
      expect((await store.load('a'))?.snapshot).toEqual(snapshots ? snapshotAt(4) : null);
      expect(await store.rows('a', 0, ALL)).toHaveLength(6);
    });

    test('a removed table is gone', async () => {
      await create('a');
      await append('a', rowOf(0));
      await store.remove('a');
      expect(await store.load('a')).toBeNull();
      expect(await store.rows('a', 0, ALL)).toEqual([]);
    });

    test.each(beside ? [{ beside }] : [])(
      'who writes beside another is refused until they have caught up',
      async ({ beside: another }) => {
        await create('a');
        await append('a', rowOf(0));
        const other = await another(store);
        const row = { ...rowOf(1), command: 'other' };
        expect((await append('a', rowOf(1))).ok).toBe(true);
        expect(await other.commit({ table: 'a', expect: 1, row, record: null })).toEqual(CONFLICT);
        expect(await other.rows('a', 0, ALL)).toEqual([rowOf(0), rowOf(1)]);
        const next = { ...rowOf(2), command: 'other' };
        expect((await other.commit({ table: 'a', expect: 2, row: next, record: null })).ok).toBe(true);
        expect(await append('a', rowOf(2))).toEqual(CONFLICT);
        expect((await store.rows('a', 0, ALL)).at(-1)).toEqual(next);
        await other.close();
      },
    );

    test.each(reopen ? [{ reopen }] : [])(
      'everything is there after closing and opening',
      async ({ reopen: again }) => {
        await create('a');
        for (let seq = 0; seq < 5; seq++) await append('a', rowOf(seq));
        await store.snapshots?.save('a', snapshotAt(3));
        store = await again(store);
        const loaded = await store.load('a');
        expect(loaded).toEqual({ record: recordOf('a'), seq: 5, snapshot: snapshots ? snapshotAt(3) : null });
        expect(await store.rows('a', 3, ALL)).toEqual([rowOf(3), rowOf(4)]);
        expect((await append('a', rowOf(5))).ok).toBe(true);
        expect(await store.rows('a', 0, ALL)).toHaveLength(6);
      },
    );
  });
}
