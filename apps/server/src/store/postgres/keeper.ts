import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { TIME } from '../../ports/stores.ts';
import { settingsOf } from './connection.ts';
import { CLOCK, LEASE_MS, type Entered } from './membership.ts';
import { MIGRATIONS } from './schema.ts';
import { atConnecting, madeLater, takenBySomebody } from './trouble.ts';

/** Any two numbers that no other program in this database uses. */
const ONE_SERVER = 1_668_637_281;
const ONE_START = 1_668_637_282;

/** Whether one server has a database to itself, or shares it with other nodes. */
export type Company = 'alone' | 'shared';

const LOCK: Readonly<Record<Company, string>> = {
  alone: 'SELECT pg_try_advisory_lock($1) AS taken',
  shared: 'SELECT pg_try_advisory_lock_shared($1) AS taken',
};

/**
 * Two servers on one database would both believe to be the only writer, unless both know that they are not. The lock
 * belongs to a connection of its own: it goes with the process, however that ends.
 */
export class Keeper {
  readonly #url: string;
  readonly #company: Company;
  readonly #onLost: () => void;
  #client: Client | null = null;
  /** As which node it came in; null for a server alone. */
  entered: Entered | null = null;

  private constructor(url: string, company: Company, onLost: () => void) {
    this.#url = url;
    this.#company = company;
    this.#onLost = onLost;
  }

  /** Takes the lock and brings the schema up to date; rejects, in a sentence, when that cannot be. */
  static async take(url: string, company: Company, onLost: () => void): Promise<Keeper> {
    const keeper = new Keeper(url, company, onLost);
    try {
      const client = await keeper.#connect();
      await underLock(client, async () => {
        await migrate(client, url);
        if (company === 'shared') keeper.entered = await enter(client);
      });
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
      const { rows } = await client.query<{ taken: boolean }>(LOCK[this.#company], [ONE_SERVER]);
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

async function underLock(client: Client, work: () => Promise<void>): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query('SELECT pg_advisory_xact_lock($1)', [ONE_START]);
    await work();
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

async function migrate(client: Client, url: string): Promise<void> {
  const found = await versionOf(client);
  if (found > MIGRATIONS.length) throw madeLater(url);
  for (const step of MIGRATIONS.slice(found)) await client.query(step);
  await write(client, 'schema', String(MIGRATIONS.length));
}

/** One more node. The first after a pause sets the tables' time to where it stood; the others go by that. */
async function enter(client: Client): Promise<Entered> {
  const alive = await client.query(`SELECT 1 FROM nodes WHERE until > ${CLOCK} LIMIT 1`);
  const sent = performance.now();
  const made = await client.query<{ id: string; clock: string }>(
    `INSERT INTO nodes (until) VALUES (${CLOCK} + $1::bigint) RETURNING id, ${CLOCK} AS clock`,
    [LEASE_MS],
  );
  const [self, clock] = [Number(made.rows[0]?.id), Number(made.rows[0]?.clock)];
  const reading = { sent, received: performance.now(), clock };
  const stood = Number.parseFloat((await read(client, TIME)) ?? '');
  if (alive.rows.length === 0) await write(client, 'lag', String(Number.isFinite(stood) ? clock - stood : 0));
  const name = (await read(client, 'nodes')) ?? randomUUID();
  await write(client, 'nodes', name);
  return { self, name, lagMs: Number(await read(client, 'lag')), reading };
}

async function read(client: Client, key: string): Promise<string | null> {
  const { rows } = await client.query<{ value: string }>('SELECT value FROM meta WHERE key = $1', [key]);
  return rows[0]?.value ?? null;
}

async function write(client: Client, key: string, value: string): Promise<void> {
  await client.query(
    'INSERT INTO meta (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
    [key, value],
  );
}

/** 0 for an empty database. */
async function versionOf(client: Client): Promise<number> {
  const known = await client.query(
    `SELECT 1 FROM information_schema.tables WHERE table_schema = current_schema() AND table_name = 'meta'`,
  );
  return known.rows.length === 0 ? 0 : Number((await read(client, 'schema')) ?? 0);
}
