import { err, ok } from '@cubarium/core';
import type {
  Change,
  EventStore,
  Row,
  StoredTable,
  StoreFailure,
  TableListing,
  TableRecord,
} from '@cubarium/table';
import { createStore as createDatabase, del, entries, get, update } from 'idb-keyval';

/** A table of this device, whole: a log of a match is a few dozen kilobytes. */
interface Kept {
  readonly record: TableRecord;
  readonly rows: readonly Row[];
  readonly seq: number;
}

/** Thrown inside a transaction, so that nothing is written: two tabs may have the same table open. */
class Conflict extends Error {}

function changed(kept: Kept | undefined, { expect, row, record }: Change): Kept {
  const { seq, rows, record: before } = kept ?? { seq: 0, rows: [], record: null };
  const after = record ?? before;
  if (seq !== expect || after === null) throw new Conflict();
  return { record: after, seq: seq + (row?.count ?? 0), rows: row ? [...rows, row] : rows };
}

const failure = (error: unknown): StoreFailure => ({
  code: error instanceof Conflict ? 'conflict' : 'unavailable',
});

/** Tables in IndexedDB: they survive a reload and flight mode. */
export function indexedStore(name: string): EventStore {
  const database = createDatabase(name, 'tables');
  return {
    commit: (change) =>
      update<Kept>(change.table, (kept) => changed(kept, change), database).then(
        () => ok(undefined),
        (error: unknown) => err(failure(error)),
      ),
    async load(table): Promise<StoredTable | null> {
      const kept = await get<Kept>(table, database);
      return kept ? { record: kept.record, seq: kept.seq, snapshot: null } : null;
    },
    async rows(table, from, limit) {
      const kept = await get<Kept>(table, database);
      return (kept?.rows ?? []).filter((row) => row.seq + row.count > from && row.seq < from + limit);
    },
    // The whole log is at hand: there is nothing to save by a cache.
    snapshots: null,
    async list(status): Promise<readonly TableListing[]> {
      const all = await entries<string, Kept>(database);
      return all
        .map(([, { record, seq }]) => ({ record, seq }))
        .filter(({ record }) => record.status === status);
    },
    remove: (table) => del(table, database),
    close: () => Promise.resolve(),
  };
}

/** Tables of this device. */
export const deviceStore = indexedStore('cubarium');
