import type { Config } from '../base/config.ts';
import type { Storage } from '../ports/stores.ts';
import type { DatabaseOptions } from './sqlite/database.ts';
import { SqliteStorage } from './sqlite/storage.ts';

export { backup } from './sqlite/backup.ts';

/** Beyond the configuration: what the server and its tests look at. */
export type StorageOptions = Omit<DatabaseOptions, 'folder'>;

/** The one place that knows which store a server runs on. */
export const openStorage = (config: Config, options: StorageOptions): Promise<Storage> =>
  SqliteStorage.open({ ...options, folder: config.data });
