import { dirname, join } from 'node:path';
import type { LastBeat, Storage, Stores } from '../../ports/stores.ts';
import { SqliteCensus } from './census.ts';
import { SqliteChat } from './chat.ts';
import { Database, type DatabaseOptions } from './database.ts';
import { BEAT_FILE } from './folder.ts';
import { BeatFile } from './last-beat.ts';
import { SqliteMeta } from './meta.ts';
import { SqlitePeople } from './people.ts';
import { SqliteReports } from './reports.ts';
import { SqliteStore } from './sqlite-store.ts';

/** Everything in one folder. */
export class SqliteStorage implements Storage {
  readonly meta: SqliteMeta;
  readonly census: SqliteCensus;
  readonly lastBeat: LastBeat;
  /** A file is one server's. */
  readonly membership = null;
  readonly #database: Database;
  #tables: SqliteStore | null = null;

  constructor(database: Database) {
    this.#database = database;
    this.meta = new SqliteMeta(database);
    this.census = new SqliteCensus(database);
    this.lastBeat = new BeatFile(join(dirname(database.file), BEAT_FILE));
  }

  static async open(options: DatabaseOptions): Promise<SqliteStorage> {
    const database = await Database.open(options);
    try {
      return new SqliteStorage(database);
    } catch (error) {
      await database.close();
      throw error;
    }
  }

  at(now: () => number): Stores {
    const tables = new SqliteStore(this.#database, now);
    this.#tables = tables;
    const chat = new SqliteChat(this.#database, (table) => tables.keyOf(table));
    const people = new SqlitePeople(this.#database);
    return { tables, chat, people, reports: new SqliteReports(this.#database) };
  }

  watch(listener: (trouble: string | null) => void): void {
    this.#database.watchDisk(listener);
  }

  async close(): Promise<void> {
    try {
      await (this.#tables ?? this.#database).close();
    } finally {
      this.lastBeat.close();
    }
  }
}
