import type { Meta } from '../../ports/stores.ts';
import type { Connection } from './connection.ts';

const WRITE = `
  INSERT INTO meta (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value`;

export class PostgresMeta implements Meta {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  async read(key: string): Promise<string | null> {
    const [found] = await this.#connection.query('SELECT value FROM meta WHERE key = $1', key);
    return found ? String(found.value) : null;
  }

  async write(key: string, value: string): Promise<void> {
    await this.#connection.query(WRITE, key, value);
  }

  async writeOnce(key: string, value: string): Promise<string> {
    const sql = 'INSERT INTO meta (key, value) VALUES ($1, $2) ON CONFLICT (key) DO NOTHING';
    await this.#connection.query(sql, key, value);
    return (await this.read(key)) ?? value;
  }
}
