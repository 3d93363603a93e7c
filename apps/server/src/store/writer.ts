// The thread that writes: waiting for the disk must not hold up the tables.
import { statSync } from 'node:fs';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { FOLD, LOG_LENGTH, MIGRATIONS, STATEMENTS, type Batch, type StatementName } from './schema.ts';

export interface WriterData {
  readonly file: string;
}

/** A batch; or to fold back what is left of the log; or to end. */
export type WriterMessage = Batch | 'fold' | null;

/** How long the write-ahead log was when this batch was safe on the disk: the file, and what counts in it. */
export interface LogLength {
  readonly bytes: number;
  readonly pages: number;
}

export type WriterAnswer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'written'; readonly log: LogLength }
  | { readonly kind: 'failed'; readonly message: string };

function migrate(database: DatabaseSync): void {
  const found = Number(database.prepare('PRAGMA user_version').get()?.user_version ?? 0);
  if (found > MIGRATIONS.length) throw new Error(`the data is of a later version (${found})`);
  for (const [index, step] of MIGRATIONS.entries()) {
    if (index < found) continue;
    database.exec(`BEGIN; ${step}; PRAGMA user_version = ${index + 1}; COMMIT`);
  }
}

function open({ file }: WriterData): DatabaseSync {
  const database = new DatabaseSync(file);
  // FULL: a commit returns when the write-ahead log is on the disk. Nobody is told anything before that.
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA busy_timeout = 5000;
    PRAGMA wal_autocheckpoint = 0;
  `);
  migrate(database);
  return database;
}

class Writer {
  readonly #database: DatabaseSync;
  readonly #log: string;
  readonly #prepared = new Map<StatementName, StatementSync>();
  readonly #logLength: StatementSync;
  readonly #fold: StatementSync;

  constructor(data: WriterData) {
    this.#database = open(data);
    this.#log = `${data.file}-wal`;
    this.#logLength = this.#database.prepare(LOG_LENGTH);
    this.#fold = this.#database.prepare(FOLD);
  }

  write({ names, lengths, values }: Batch): WriterAnswer {
    try {
      this.#database.exec('BEGIN IMMEDIATE');
      let at = 0;
      for (const [index, name] of names.entries()) {
        const end = at + (lengths[index] ?? 0);
        this.#statement(name).run(...values.slice(at, end));
        at = end;
      }
      this.#database.exec('COMMIT');
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
      return { kind: 'failed', message: String(error) };
    }
    const pages = Number(this.#logLength.get()?.log);
    return { kind: 'written', log: { bytes: statSync(this.#log).size, pages } };
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
  const writer = new Writer(data);
  const answer = (message: WriterAnswer): void => port.postMessage(message);
  port.on('message', (message: WriterMessage) => {
    if (message === 'fold') return writer.fold();
    if (message !== null) return answer(writer.write(message));
    writer.close();
    return port.close();
  });
  answer({ kind: 'ready' });
}

if (parentPort) run(parentPort, workerData as WriterData);
