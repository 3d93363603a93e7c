import type { MatchSnapshot, Result, TableStatus } from '@cubarium/core';
import type {
  Change,
  Row,
  Snapshots,
  StoredTable,
  StoreFailure,
  TableListing,
  TableRecord,
} from '@cubarium/table';
import { Damaged, parseStored } from '../../ports/failures.ts';
import type { Part, TableStore, Trace, Untouched } from '../../ports/stores.ts';
import { Commits, type CommitsParts } from './commits.ts';
import { CODE_OF } from './schema.ts';
import type { Connection, Found } from './connection.ts';

/** The row that holds an entry is the last that does not begin after it: found by the key, however long the log. */
const ROWS = `
  SELECT e.seq, e.count, e.command, e.body FROM tables t JOIN entries e ON e.table_key = t.key
  WHERE t.id = $1 AND e.seq < $3::int
    AND e.seq >= coalesce((SELECT max(b.seq) FROM entries b WHERE b.table_key = t.key AND b.seq <= $2::int), 0)
    AND e.seq + e.count > $2::int
  ORDER BY e.seq`;
const LAST_ROW = `
  SELECT t.record, e.body FROM tables t JOIN entries e ON e.table_key = t.key
  WHERE t.id = $1 ORDER BY e.seq DESC LIMIT 1`;
const LOAD = `
  SELECT t.record, t.seq, s.body FROM tables t LEFT JOIN snapshots s ON s.table_key = t.key WHERE t.id = $1`;
const SAVE_SNAPSHOT = `
  INSERT INTO snapshots (table_key, seq, body) SELECT key, $2::int, $3::text FROM tables WHERE id = $1
  ON CONFLICT (table_key) DO UPDATE SET seq = excluded.seq, body = excluded.body`;
const UNTOUCHED = `
  SELECT id FROM tables WHERE status = $1 AND changed_at <= $2::bigint ORDER BY changed_at, key LIMIT $3::bigint`;
const OPEN_NAMING = `
  SELECT t.id, t.record FROM seats s JOIN tables t ON t.key = s.table_key
  WHERE s.person = $1 AND t.status = 'open' AND t.changed_at > $2::bigint`;
const NAMED = 'SELECT t.key, t.id FROM seats s JOIN tables t ON t.key = s.table_key WHERE s.person = $1';
const REMOVE = `
  WITH gone AS (DELETE FROM tables WHERE id = $1 RETURNING key),
    log AS (DELETE FROM entries e USING gone WHERE e.table_key = gone.key),
    cache AS (DELETE FROM snapshots s USING gone WHERE s.table_key = gone.key),
    said AS (DELETE FROM chat c USING gone WHERE c.table_key = gone.key)
  DELETE FROM seats s USING gone WHERE s.table_key = gone.key`;

const WITH_CODE = `
  SELECT id FROM tables WHERE ${CODE_OF} = $1 AND status IN ('open', 'running') ORDER BY key DESC LIMIT 1`;

const LATEST = Number.MAX_SAFE_INTEGER;
const MOST_ENTRIES = 2_147_483_647;

/** As we wrote it, if it is what we wrote. */
const recordOf = (table: string, text: unknown): TableRecord => parseStored(table, text) as TableRecord;

/** Tables in PostgreSQL. */
export class PostgresTables implements TableStore {
  readonly #connection: Connection;
  readonly #commits: Commits;

  constructor(parts: CommitsParts) {
    this.#connection = parts.connection;
    this.#commits = new Commits(parts);
  }

  get isWritable(): boolean {
    return this.#connection.isWritable;
  }

  commit(change: Change): Promise<Result<void, StoreFailure>> {
    return this.#commits.add(change);
  }

  async load(table: string): Promise<StoredTable | null> {
    const found = await this.#one(LOAD, table);
    if (!found) return null;
    const record = recordOf(table, found.record);
    return { record, seq: Number(found.seq), snapshot: snapshotOf(table, found.body) };
  }

