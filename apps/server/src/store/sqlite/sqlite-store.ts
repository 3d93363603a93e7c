import { err, ok, type MatchSnapshot, type Result, type TableStatus } from '@cubarium/core';
import {
  namedIn,
  type Change,
  type Row,
  type Snapshots,
  type StoreFailure,
  type StoredTable,
  type TableListing,
  type TableRecord,
} from '@cubarium/table';
import { Damaged, isDamage, parseStored } from '../../ports/failures.ts';
import type { Part, TableStore, Trace, Untouched } from '../../ports/stores.ts';
import type { Database } from './database.ts';
import { Heads, numberOf, type Head, type HeadLimits } from './heads.ts';
import { LogReader } from './log-reader.ts';
import { removeLog } from './log-removal.ts';
import { CODE_OF, type Op } from './schema.ts';

const WITH_CODE = `SELECT id FROM tables WHERE ${CODE_OF} = ? AND status IN ('open', 'running') ORDER BY key DESC`;

const STORED: Result<void, StoreFailure> = ok(undefined);

const LAST_MOVE = `
  SELECT t.record ->> '$.zero' + e.body ->> '$[#-1].at' AS n FROM tables t JOIN entries e ON e.row = ?
  WHERE t.key = ? AND json_valid(t.record) AND json_valid(e.body)`;
const UNTOUCHED = 'SELECT id FROM tables WHERE status = ? AND changed_at <= ? ORDER BY changed_at LIMIT ?';
const NAMED = 'SELECT t.key, t.id FROM seats s JOIN tables t ON t.key = s.table_key WHERE s.person = ?';
const TABLES_OF = `${NAMED} AND s.seated ORDER BY s.table_key DESC LIMIT ?`;
const OPEN_OF = `
  SELECT t.id FROM seats s JOIN tables t ON t.key = s.table_key
  WHERE s.person = ? AND t.status = 'open' AND t.changed_at > ?
  AND json_valid(t.record) AND t.record ->> '$.host' = s.person`;
const TABLES_NAMING = `${NAMED} AND s.table_key > ? ORDER BY s.table_key LIMIT ?`;

/** As we wrote it, if it is what we wrote. */
const recordOf = (table: string, text: unknown): TableRecord => parseStored(table, text) as TableRecord;

/** Tables in SQLite. Rows are only appended, without an index: each names the one before it of its table. */
export class SqliteStore implements TableStore {
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

  async list(status: TableStatus): Promise<readonly TableListing[]> {
    await this.#database.drained();
    return this.#database
      .all('SELECT id, record, seq FROM tables WHERE status = ? ORDER BY changed_at DESC', status)
      .map(({ id, record, seq }) => ({
        record: recordOf(String(id), record),
        seq: this.#heads.seqOf(String(id)) ?? Number(seq),
      }));
  }

  async untouched(status: TableStatus, which: Untouched = {}): Promise<readonly string[]> {
    const { before = Number.MAX_SAFE_INTEGER, limit = -1 } = which;
    return this.#database.all(UNTOUCHED, status, before, limit).map(({ id }) => String(id));
  }

  async withCode(code: string): Promise<string | null> {
    await this.#database.drained();
    const found = this.#database.get(WITH_CODE, code);
    return found ? String(found.id) : null;
  }

  async lastMove(table: string): Promise<number> {
    const head = await this.#settledHead(table);
    const moved = head ? numberOf(this.#database.get(LAST_MOVE, head.row, head.key)) : 0;
    // Who has moved is young again.
    if (head && moved > 0) await this.#database.write([['touchTable', moved, head.key]]);
    return moved;
  }

  async tablesOf(person: string, limit: number): Promise<readonly string[]> {
    return this.#database.all(TABLES_OF, person, limit).map(({ id }) => String(id));
  }

  async openOf(host: string, after: number): Promise<readonly string[]> {
    return this.#database.all(OPEN_OF, host, after).map(({ id }) => String(id));
  }

  async tablesNaming(person: string, { after, limit }: Part): Promise<readonly Trace[]> {
    const found = this.#database.all(TABLES_NAMING, person, after, limit);
    return found.map(({ key, id }) => ({ place: Number(key), table: String(id) }));
  }

  async remove(table: string): Promise<void> {
    await this.#database.drained();
    const head = this.#heads.get(table);
    if (!head) return;
    const ops = await removeLog(this.#database, head);
    ops.push(['removeSnapshot', head.key], ['removeChat', head.key], ['clearSeats', head.key]);
    ops.push(['removeTable', head.key]);
    this.#heads.forget(table);
    this.#logs.forget(head.key);
    await this.#database.write(ops);
  }

  get isWritable(): boolean {
    return this.#database.isWritable;
  }

  /** The number of a table in the file; null when it is not there. */
  keyOf(table: string): number | null {
    return this.#heads.get(table)?.key ?? null;
  }

  async peek(table: string): Promise<TableListing | null> {
    const head = await this.#settledHead(table);
    const stored = head && this.#database.get('SELECT record FROM tables WHERE key = ?', head.key);
    return head && stored ? { record: recordOf(table, stored.record), seq: head.seq } : null;
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
