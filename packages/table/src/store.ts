import type { MatchSnapshot, Result, TableStatus } from '@cubarium/core';
import type { TableRecord } from './record.ts';

/** What one command wrote: it is stored whole or not at all, and never changed. */
export interface Row {
  /** The number of its first entry. */
  readonly seq: number;
  readonly count: number;
  /** Who sent the command and its id; null for what the table did by itself. */
  readonly command: string | null;
  /** The entries as a JSON array. */
  readonly text: string;
}

/** One step in the life of a table. */
export interface Change {
  readonly table: string;
  /** How many entries the writer knows of: another number in the store is a conflict. */
  readonly expect: number;
  readonly row: Row | null;
  /** The record, when it changed. */
  readonly record: TableRecord | null;
}

export interface StoreFailure {
  readonly code: 'conflict' | 'unavailable';
}

export interface StoredTable {
  readonly record: TableRecord;
  readonly seq: number;
  /** The newest cache, if there is one. */
  readonly snapshot: MatchSnapshot | null;
}

export interface TableListing {
  readonly record: TableRecord;
  readonly seq: number;
}

/** Spares reading long logs. A cache: it may be lost. */
export interface Snapshots {
  save(table: string, snapshot: MatchSnapshot): Promise<void>;
}

/**
 * Where tables are kept. `commit` is durable when it resolves; commits of one table are stored in the order in
 * which they were made.
 */
export interface EventStore {
  /** Writes nothing at all when it fails. Who creates a table gives its record and expects no entries. */
  commit(change: Change): Promise<Result<void, StoreFailure>>;
  load(table: string): Promise<StoredTable | null>;
  /** The rows that hold the entries from `from` to before `from + limit`, oldest first. */
  rows(table: string, from: number, limit: number): Promise<readonly Row[]>;
  /** Null for a store that keeps none: then `load` gives none, and the whole log is read. */
  readonly snapshots: Snapshots | null;
  list(status: TableStatus): Promise<readonly TableListing[]>;
  /** Forgets a table that never started, or whose people are gone. */
  remove(table: string): Promise<void>;
  close(): Promise<void>;
}

/** How many entries of a log are read in one go: a log may be long, and others wait. */
export const PAGE = 500;

/** A log from an entry on, page by page. */
export async function* pagesOf(
  store: EventStore,
  table: string,
  from = 0,
): AsyncGenerator<readonly Row[], void> {
  for (let next = from; ;) {
    const rows = await store.rows(table, next, PAGE);
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    next = last.seq + last.count;
  }
}

/** A whole log, where nobody waits. */
export async function wholeLog(store: EventStore, table: string): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for await (const page of pagesOf(store, table)) rows.push(...page);
  return rows;
}
