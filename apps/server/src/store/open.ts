import type { Config } from '../base/config.ts';
import { MOST_REPORTS, type Report } from '../ports/reports.ts';
import type { Storage } from '../ports/stores.ts';
import type { DatabaseOptions } from './sqlite/database.ts';
import { reportsIn } from './sqlite/reports.ts';
import { SqliteStorage } from './sqlite/storage.ts';

export { backup } from './sqlite/backup.ts';

/** What was reported to a server, running or not, the newest first. */
export async function readReports(from: Pick<Config, 'databaseUrl' | 'data'>): Promise<readonly Report[]> {
  if (from.databaseUrl === null) return reportsIn(from.data, MOST_REPORTS.inAll);
  const { reportsAt } = await import('./postgres/reports.ts');
  return reportsAt(from.databaseUrl, MOST_REPORTS.inAll);
}

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
