import { setImmediate } from 'node:timers/promises';
import { err, ok, type MatchSnapshot, type Result } from '@cubarium/core';
import {
  namedIn,
  withoutPerson,
  type Change,
  type EventStore,
  type Row,
  type Snapshots,
  type StoreFailure,
  type StoredTable,
  type TableListing,
  type TableRecord,
} from '@cubarium/table';
import { Damaged, isDamage, parseStored } from './damage.ts';
import type { Database } from './database.ts';
import { Heads, numberOf, type Head, type HeadLimits } from './heads.ts';
import { LogReader } from './log-reader.ts';
import type { Op } from './schema.ts';

const STORED: Result<void, StoreFailure> = ok(undefined);

const LAST_MOVE = `
  SELECT t.record ->> '$.zero' + e.body ->> '$[#-1].at' AS n FROM tables t JOIN entries e ON e.row = ?
  WHERE t.key = ? AND json_valid(t.record) AND json_valid(e.body)`;

/** How many rows leave with one write: a long log at once would hold up whoever moves next. */
const REMOVED_AT_ONCE = 500;
const removed = (rows: readonly number[]): Op[] => rows.map((row) => ['removeEntries', row]);

/** As we wrote it, if it is what we wrote. */
const recordOf = (table: string, text: unknown): TableRecord => parseStored(table, text) as TableRecord;

/** Tables in SQLite. Rows are only appended, without an index: each names the one before it of its table. */
export class SqliteStore implements EventStore {
  readonly #database: Database;
  readonly #now: () => number;
  readonly #heads: Heads;
  readonly #logs: LogReader;
  #lastKey: number;

  constructor(database: Database, now: () => number, limits?: HeadLimits) {
    this.#database = database;
    this.#now = now;
    this.#heads = new Heads(database, limits);
    this.#logs = new LogReader(database);
    this.#lastKey = numberOf(database.get('SELECT max(key) AS n FROM tables'));
  }

