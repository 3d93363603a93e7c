import { err, ok, type Result } from '@cubarium/core';
import { namedIn, type Change, type StoreFailure } from '@cubarium/table';
import type { Connection } from './connection.ts';
import { isRace } from './trouble.ts';

/**
 * Many tables in one statement, so in one transaction and one round trip. A table moves on only from the number of
 * entries its writer knows, and takes no entries after its end; who comes second finds nothing to change. Among many
 * nodes only the holder changes it: a change of the record alone leaves the number of entries as it was.
 */
const COMMIT = `
  WITH wanted AS (
    SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::text[], $6::text[], $7::text[])
      AS w (id, expect, count, command, body, status, record)
  ), named AS (
    SELECT * FROM unnest($8::text[], $9::text[], $10::boolean[]) AS n (id, person, seated)
  ), moved AS (
    UPDATE tables t SET seq = t.seq + w.count, status = coalesce(w.status, t.status),
      record = coalesce(w.record, t.record),
      changed_at = CASE WHEN w.record IS NULL THEN t.changed_at ELSE $11::bigint END
    FROM wanted w WHERE t.id = w.id AND t.seq = w.expect AND (w.count = 0 OR t.status <> 'ended')
      AND ($12::bigint IS NULL OR t.holder = $12::bigint)
    RETURNING t.key, t.id
  ), made AS (
    INSERT INTO tables (id, status, record, seq, changed_at, holder)
    SELECT w.id, w.status, w.record, w.count, $11::bigint, $12::bigint FROM wanted w
    WHERE w.expect = 0 AND w.record IS NOT NULL AND NOT EXISTS (SELECT 1 FROM tables t WHERE t.id = w.id)
    ON CONFLICT (id) DO NOTHING RETURNING key, id
  ), done AS (
    SELECT key, id FROM moved UNION ALL SELECT key, id FROM made
  ), logged AS (
    INSERT INTO entries (table_key, seq, count, command, body)
    SELECT d.key, w.expect, w.count, w.command, w.body FROM done d JOIN wanted w ON w.id = d.id WHERE w.count > 0
  ), stood_up AS (
    DELETE FROM seats s USING done d, wanted w
    WHERE s.table_key = d.key AND w.id = d.id AND w.record IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM named n WHERE n.id = d.id AND n.person = s.person)
  ), sat_down AS (
    INSERT INTO seats (person, table_key, seated)
    SELECT n.person, d.key, n.seated FROM named n JOIN done d ON d.id = n.id
    ON CONFLICT (person, table_key) DO UPDATE SET seated = excluded.seated
  )
  SELECT id FROM done`;

const STORED: Result<void, StoreFailure> = ok(undefined);
const CONFLICT: Result<void, StoreFailure> = err({ code: 'conflict' });
const UNAVAILABLE: Result<void, StoreFailure> = err({ code: 'unavailable' });
const MOST_AT_ONCE = 500;
const MOST_RACES = 5;

interface Waiting {
  readonly change: Change;
  readonly resolve: (done: Result<void, StoreFailure>) => void;
}

export interface CommitsParts {
  readonly connection: Connection;
  readonly now: () => number;
  readonly onWritten: (written: { readonly ops: number; readonly ms: number }) => void;
  /** The number of this node; null for a server that has the database to itself. */
  readonly holder: number | null;
}

/** What arrives while the database is busy goes with the next statement together. */
export class Commits {
  readonly #parts: CommitsParts;
  #waiting: Waiting[] = [];
  #running: Promise<void> | null = null;

  constructor(parts: CommitsParts) {
    this.#parts = parts;
  }

  add(change: Change): Promise<Result<void, StoreFailure>> {
    return new Promise((resolve) => {
      this.#waiting.push({ change, resolve });
      this.#running ??= this.#run();
    });
  }

  /** When everything that was handed over has been answered. */
  async settled(): Promise<void> {
    while (this.#running) await this.#running;
  }

  async #run(): Promise<void> {
    // What arrives in this turn of the event loop goes together.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#waiting.length > 0) {
      const batch = this.#next();
      const done = await this.#write(batch.map(({ change }) => change));
      for (const { change, resolve } of batch)
        resolve(done === null ? UNAVAILABLE : done.has(change.table) ? STORED : CONFLICT);
    }
    this.#running = null;
  }

  /** At most one change of each table, in the order in which they were made. */
  #next(): readonly Waiting[] {
    const tables = new Set<string>();
    const batch: Waiting[] = [];
    const rest: Waiting[] = [];
    for (const waiting of this.#waiting) {
      const { table } = waiting.change;
      const fits = batch.length < MOST_AT_ONCE && !tables.has(table);
      (fits ? batch : rest).push(waiting);
      tables.add(table);
    }
    this.#waiting = rest;
    return batch;
  }

  /** The tables that were changed; null when nothing could be. */
  async #write(changes: readonly Change[], races = 0): Promise<ReadonlySet<string> | null> {
    const { connection, now, onWritten, holder } = this.#parts;
    const started = performance.now();
    try {
      const found = await connection.query(COMMIT, ...columnsOf(changes), now(), holder);
      onWritten({ ops: changes.length, ms: performance.now() - started });
      return new Set(found.map(({ id }) => String(id)));
    } catch (error) {
      return isRace(error) && races < MOST_RACES ? this.#write(changes, races + 1) : null;
    }
  }
}

function columnsOf(changes: readonly Change[]) {
  const named = changes.flatMap(({ table, record }) => {
    const seated = new Set(record?.seats.map(({ person }) => person));
    return record
      ? [...namedIn(record)].map((person) => ({ table, person, seated: seated.has(person) }))
      : [];
  });
  return [
    changes.map(({ table }) => table),
    changes.map((change) => change.expect),
    changes.map(({ row }) => row?.count ?? 0),
    changes.map(({ row }) => row?.command ?? null),
    changes.map(({ row }) => row?.text ?? null),
    changes.map(({ record }) => record?.status ?? null),
    changes.map(({ record }) => record && JSON.stringify(record)),
    named.map(({ table }) => table),
    named.map(({ person }) => person),
    named.map(({ seated }) => seated),
  ] as const;
}
