// The thread that writes: waiting for the disk must not hold up the tables.
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import {
  FOLD,
  LOG_LENGTH,
  MIGRATIONS,
  PLACES,
  STATEMENTS,
  type Batch,
  type StatementName,
} from './schema.ts';
import { sqliteTrouble, type Trouble } from './trouble.ts';

export interface WriterData {
  readonly file: string;
  /** How long somebody else may hold the file before a write fails. */
  readonly busyMs: number;
}

/** A batch; or to fold back what is left of the log; or to end. */
export type WriterMessage = Batch | 'fold' | null;

/** How much of the write-ahead log counted when this batch was safe on the disk. */
export interface LogLength {
  readonly pages: number;
  /**
   * Reckoned, never asked of the file: whoever looks at a file's times makes Linux renew them with the next write,
   * and then every sync would have to write them down as well.
   */
  readonly bytes: number;
}

/** By SQLite's file format: the log begins with a head, and so does every page in it. */
const LOG_HEAD_BYTES = 32;
const PAGE_HEAD_BYTES = 24;

/** Why the file cannot be written; `later` when a newer server has made it. */
export interface Unfit {
  readonly trouble: Trouble | 'later';
}

export type WriterAnswer =
  | { readonly kind: 'ready' }
  | ({ readonly kind: 'unfit' } & Unfit)
  | { readonly kind: 'written'; readonly log: LogLength }
  | { readonly kind: 'failed'; readonly message: string; readonly trouble: Trouble | null };

class LaterVersion extends Error {}
class NotOurs extends Error {}

function migrate(database: DatabaseSync): void {
  const found = Number(database.prepare('PRAGMA user_version').get()?.user_version ?? 0);
  if (found > MIGRATIONS.length) throw new LaterVersion();
  if (found === 0 && database.prepare('SELECT 1 FROM sqlite_schema').get()) throw new NotOurs();
  for (const [index, step] of MIGRATIONS.entries()) {
    if (index < found) continue;
    database.exec(`BEGIN; ${step}; PRAGMA user_version = ${index + 1}; COMMIT`);
  }
}

function open({ file, busyMs }: WriterData): DatabaseSync {
  const database = new DatabaseSync(file);
  // FULL: a commit returns when the write-ahead log is on the disk. Nobody is told anything before that.
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA busy_timeout = ${busyMs};
    PRAGMA wal_autocheckpoint = 0;
  `);
  migrate(database);
  // A file that may only be read is opened without a word: better told now than with the first move.
  database.exec(`BEGIN IMMEDIATE; PRAGMA user_version = ${MIGRATIONS.length}; ROLLBACK`);
  return database;
}

class Writer {
  readonly #database: DatabaseSync;
  readonly #pageBytes: number;
  readonly #prepared = new Map<StatementName, StatementSync>();
  readonly #logLength: StatementSync;
  readonly #fold: StatementSync;

  constructor(data: WriterData) {
    this.#database = open(data);
    this.#pageBytes = Number(this.#database.prepare('PRAGMA page_size').get()?.page_size);
    this.#logLength = this.#database.prepare(LOG_LENGTH);
    this.#fold = this.#database.prepare(FOLD);
  }

  write({ names, values }: Batch): WriterAnswer {
    try {
      this.#database.exec('BEGIN IMMEDIATE');
      let at = 0;
      for (const name of names) {
        const end = at + PLACES[name];
        this.#statement(name).run(...values.slice(at, end));
        at = end;
      }
      this.#database.exec('COMMIT');
    } catch (error) {
      this.#rollBack();
      return { kind: 'failed', message: String(error), trouble: sqliteTrouble(error) };
    }
    const pages = Number(this.#logLength.get()?.log);
    const bytes = LOG_HEAD_BYTES + pages * (PAGE_HEAD_BYTES + this.#pageBytes);
    return { kind: 'written', log: { pages, bytes } };
  }

  #rollBack(): void {
    try {
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
    } catch {
      // SQLite has done it by itself, or does so before the next transaction.
    }
  }

  /** The log begins anew with the next batch if nothing is left of it. */
  fold(): void {
    try {
      this.#fold.get();
    } catch {
      // It stays as long as it is, which costs room and nothing else; there will be another time.
    }
  }

  close(): void {
    this.#database.close();
  }

  #statement(name: StatementName): StatementSync {
    const known = this.#prepared.get(name) ?? this.#database.prepare(STATEMENTS[name]);
    this.#prepared.set(name, known);
    return known;
  }
}

function run(port: NonNullable<typeof parentPort>, data: WriterData): void {
  const answer = (message: WriterAnswer): void => port.postMessage(message);
  const writer = openWriter(data);
  if (!(writer instanceof Writer)) return answer({ kind: 'unfit', ...writer });
  port.on('message', (message: WriterMessage) => {
    if (message === 'fold') return writer.fold();
    if (message !== null) return answer(writer.write(message));
    writer.close();
    return port.close();
  });
  return answer({ kind: 'ready' });
}

function openWriter(data: WriterData): Writer | Unfit {
  try {
    return new Writer(data);
  } catch (error) {
    if (error instanceof LaterVersion) return { trouble: 'later' };
    if (error instanceof NotOurs) return { trouble: 'notADatabase' };
    const trouble = sqliteTrouble(error);
    if (trouble === null) throw error;
    return { trouble };
  }
}

if (parentPort) run(parentPort, workerData as WriterData);
