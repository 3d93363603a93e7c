import { err, ok, type MatchSnapshot, type Result } from '@cubarium/core';
import type {
  Change,
  EventStore,
  Row,
  StoreFailure,
  StoredTable,
  TableListing,
  TableRecord,
} from '@cubarium/table';
import type { Database } from './database.ts';
import type { Op } from './schema.ts';

/** Where a table ends in the file. */
interface Head {
  readonly key: number;
  /** The last row; 0 for none. */
  row: number;
  seq: number;
  /** True while `tables` does not know it yet. */
  dirty: boolean;
}

/** After so many rows the heads are written down, which bounds what a start has to read. */
const HEADS_EVERY = 4096;
const HEADS_KEPT = 4096;

/**
 * Tables in SQLite. Rows are only appended, without an index: each names the one before it of its table, and the
 * last of each is kept in memory, written down from time to time, and found again at the start by reading what
 * was appended since.
 */
export class SqliteStore implements EventStore {
  readonly #database: Database;
  readonly #now: () => number;
  readonly #heads = new Map<string, Head>();
  #lastRow: number;
  #lastKey: number;
  #sinceHeads = 0;

  constructor(database: Database, now: () => number) {
    this.#database = database;
    this.#now = now;
    this.#lastRow = numberOf(database.get('SELECT max(row) AS n FROM entries'));
    this.#lastKey = numberOf(database.get('SELECT max(key) AS n FROM tables'));
    this.#findHeads();
  }

  async commit(change: Change): Promise<Result<void, StoreFailure>> {
    const head = this.#head(change.table);
    if ((head?.seq ?? 0) !== change.expect || (!head && !change.record)) return err({ code: 'conflict' });
    const ops: Op[] = [];
    const kept = head ?? this.#addTable(change, ops);
    if (change.row) this.#append(kept, change.row, ops);
    if (change.record) this.#saveRecord(kept, change.record, ops);
    if (this.#sinceHeads >= HEADS_EVERY) this.#saveHeads(ops);
    try {
      await this.#database.write(ops);
      return ok(undefined);
    } catch {
      // Nothing of the batch is there: what is in memory is forgotten and read again.
      this.#heads.clear();
      this.#findHeads();
      return err({ code: 'unavailable' });
    }
  }

  async load(table: string): Promise<StoredTable | null> {
    const head = await this.#settledHead(table);
    const stored = head && this.#database.get('SELECT record FROM tables WHERE key = ?', head.key);
    if (!head || !stored) return null;
    const cached = this.#database.get('SELECT body FROM snapshots WHERE table_key = ?', head.key);
    const snapshot = cached ? (JSON.parse(String(cached.body)) as MatchSnapshot) : null;
    const rows = this.#walk(head, snapshot?.seq ?? 0);
    return { record: JSON.parse(String(stored.record)) as TableRecord, seq: head.seq, snapshot, rows };
  }

  async rows(table: string, from: number): Promise<readonly Row[]> {
    const head = await this.#settledHead(table);
    return head ? this.#walk(head, from) : [];
  }

  async saveSnapshot(table: string, snapshot: MatchSnapshot): Promise<void> {
    const head = this.#head(table);
    if (head)
      await this.#database.write([['saveSnapshot', head.key, snapshot.seq, JSON.stringify(snapshot)]]);
  }

  async list(status: TableRecord['status']): Promise<readonly { record: TableRecord; seq: number }[]> {
    await this.#database.drained();
    return this.#database.reader
      .prepare('SELECT id, record, seq FROM tables WHERE status = ? ORDER BY changed_at DESC')
      .all(status)
      .map((found) => ({
        record: JSON.parse(String(found.record)) as TableRecord,
        seq: this.#heads.get(String(found.id))?.seq ?? Number(found.seq),
      }));
  }

  async remove(table: string): Promise<void> {
    await this.#database.drained();
    const head = this.#head(table);
    if (!head) return;
    const ops: Op[] = [];
    for (let row = head.row; row > 0;) {
      ops.push(['removeEntries', row]);
      row = numberOf(this.#database.get('SELECT prev AS n FROM entries WHERE row = ?', row));
    }
    ops.push(['removeSnapshot', head.key], ['removeChat', head.key], ['clearSeats', head.key]);
    ops.push(['removeTable', head.key]);
    this.#heads.delete(table);
    await this.#database.write(ops);
  }

  /** The number of a table in the file; null when it is not there. */
  keyOf(table: string): number | null {
    return this.#head(table)?.key ?? null;
  }

  /** A table without its log: null when it is not there. */
  async peek(table: string): Promise<TableListing | null> {
    const head = await this.#settledHead(table);
    const stored = head && this.#database.get('SELECT record FROM tables WHERE key = ?', head.key);
    return head && stored
      ? { record: JSON.parse(String(stored.record)) as TableRecord, seq: head.seq }
      : null;
  }

  /** The tables somebody sits at, the newest first. */
  tablesOf(person: string): readonly string[] {
    return this.#database.reader
      .prepare(
        'SELECT t.id AS id FROM seats s JOIN tables t ON t.key = s.table_key WHERE s.person = ? ORDER BY t.changed_at DESC LIMIT 200',
      )
      .all(person)
      .map((found) => String(found.id));
  }

  async close(): Promise<void> {
    const ops: Op[] = [];
    this.#saveHeads(ops);
    await this.#database.write(ops);
    await this.#database.close();
  }

  #head(table: string): Head | null {
    const known = this.#heads.get(table);
    if (known) return known;
    const found = this.#database.get('SELECT key, head, seq FROM tables WHERE id = ?', table);
    if (!found) return null;
    const head = { key: Number(found.key), row: Number(found.head), seq: Number(found.seq), dirty: false };
    this.#heads.set(table, head);
    return head;
  }

  /** Where a table ends now, as soon as that much can be read; others may be writing on. */
  async #settledHead(table: string): Promise<Head | null> {
    const head = this.#head(table);
    const now = head && { ...head };
    await this.#database.drained();
    return now;
  }

