import { err, ok, type MatchSnapshot, type Result } from '@cubarium/core';
import type { TableRecord } from './record.ts';
import type { Change, EventStore, Row, StoreFailure } from './store.ts';

interface Kept {
  record: TableRecord;
  rows: Row[];
  seq: number;
  snapshot: MatchSnapshot | null;
}

/** Keeps tables as long as the process lives: for tests, and for tables of one evening. */
export function memoryStore(): EventStore {
  const tables = new Map<string, Kept>();
  return {
    commit: async (change) => commit(tables, change),
    async load(table) {
      const kept = tables.get(table);
      if (!kept) return null;
      const { record, seq, snapshot } = kept;
      return { record, seq, snapshot };
    },
    async rows(table, from, limit) {
      return (tables.get(table)?.rows ?? []).filter(
        (row) => row.seq + row.count > from && row.seq < from + limit,
      );
    },
    snapshots: {
      async save(table, snapshot) {
        const kept = tables.get(table);
        if (kept) kept.snapshot = snapshot;
      },
    },
    async list(status) {
      return [...tables.values()]
        .filter((kept) => kept.record.status === status)
        .map(({ record, seq }) => ({ record, seq }));
    },
    async remove(table) {
      tables.delete(table);
    },
    async close() {},
  };
}

function commit(tables: Map<string, Kept>, change: Change): Result<void, StoreFailure> {
  const { table, expect, row, record } = change;
  const kept = tables.get(table);
  if ((kept?.seq ?? 0) !== expect) return err({ code: 'conflict' });
  if (kept === undefined) {
    if (record === null) return err({ code: 'conflict' });
    tables.set(table, { record, rows: row ? [row] : [], seq: row?.count ?? 0, snapshot: null });
    return ok(undefined);
  }
  if (record) kept.record = record;
  if (row) {
    kept.rows.push(row);
    kept.seq += row.count;
  }
  return ok(undefined);
}