  commit(change: Change): Promise<Result<void, StoreFailure>> {
    const head = this.#heads.get(change.table);
    if ((head?.seq ?? 0) !== change.expect || (!head && !change.record))
      return Promise.resolve(err({ code: 'conflict' }));
    const kept = head ?? this.#heads.add(change.table, ++this.#lastKey);
    const { row, seq } = kept;
    const ops: Op[] = change.row ? [this.#append(kept, change.row)] : [];
    if (!head)
      ops.unshift(['addTable', kept.key, change.table, change.record?.status ?? '', '', this.#now()]);
    if (change.record) this.#saveRecord(kept, change.record, ops);
    const own = ops.length;
    this.#heads.saveSome(ops);
    const savedHeads = ops.length > own;
    kept.writing++;
    return this.#database.write(ops).then(
      () => {
        this.#settled(kept);
        return STORED;
      },
      () => {
        // Nothing of the batch is there. A table writes one thing at a time, so this is where it was.
        Object.assign(kept, { row, seq, dirty: true });
        if (!head) this.#heads.forget(change.table);
        if (savedHeads) this.#heads.unsaved();
        this.#settled(kept);
        return err({ code: 'unavailable' });
      },
    );
  }

  async load(table: string): Promise<StoredTable | null> {
    const head = await this.#settledHead(table);
    const stored = head && this.#database.get('SELECT record FROM tables WHERE key = ?', head.key);
    if (!head || !stored) return null;
    const record = recordOf(table, stored.record);
    return { record, seq: head.seq, snapshot: this.#snapshot(table, head) };
  }

  async rows(table: string, from: number, limit: number): Promise<readonly Row[]> {
    const head = await this.#settledHead(table);
    try {
      return head ? await this.#logs.rows(head, from, limit) : [];
    } catch (error) {
      throw isDamage(error) ? new Damaged(table) : error;
    }
  }

  readonly snapshots: Snapshots = {
    save: async (table, snapshot) => {
      const head = this.#heads.get(table);
      if (head)
        await this.#database.write([['saveSnapshot', head.key, snapshot.seq, JSON.stringify(snapshot)]]);
    },
  };

  async list(status: TableRecord['status']): Promise<readonly { record: TableRecord; seq: number }[]> {
    await this.#database.drained();
    return this.#database.reader
      .prepare('SELECT id, record, seq FROM tables WHERE status = ? ORDER BY changed_at DESC')
      .all(status)
      .map(({ id, record, seq }) => ({
        record: recordOf(String(id), record),
        seq: this.#heads.seqOf(String(id)) ?? Number(seq),
      }));
  }

  /** The tables of a status, those whose record was last written before a moment; the oldest first. */
  untouched(status: TableRecord['status'], before = Number.MAX_SAFE_INTEGER, limit = -1): readonly string[] {
    return this.#database.reader
      .prepare('SELECT id FROM tables WHERE status = ? AND changed_at <= ? ORDER BY changed_at LIMIT ?')
      .all(status, before, limit)
      .map(({ id }) => String(id));
  }

  /** When something was last entered, on the server's clock. Its record need not have changed since the start. */
  async lastMove(table: string): Promise<number> {
    const head = await this.#settledHead(table);
    const moved = head ? numberOf(this.#database.get(LAST_MOVE, head.row, head.key)) : 0;
    // Who has moved is young again.
    if (head && moved > 0) await this.#database.write([['touchTable', moved, head.key]]);
    return moved;
  }

  async remove(table: string): Promise<void> {
    await this.#database.drained();
    const head = this.#heads.get(table);
    if (!head) return;
    const rows = await this.#rowsBehind(head);
    // The oldest first, so that the others are still found if this is interrupted; nobody opens it meanwhile.
    if (rows.length > REMOVED_AT_ONCE) await this.#database.write([['closeTable', head.key]]);
    while (rows.length > REMOVED_AT_ONCE) await this.#database.write(removed(rows.splice(-REMOVED_AT_ONCE)));
    const ops: Op[] = removed(rows);
    ops.push(['removeSnapshot', head.key], ['removeChat', head.key], ['clearSeats', head.key]);
    ops.push(['removeTable', head.key]);
    this.#heads.forget(table);
    this.#logs.forget(head.key);
    await this.#database.write(ops);
  }

  /** The numbers of all rows of a log, the newest first. */
  async #rowsBehind(head: Head): Promise<number[]> {
    const rows: number[] = [];
    for (let row = head.row; row > 0;) {
      rows.push(row);
      const before = numberOf(
        this.#database.get('SELECT prev AS n FROM entries WHERE row = ? AND table_key = ?', row, head.key),
      );
      row = before < row ? before : 0;
      if (rows.length % REMOVED_AT_ONCE === 0) await setImmediate();
    }
    return rows;
  }

  /** False while the disk takes nothing. */
  get isWritable(): boolean {
    return this.#database.isWritable;
  }

  /** The number of a table in the file; null when it is not there. */
  keyOf(table: string): number | null {
    return this.#heads.get(table)?.key ?? null;
  }

  /** A table without its log: null when it is not there. */
  async peek(table: string): Promise<TableListing | null> {
    const head = await this.#settledHead(table);
    const stored = head && this.#database.get('SELECT record FROM tables WHERE key = ?', head.key);
    return head && stored ? { record: recordOf(table, stored.record), seq: head.seq } : null;
  }

  /** Takes somebody off a table that is not in memory. False when that could not be stored. */
  async forgetAt(table: string, person: string): Promise<boolean> {
    try {
      const stored = await this.peek(table);
      if (!stored) return true;
      const record = withoutPerson(stored.record, person);
      return (await this.commit({ table, expect: stored.seq, row: null, record })).ok;
    } catch (error) {
      if (!isDamage(error)) throw error;
      // Nobody can read this record any more, and nobody could take the name out of it.
      await this.remove(table);
      return true;
    }
  }

  async close(): Promise<void> {
    const ops: Op[] = [];
    this.#heads.saveAll(ops);
    try {
      await this.#database.write(ops);
    } finally {
      // Also on a full disk: the next start finds the heads again.
      await this.#database.close();
    }
  }

  /** A cache that cannot be read is none. */
  #snapshot(table: string, { key }: Head): MatchSnapshot | null {
    const cached = this.#database.get('SELECT body FROM snapshots WHERE table_key = ?', key);
    try {
      return cached ? (parseStored(table, cached.body) as MatchSnapshot) : null;
    } catch {
      return null;
    }
  }

  #settled(head: Head): void {
    head.writing--;
    this.#heads.tidy();
  }

  /** Where a table ends now, as soon as that much can be read; others may be writing on. */
  async #settledHead(table: string): Promise<Head | null> {
    const head = this.#heads.get(table);
    const now = head && { ...head };
    await this.#database.drained();
    return now;
  }

  #append(head: Head, row: Row): Op {
    const before = head.row;
    const id = this.#heads.append(head, row.count);
    return ['addEntries', id, head.key, row.seq, row.count, before, row.command, row.text];
  }

  #saveRecord(head: Head, record: TableRecord, ops: Op[]): void {
    ops.push([
      'saveRecord',
      record.status,
      JSON.stringify(record),
      head.row,
      head.seq,
      this.#now(),
      head.key,
    ]);
    ops.push(['clearSeats', head.key]);
    const seated = new Set(record.seats.map(({ person }) => person));
    for (const person of namedIn(record)) ops.push(['addSeat', person, head.key, seated.has(person) ? 1 : 0]);
    head.dirty = false;
  }
}
