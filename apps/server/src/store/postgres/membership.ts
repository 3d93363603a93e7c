import type { Membership, Renewal } from '../../ports/membership.ts';
import type { Connection } from './connection.ts';

/** So long a node lives after it has last been heard of. */
export const LEASE_MS = 5000;

/** Milliseconds on the database's clock: those of the nodes may be seconds apart. */
export const CLOCK = 'floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint';

const IS_ALIVE = `EXISTS (SELECT 1 FROM nodes n WHERE n.id = t.holder AND n.until > ${CLOCK})`;
const TAKE = `
  WITH taken AS (
    UPDATE tables t SET holder = $2::bigint
    WHERE t.id = $1 AND (t.holder IS NULL OR t.holder = $2::bigint OR NOT ${IS_ALIVE}) RETURNING t.holder
  )
  SELECT coalesce((SELECT holder FROM taken), t.holder) AS holder FROM tables t WHERE t.id = $1`;
const RELEASE = 'UPDATE tables SET holder = NULL WHERE holder = $1::bigint AND id = ANY($2::text[])';
const ORPHANS = `
  SELECT t.id FROM tables t WHERE t.status = 'running' AND (t.holder IS NULL OR NOT ${IS_ALIVE})
  ORDER BY t.changed_at, t.key`;
const RENEW = `
  WITH before AS (SELECT until FROM nodes WHERE id = $1::bigint), renewed AS (
    INSERT INTO nodes (id, until) VALUES ($1::bigint, ${CLOCK} + $2::bigint)
    ON CONFLICT (id) DO UPDATE SET until = excluded.until
  )
  SELECT ${CLOCK} AS now, coalesce((SELECT until FROM before), 0) AS before,
    (SELECT string_agg(n.id::text, ' ' ORDER BY n.id) FROM nodes n WHERE n.until > ${CLOCK} AND n.id <> $1::bigint) AS others`;
const LEAVE = `
  WITH gone AS (DELETE FROM nodes WHERE id = $1::bigint OR until < ${CLOCK} - 86400000)
  UPDATE tables SET holder = NULL WHERE holder = $1::bigint`;

/** As it was entered when the node started, under a lock. */
export interface Entered {
  readonly self: number;
  readonly name: string;
  /** So far the tables' time is behind the database's clock. */
  readonly lagMs: number;
  /** A reading of that clock, by our own. */
  readonly reading: Reading;
}

/** What the database's clock said between two moments of our own. */
export interface Reading {
  readonly sent: number;
  readonly received: number;
  readonly clock: number;
}

/** Readings that took longer are less certain; old ones are forgotten, since clocks drift. */
const KEPT_READINGS = 8;

export class PostgresMembership implements Membership {
  readonly self: number;
  readonly name: string;
  readonly #connection: Connection;
  readonly #lagMs: number;
  #readings: readonly Reading[];
  #ahead: number;
  #latest = 0;

  constructor(connection: Connection, { self, name, lagMs, reading }: Entered) {
    this.#connection = connection;
    this.self = self;
    this.name = name;
    this.#lagMs = lagMs;
    this.#readings = [reading];
    this.#ahead = aheadBy(reading);
  }

  /** Never back, whatever a better reading says. */
  now(): number {
    this.#latest = Math.max(this.#latest, Math.floor(performance.now() + this.#ahead - this.#lagMs));
    return this.#latest;
  }

  async take(table: string): Promise<number | null> {
    const [found] = await this.#connection.query(TAKE, table, this.self);
    return found ? Number(found.holder) : null;
  }

  async release(tables: readonly string[]): Promise<void> {
    await this.#connection.query(RELEASE, this.self, tables);
  }

  async orphans(): Promise<readonly string[]> {
    return (await this.#connection.query(ORPHANS)).map(({ id }) => String(id));
  }

  async renew(): Promise<Renewal> {
    const sent = performance.now();
    const [found] = await this.#connection.query(RENEW, this.self, LEASE_MS);
    const clock = Number(found?.now);
    this.#read({ sent, received: performance.now(), clock });
    const others = typeof found?.others === 'string' ? found.others.split(' ').map(Number) : [];
    return { others, hasLapsed: Number(found?.before) < clock };
  }

  async leave(): Promise<void> {
    await this.#connection.query(LEAVE, this.self);
  }

  #read(reading: Reading): void {
    this.#readings = [...this.#readings.slice(1 - KEPT_READINGS), reading];
    const tookMs = ({ sent, received }: Reading): number => received - sent;
    this.#ahead = aheadBy(this.#readings.reduce((best, each) => (tookMs(each) < tookMs(best) ? each : best)));
  }
}

const aheadBy = ({ sent, received, clock }: Reading): number => clock - (sent + received) / 2;