  async rows(table: string, from: number, limit: number): Promise<readonly Row[]> {
    const until = Math.min(from + limit, MOST_ENTRIES);
    const found = await this.#connection.query(ROWS, table, from, until);
    return found.map(({ seq, count, command, body }) => ({
      seq: Number(seq),
      count: Number(count),
      command: typeof command === 'string' ? command : null,
      text: String(body),
    }));
  }

  readonly snapshots: Snapshots = {
    save: async (table, snapshot) => {
      await this.#connection.query(SAVE_SNAPSHOT, table, snapshot.seq, JSON.stringify(snapshot));
    },
  };

  async list(status: TableStatus): Promise<readonly TableListing[]> {
    const sql = 'SELECT id, record, seq FROM tables WHERE status = $1 ORDER BY changed_at DESC, key DESC';
    const found = await this.#connection.query(sql, status);
    return found.map(({ id, record, seq }) => ({ record: recordOf(String(id), record), seq: Number(seq) }));
  }

  async peek(table: string): Promise<TableListing | null> {
    const found = await this.#one('SELECT record, seq FROM tables WHERE id = $1', table);
    return found ? { record: recordOf(table, found.record), seq: Number(found.seq) } : null;
  }

  async untouched(status: TableStatus, which: Untouched = {}): Promise<readonly string[]> {
    const found = await this.#connection.query(
      UNTOUCHED,
      status,
      which.before ?? LATEST,
      which.limit ?? LATEST,
    );
    return found.map(({ id }) => String(id));
  }

  async lastMove(table: string): Promise<number> {
    const last = await this.#one(LAST_ROW, table);
    const moved = last ? momentOf(table, last) : 0;
    const touch = 'UPDATE tables SET changed_at = greatest(changed_at, $2::bigint) WHERE id = $1';
    // Who has moved is young again.
    if (moved > 0) await this.#connection.query(touch, table, moved);
    return moved;
  }

  async tablesOf(person: string, limit: number): Promise<readonly string[]> {
    const sql = `${NAMED} AND s.seated ORDER BY s.table_key DESC LIMIT $2::bigint`;
    return (await this.#connection.query(sql, person, limit)).map(({ id }) => String(id));
  }

  async tablesNaming(person: string, { after, limit }: Part): Promise<readonly Trace[]> {
    const sql = `${NAMED} AND s.table_key > $2::bigint ORDER BY s.table_key LIMIT $3::bigint`;
    const found = await this.#connection.query(sql, person, after, limit);
    return found.map(({ key, id }) => ({ place: Number(key), table: String(id) }));
  }

  async openOf(host: string, after: number): Promise<readonly string[]> {
    const found = await this.#connection.query(OPEN_NAMING, host, after);
    return found.filter(({ record }) => hostOf(record) === host).map(({ id }) => String(id));
  }

  async withCode(code: string): Promise<string | null> {
    const [found] = await this.#connection.query(WITH_CODE, code);
    return found ? String(found.id) : null;
  }

  async remove(table: string): Promise<void> {
    await this.#commits.settled();
    await this.#connection.query(REMOVE, table);
  }

  /** What was begun is finished; the connection is its owner's to close. */
  close(): Promise<void> {
    return this.#commits.settled();
  }

  async #one(sql: string, table: string): Promise<Found | undefined> {
    return (await this.#connection.query(sql, table))[0];
  }
}

/** Null for a record that makes no sense: whoever opens it is told. */
function hostOf(record: unknown): string | null {
  try {
    return recordOf('', record).host;
  } catch {
    return null;
  }
}

/** When the last entry of a row was entered, on the server's clock. */
function momentOf(table: string, { record, body }: Found): number {
  const { zero } = recordOf(table, record);
  const entries = parseStored(table, body);
  const last: unknown = Array.isArray(entries) ? entries.at(-1) : null;
  if (typeof last !== 'object' || last === null || !('at' in last)) throw new Damaged(table);
  return (zero ?? 0) + Number(last.at);
}

/** A cache that cannot be read is none. */
function snapshotOf(table: string, text: unknown): MatchSnapshot | null {
  try {
    return typeof text === 'string' ? (parseStored(table, text) as MatchSnapshot) : null;
  } catch {
    return null;
  }
}
