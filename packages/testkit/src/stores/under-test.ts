import type { Storage, Stores } from '@cubarium/server/ports';
import { newRecord, type TableRecord } from '@cubarium/table';
import { afterAll, beforeAll, expect } from 'vitest';

/** Everything that a server keeps, in one place, and a clock that a test turns. */
export interface KeptForTest {
  readonly meta: Storage['meta'];
  readonly tables: Stores['tables'];
  readonly people: Stores['people'];
  readonly chat: Stores['chat'];
  readonly reports: Stores['reports'];
  readonly clock: { now: number };
  /** Nothing is kept yet of what has this name: all tests of a suite share one store. */
  readonly fresh: (name: string) => string;
}

/** Opens an empty store; `remove` comes after it is closed. */
export type OpenStorage = () => Promise<{ readonly storage: Storage; readonly remove: () => Promise<void> }>;

/** A store for the tests of one suite. */
export function storageForTests(open: OpenStorage): () => KeptForTest {
  let kept: KeptForTest | null = null;
  let close = async (): Promise<void> => undefined;
  beforeAll(async () => {
    const { storage, remove } = await open();
    const clock = { now: 1000 };
    let names = 0;
    const fresh = (name: string): string => `${name} ${++names}`;
    kept = { ...storage.at(() => clock.now), meta: storage.meta, clock, fresh };
    close = () => storage.close().then(remove);
  });
  afterAll(() => close());
  return () => {
    if (!kept) throw new Error('the store is not open');
    return kept;
  };
}

export const recordOf = (id: string, change: Partial<TableRecord> = {}): TableRecord => ({
  ...newRecord({
    id,
    game: 'any',
    options: { seats: 2 },
    host: 'p0',
    createdAt: 5,
    secret: '22'.repeat(32),
  }),
  ...change,
});

/** A table that is there, without entries. */
export async function setUp(tables: Stores['tables'], record: TableRecord): Promise<void> {
  expect((await tables.commit({ table: record.id, expect: 0, row: null, record })).ok).toBe(true);
}
