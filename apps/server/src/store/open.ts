import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../base/config.ts';
import { MOST_REPORTS, type Report } from '../ports/reports.ts';
import type { Storage } from '../ports/stores.ts';
import type { CommitsParts } from './postgres/commits.ts';
import type { Company } from './postgres/keeper.ts';
import type { DatabaseOptions } from './sqlite/database.ts';
import { MoveError, type Moved } from './move/house.ts';
import { moveAll } from './move/move.ts';
import { DATABASE_FILE } from './sqlite/folder.ts';
import { reportsIn } from './sqlite/reports.ts';
import { SqliteStorage } from './sqlite/storage.ts';

export { backup } from './sqlite/backup.ts';
export { MoveError, type Moved } from './move/house.ts';

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
  const { databaseUrl: url, redisUrl, data: folder } = config;
  if (url === null) return SqliteStorage.open({ ...options, folder });
  const company = redisUrl === null ? 'alone' : 'shared';
  return openPostgres(url, company, (written) => options.onSynced?.({ ...written, log: NO_LOG }));
}

async function openPostgres(
  url: string,
  company: Company,
  onWritten: CommitsParts['onWritten'],
): Promise<Storage> {
  // Loaded only by who wants it.
  const { PostgresStorage } = await import('./postgres/storage.ts');
  return PostgresStorage.open({ url, company, onWritten });
}

/** A folder, or the address of a database. */
const openAt = (place: string): Promise<Storage> =>
  /^postgres(?:ql)?:/u.test(place)
    ? openPostgres(place, 'alone', () => undefined)
    : SqliteStorage.open({ folder: place });

function openExisting(place: string): Promise<Storage> {
  if (!place.includes(':') && !existsSync(join(place, DATABASE_FILE)))
    throw new MoveError(`there is no data in ${place}.`);
  return openAt(place);
}

/** Carries everything from one place to another, where nothing is yet. */
export const move = (from: string, to: string): Promise<Moved> =>
  moveAll({ from: async () => openExisting(from), to: () => openAt(to) });
