import { err, ok } from '@cubarium/core';
import type { EventStore, Row, StoredTable, TableListing, TableRecord } from '@cubarium/table';
import { createStore as createDatabase, del, entries, get, update } from 'idb-keyval';

/** A table of this device, whole: a log of a match is a few dozen kilobytes. */
interface Kept {
  readonly record: TableRecord;
  readonly rows: readonly Row[];
  readonly seq: number;
}

const database = createDatabase('cubarium', 'tables');

/** Tables of this device in IndexedDB: they survive a reload and flight mode. */
export const deviceStore: EventStore = {
  async commit({ table, expect, row, record }) {
    let conflict = false;
    try {
      await update<Kept>(
        table,
        (kept) => {
          const next = { record: record ?? kept?.record, seq: kept?.seq ?? 0, rows: kept?.rows ?? [] };
          conflict = next.seq !== expect || next.record === undefined;
          if (conflict && kept) return kept;
          if (next.record === undefined) throw new Error('a table without a record');
          return {
            record: next.record,
            seq: next.seq + (row?.count ?? 0),
            rows: row ? [...next.rows, row] : next.rows,
          };
        },
        database,
      );
    } catch {
      return err({ code: 'unavailable' });
    }
    return conflict ? err({ code: 'conflict' }) : ok(undefined);
  },
  async load(table): Promise<StoredTable | null> {
    const kept = await get<Kept>(table, database);
    return kept ? { record: kept.record, seq: kept.seq, snapshot: null } : null;
  },
  async rows(table, from, limit) {
    const kept = await get<Kept>(table, database);
    return (kept?.rows ?? []).filter((row) => row.seq + row.count > from && row.seq < from + limit);
  },
  async saveSnapshot() {
    // The whole log is at hand: there is nothing to save by a cache.
  },
  async list(status): Promise<readonly TableListing[]> {
    const all = await entries<string, Kept>(database);
    return all
      .map(([, { record, seq }]) => ({ record, seq }))
      .filter(({ record }) => record.status === status);
  },
  remove: (table) => del(table, database),
  close: () => Promise.resolve(),
};
