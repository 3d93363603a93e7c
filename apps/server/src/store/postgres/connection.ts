import { Pool, type ClientConfig } from 'pg';
import { Unavailable } from '../../ports/failures.ts';
import { StoreHealth } from '../../ports/health.ts';
import { troubleOf, type Trouble } from './trouble.ts';

export type Value = string | number | boolean | null | readonly (string | number | boolean | null)[];
export type Found = Record<string, unknown>;

const CONNECTIONS = 8;
const CONNECT_MS = 5000;
const STATEMENT_MS = 10_000;

export const settingsOf = (url: string): ClientConfig => ({
  connectionString: url,
  connectionTimeoutMillis: CONNECT_MS,
  // The database gives up first; if it does not answer at all, we do.
  statement_timeout: STATEMENT_MS,
  query_timeout: STATEMENT_MS + CONNECT_MS,
  keepAlive: true,
  application_name: 'cubarium',
});

/** The way to a database. While it is away nobody tries but a probe now and then. */
export class Connection {
  readonly #pool: Pool;
  readonly #health: StoreHealth<Trouble>;
  readonly #names = new Map<string, string>();
  readonly #asking = new Set<Promise<unknown>>();
  #onTrouble: (trouble: Trouble | null) => void = () => undefined;

  /** `probe` rejects as long as the server must not write. */
  constructor(url: string, probe: () => Promise<void> = () => Promise.resolve()) {
    this.#pool = new Pool({ ...settingsOf(url), max: CONNECTIONS });
    // Of a connection that nobody uses: the next who asks finds out.
    this.#pool.on('error', () => undefined);
    this.#health = new StoreHealth({
      probe: async () => {
        await this.#pool.query(`INSERT INTO meta (key, value) VALUES ('probe', '')
          ON CONFLICT (key) DO UPDATE SET value = excluded.value`);
        await probe();
      },
      onChange: (trouble) => this.#onTrouble(trouble),
    });
  }

  get isWritable(): boolean {
    return this.#health.trouble === null;
  }

  watch(listener: (trouble: Trouble | null) => void): void {
    this.#onTrouble = listener;
  }

  failed(trouble: Trouble): void {
    this.#health.failed(trouble);
  }

  /** Each statement is prepared once in a connection. Throws `Unavailable` for what is nobody's mistake. */
  query(sql: string, ...values: readonly Value[]): Promise<readonly Found[]> {
    if (!this.isWritable) return Promise.reject(new Unavailable('the database is away'));
    const asking = this.#ask(sql, values).finally(() => this.#asking.delete(asking));
    this.#asking.add(asking);
    return asking;
  }

  async #ask(sql: string, values: readonly Value[]): Promise<readonly Found[]> {
    try {
      const asked = { name: this.#nameOf(sql), text: sql, values: [...values] };
      return (await this.#pool.query<Found>(asked)).rows;
    } catch (error) {
      const trouble = troubleOf(error);
      if (trouble === null) throw error;
      this.#health.failed(trouble);
      throw new Unavailable(trouble, { cause: error });
    }
  }

  async close(): Promise<void> {
    this.#health.stop();
    // A pool that ends forgets who still waits for a connection.
    await Promise.allSettled(this.#asking);
    await this.#pool.end();
  }

  #nameOf(sql: string): string {
    const name = this.#names.get(sql) ?? `s${this.#names.size}`;
    this.#names.set(sql, name);
    return name;
  }
}