  #addTable({ table, record }: Change, ops: Op[]): Head {
    const head: Head = { key: ++this.#lastKey, row: 0, seq: 0, dirty: true };
    this.#heads.set(table, head);
    ops.push(['addTable', head.key, table, record?.status ?? '', '', this.#now()]);
    return head;
  }

  #append(head: Head, row: Row, ops: Op[]): void {
    const id = ++this.#lastRow;
    ops.push(['addEntries', id, head.key, row.seq, row.count, head.row, row.command, row.text]);
    head.row = id;
    head.seq += row.count;
    head.dirty = true;
    this.#sinceHeads++;
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
    for (const { person } of record.seats) if (person !== null) ops.push(['addSeat', person, head.key]);
    head.dirty = false;
  }

  #saveHeads(ops: Op[]): void {
    for (const head of this.#heads.values()) {
      if (head.dirty) ops.push(['saveHead', head.row, head.seq, head.key]);
      head.dirty = false;
    }
    ops.push(['saveMeta', 'headsUpTo', this.#lastRow]);
    this.#sinceHeads = 0;
    if (this.#heads.size > HEADS_KEPT) this.#forgetHeads();
  }

  /** They can be read again as soon as this batch is written. */
  #forgetHeads(): void {
    void this.#database.drained().then(() => {
      for (const [table, head] of this.#heads) if (!head.dirty) this.#heads.delete(table);
    });
  }

  #findHeads(): void {
    const upTo = numberOf(this.#database.get(`SELECT value AS n FROM meta WHERE key = 'headsUpTo'`));
    const newer = this.#database.reader.prepare(
      `SELECT t.id AS id, e.table_key AS key, max(e.row) AS row FROM entries e JOIN tables t ON t.key = e.table_key
       WHERE e.row > ? GROUP BY e.table_key`,
    );
    for (const found of newer.all(upTo)) {
      const row = Number(found.row);
      const last = this.#database.get('SELECT seq + count AS n FROM entries WHERE row = ?', row);
      this.#heads.set(String(found.id), { key: Number(found.key), row, seq: numberOf(last), dirty: true });
    }
  }

  #walk(head: Head, from: number): readonly Row[] {
    const rows: Row[] = [];
    const read = this.#database.reader.prepare(
      'SELECT seq, count, prev, command, body FROM entries WHERE row = ?',
    );
    for (let next = head.row; next > 0;) {
      const found = read.get(next);
      if (!found) throw new Error(`row ${next} is missing`);
      const row: Row = {
        seq: Number(found.seq),
        count: Number(found.count),
        command: found.command === null ? null : String(found.command),
        text: String(found.body),
      };
      if (row.seq + row.count <= from) break;
      rows.push(row);
      next = Number(found.prev);
    }
    return rows.reverse();
  }
}

const numberOf = (found: Record<string, unknown> | undefined): number => Number(found?.n ?? 0);
