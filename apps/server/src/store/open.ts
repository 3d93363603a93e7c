import type { Config } from '../base/config.ts';
import type { Storage } from '../ports/stores.ts';
import type { DatabaseOptions } from './sqlite/database.ts';
import { SqliteStorage } from './sqlite/storage.ts';

export { backup } from './sqlite/backup.ts';

/** Beyond the configuration: what the server and its tests look at. */
export type StorageOptions = Omit<DatabaseOptions, 'folder'>;

/** A database keeps its own log. */
const NO_LOG = { pages: 0, bytes: 0 };

/** The one place that knows which store a server runs on. */
export async function openStorage(config: Config, options: StorageOptions): Promise<Storage> {
  const { databaseUrl: url, data: folder } = config;
  if (url === null) return SqliteStorage.open({ ...options, folder });
  // Loaded only by who wants it.
  const { PostgresStorage } = await import('./postgres/storage.ts');
  return PostgresStorage.open({
    url,
    onWritten: (written) => options.onSynced?.({ ...written, log: NO_LOG }),
  });
}
