import { Client } from 'pg';
import { settingsOf } from './connection.ts';
import { MIGRATIONS } from './schema.ts';
import { atConnecting, madeLater, takenBySomebody } from './trouble.ts';

/** Any two numbers that no other program in this database uses. */
const ONE_SERVER = 1_668_637_281;
const ONE_MIGRATION = 1_668_637_282;

/**
 * Two servers on one database would both believe to be the only writer. The lock belongs to a connection of its own:
 * it goes with the process, however that ends.
 */
export class Keeper {
  readonly #url: string;
  readonly #onLost: () => void;
  #client: Client | null = null;

  private constructor(url: string, onLost: () => void) {
    this.#url = url;
    this.#onLost = onLost;
  }

  /** Takes the lock and brings the schema up to date; rejects, in a sentence, when that cannot be. */
  static async take(url: string, onLost: () => void): Promise<Keeper> {
    const keeper = new Keeper(url, onLost);
    try {
      await migrate(await keeper.#connect(), url);
      return keeper;
    } catch (error) {
      await keeper.close();
      throw atConnecting(error, url);
    }
  }

  /** Has the lock again if it was lost; rejects while somebody else has it or the database is away. */
  async renew(): Promise<void> {
    if (!this.#client) await this.#connect();
  }

  async close(): Promise<void> {
    const client = this.#client;
    this.#client = null;
    await client?.end();
  }

  async #connect(): Promise<Client> {
    const client = new Client(settingsOf(this.#url));
    client.on('error', () => this.#lost(client));
    client.on('end', () => this.#lost(client));
    try {
      await client.connect();
      const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [
        ONE_SERVER,
      ]);
      if (rows[0]?.taken !== true) throw takenBySomebody(this.#url);
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    this.#client = client;
    return client;
  }

  #lost(client: Client): void {
    if (client !== this.#client) return;
    this.#client = null;
    this.#onLost();
  }
}

async function migrate(client: Client, url: string): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query('SELECT pg_advisory_xact_lock($1)', [ONE_MIGRATION]);
    const found = await versionOf(client);
    if (found > MIGRATIONS.length) throw madeLater(url);
    for (const step of MIGRATIONS.slice(found)) await client.query(step);
    await client.query(
      `INSERT INTO meta (key, value) VALUES ('schema', $1) ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
      [String(MIGRATIONS.length)],
    );
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

/** 0 for an empty database. */
async function versionOf(client: Client): Promise<number> {
  const known = await client.query(
    `SELECT 1 FROM information_schema.tables WHERE table_schema = current_schema() AND table_name = 'meta'`,
  );
  if (known.rows.length === 0) return 0;
  const { rows } = await client.query<{ value: string }>(`SELECT value FROM meta WHERE key = 'schema'`);
  return Number(rows[0]?.value ?? 0);
}
