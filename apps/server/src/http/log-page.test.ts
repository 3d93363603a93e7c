import type { Entry } from '@cubarium/core';
import { memoryStore, newRecord } from '@cubarium/table';
import { expect, test } from 'vitest';
import { logPage } from './log-page.ts';

const entryOf = (seq: number): Entry => ({ seq, at: seq, actor: 0, action: { kind: 'any' } });

async function storeWith(counts: readonly number[]) {
  const store = memoryStore();
  const record = newRecord({
    id: 't',
    game: 'any',
    options: { seats: 2 },
    host: 'p0',
    createdAt: 0,
    secret: '',
  });
  await store.commit({ table: 't', expect: 0, row: null, record });
  let seq = 0;
  for (const count of counts) {
    const text = JSON.stringify(Array.from({ length: count }, (_, i) => entryOf(seq + i)));
    await store.commit({ table: 't', expect: seq, row: { seq, count, command: null, text }, record: null });
    seq += count;
  }
  return { store, seq };
}

test.each([1, 2, 3, 7, 100])('pages of %i entries are the whole log, each entry once', async (limit) => {
  const { store, seq } = await storeWith([1, 2, 3, 5, 1, 1, 8]);
  const log: Entry[] = [];
  let pages = 0;
  for (let from: number | null = 0; from !== null; pages++) {
    const page = JSON.parse(await logPage(store, 't', { from, limit, seq })) as {
      entries: Entry[];
      next: number | null;
    };
    expect(page.entries.length).toBeLessThanOrEqual(limit);
    log.push(...page.entries);
    from = page.next;
  }
  expect(log).toEqual(Array.from({ length: seq }, (_, i) => entryOf(i)));
  expect(pages).toBe(Math.ceil(seq / limit));
});

test('what is not there yet is an empty last page', async () => {
  const { store, seq } = await storeWith([2]);
  for (const from of [2, 500])
    expect(JSON.parse(await logPage(store, 't', { from, limit: 10, seq }))).toEqual({
      entries: [],
      next: null,
    });
});
