// The thread that writes: waiting for the disk must not hold up the tables.
import { statSync } from 'node:fs';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { MIGRATIONS, STATEMENTS, type Batch, type StatementName } from './schema.ts';

export interface WriterData {
  readonly file: string;
  /** 0: the write-ahead log is never folded back while running (tests that cut it). */
  readonly checkpointPages: number;
}

/** `wal`: how long the write-ahead log was when this batch was safe on the disk. */
export type WriterAnswer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'written'; readonly wal: number }
  | { readonly kind: 'failed'; readonly message: string };

function migrate(database: DatabaseSync): void {
  const found = Number(database.prepare('PRAGMA user_version').get()?.user_version ?? 0);
  if (found > MIGRATIONS.length) throw new Error(`the data is of a later version (${found})`);
  for (const [index, step] of MIGRATIONS.entries()) {
    if (index < found) continue;
    database.exec(`BEGIN; ${step}; PRAGMA user_version = ${index + 1}; COMMIT`);
  }
}

function open({ file, checkpointPages }: WriterData): DatabaseSync {
  const database = new DatabaseSync(file);
  // FULL: a commit returns when the write-ahead log is on the disk. Nobody is told anything before that.
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA busy_timeout = 5000;
    PRAGMA wal_autocheckpoint = ${checkpointPages};
  `);
  migrate(database);
  return database;
}

function run(port: NonNullable<typeof parentPort>, data: WriterData): void {
  const database = open(data);
  const prepared = new Map<StatementName, StatementSync>();
  const statement = (name: StatementName): StatementSync => {
    const known = prepared.get(name) ?? database.prepare(STATEMENTS[name]);
    prepared.set(name, known);
    return known;
  };
  const answer = (message: WriterAnswer): void => port.postMessage(message);
  const write = ({ names, lengths, values }: Batch): void => {
    database.exec('BEGIN IMMEDIATE');
    try {
      let at = 0;
      for (const [index, name] of names.entries()) {
        const end = at + (lengths[index] ?? 0);
        statement(name).run(...values.slice(at, end));
        at = end;
      }
      database.exec('COMMIT');
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK');
      throw error;
    }
  };
  port.on('message', (batch: Batch | null) => {
    if (batch === null) {
      database.close();
      port.close();
      return;
    }
    try {
      write(batch);
      answer({ kind: 'written', wal: statSync(`${data.file}-wal`).size });
    } catch (error) {
      answer({ kind: 'failed', message: String(error) });
    }
  });
  answer({ kind: 'ready' });
}

if (parentPort) run(parentPort, workerData as WriterData);
