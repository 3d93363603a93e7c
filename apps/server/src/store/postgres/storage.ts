import type { Storage, Stores } from '../../ports/stores.ts';
import { PostgresCensus } from './census.ts';
import { PostgresChat } from './chat.ts';
import type { CommitsParts } from './commits.ts';
import { Connection } from './connection.ts';
import { Keeper, type Company } from './keeper.ts';
import { PostgresMembership } from './membership.ts';
import { PostgresMeta } from './meta.ts';
import { PostgresPeople } from './people.ts';
import { PostgresReports } from './reports.ts';
import { PostgresTables } from './tables.ts';

export interface PostgresOptions {
  readonly url: string;
  readonly onWritten: CommitsParts['onWritten'];
  readonly company?: Company;
}

/** Everything in one PostgreSQL database. */
export class PostgresStorage implements Storage {
  readonly meta: PostgresMeta;
  readonly census: PostgresCensus;
  readonly membership: PostgresMembership | null;
  /** The database answers for its own disk. */
  readonly lastBeat = null;
  readonly #connection: Connection;
  readonly #keeper: Keeper;
  readonly #onWritten: CommitsParts['onWritten'];
  #tables: PostgresTables | null = null;

  private constructor(connection: Connection, keeper: Keeper, onWritten: CommitsParts['onWritten']) {
    this.#connection = connection;
    this.#keeper = keeper;
    this.#onWritten = onWritten;
    this.meta = new PostgresMeta(connection);
    this.census = new PostgresCensus(connection);
    this.membership = keeper.entered && new PostgresMembership(connection, keeper.entered);
  }

  static async open({ url, onWritten, company = 'alone' }: PostgresOptions): Promise<PostgresStorage> {
    let connection: Connection | null = null;
    const keeper = await Keeper.take(url, company, () => connection?.failed('away'));
    connection = new Connection(url, () => keeper.renew());
    return new PostgresStorage(connection, keeper, onWritten);
  }

  at(now: () => number): Stores {
    const connection = this.#connection;
    const holder = this.membership?.self ?? null;
    const tables = new PostgresTables({ connection, now, onWritten: this.#onWritten, holder });
    this.#tables = tables;
    return {
      tables,
      people: new PostgresPeople(connection),
      chat: new PostgresChat(connection),
      reports: new PostgresReports(connection),
    };
  }

  watch(listener: (trouble: string | null) => void): void {
    this.#connection.watch(listener);
  }

  async close(): Promise<void> {
    await this.#tables?.close();
    await this.#connection.close();
    await this.#keeper.close();
  }
}
