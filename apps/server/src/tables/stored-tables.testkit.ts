import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Stores } from '../ports/stores.ts';
import { Database } from '../store/sqlite/database.ts';
import { SqliteStorage } from '../store/sqlite/storage.ts';
import { alone } from './alone.ts';
import { Tables } from './tables.ts';

const fail = (error: unknown): never => {
  throw error;
};

/** A folder for data that a test removes when it is done. */
export function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'cubarium-tables-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

export interface StoredTables {
  /** To look at what is in the file, and to spoil it. */
  readonly database: Database;
  readonly stores: Stores;
  readonly tables: Tables;
  readonly close: () => Promise<void>;
}

/** Tables on a store in a folder. Their bots think for ever, and a bug is thrown. */
export async function storedTables(folder: string, now: () => number): Promise<StoredTables> {
  const database = await Database.open({ folder });
  const storage = new SqliteStorage(database);
  const stores = storage.at(now);
  const tables = new Tables({
    store: stores.tables,
    holders: alone(stores.tables),
    now,
    askBot: () => new Promise(() => undefined),
    onError: fail,
    onBotError: fail,
    onDamaged: () => undefined,
    onChange: () => undefined,
    onClock: () => undefined,
    onTurn: () => undefined,
  });
  const close = (): Promise<void> => {
    tables.stop();
    return storage.close();
  };
  return { database, stores, tables, close };
}
