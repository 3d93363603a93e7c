import { MOST_REPORTS, reportOf, type Report, type Reports } from '../../ports/reports.ts';
import { Connection } from './connection.ts';

// Replaced, not changed: what was told last is the newest.
const REMOVE_SAME = 'DELETE FROM reports WHERE reporter = $1 AND reported = $2 AND table_id = $3';
const ADD = `
  INSERT INTO reports (reporter, reported, table_id, by_name, name, reason, note, lines, at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
  ON CONFLICT (reporter, reported, table_id) DO NOTHING`;
const TRIM = `
  DELETE FROM reports WHERE id IN (SELECT id FROM reports WHERE reporter = $1 ORDER BY id DESC OFFSET $2::bigint)
  OR id IN (SELECT id FROM reports ORDER BY id DESC OFFSET $3::bigint)`;
const NEWEST = 'SELECT * FROM reports ORDER BY id DESC LIMIT $1::bigint';
const BY = 'SELECT * FROM reports WHERE reporter = $1 ORDER BY id DESC';

export class PostgresReports implements Reports {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  async add({ reporter, reported, table, by, name, reason, note, lines, at }: Report): Promise<void> {
    const said = JSON.stringify(lines);
    await this.#connection.query(REMOVE_SAME, reporter, reported, table);
    await this.#connection.query(ADD, reporter, reported, table, by, name, reason, note, said, at);
    await this.#connection.query(TRIM, reporter, MOST_REPORTS.ofOne, MOST_REPORTS.inAll);
  }

  async newest(limit: number): Promise<readonly Report[]> {
    return (await this.#connection.query(NEWEST, limit)).map(reportOf);
  }

  async by(person: string): Promise<readonly Report[]> {
    return (await this.#connection.query(BY, person)).map(reportOf);
  }

  async forget(person: string): Promise<void> {
    await this.#connection.query('DELETE FROM reports WHERE reporter = $1 OR reported = $1', person);
  }
}

/** Read beside a server that may be running. */
export async function reportsAt(url: string, limit: number): Promise<readonly Report[]> {
  const connection = new Connection(url);
  try {
    return await new PostgresReports(connection).newest(limit);
  } finally {
    await connection.close();
  }
}
