import type { Meta } from '../../ports/stores.ts';
import type { Database } from './database.ts';

export class SqliteMeta implements Meta {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async read(key: string): Promise<string | null> {
    const found = this.#database.get('SELECT value FROM meta WHERE key = ?', key);
    return found ? String(found.value) : null;
  }

  write(key: string, value: string): Promise<void> {
    return this.#database.write([['saveMeta', key, value]]);
  }

  /** One server writes to a file, and asks for one key at a time. */
  async writeOnce(key: string, value: string): Promise<string> {
    const found = await this.read(key);
    if (found === null) await this.write(key, value);
    return found ?? value;
  }
}
