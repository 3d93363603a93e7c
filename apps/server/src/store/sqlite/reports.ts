import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { MOST_REPORTS, reportOf, type Report, type Reports } from '../../ports/reports.ts';
import type { Database } from './database.ts';
import { DATABASE_FILE } from './folder.ts';

const NEWEST_REPORTS = 'SELECT * FROM reports ORDER BY id DESC LIMIT ?';
const BY = 'SELECT * FROM reports WHERE reporter = ? ORDER BY id DESC';

export class SqliteReports implements Reports {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  add({ reporter, reported, table, by, name, reason, note, lines, at }: Report): Promise<void> {
    const said = JSON.stringify(lines);
    return this.#database.write([
      ['addReport', reporter, reported, table, by, name, reason, note, said, at],
      ['trimReportsOf', reporter, MOST_REPORTS.ofOne],
      ['trimReports', MOST_REPORTS.inAll],
    ]);
  }

  async newest(limit: number): Promise<readonly Report[]> {
    return this.#database.all(NEWEST_REPORTS, limit).map(reportOf);
  }

  async by(person: string): Promise<readonly Report[]> {
    return this.#database.all(BY, person).map(reportOf);
  }

  forget(person: string): Promise<void> {
    return this.#database.write([
      ['removeReportsBy', person],
      ['removeReportsAbout', person],
    ]);
  }
}

/** Read beside a server that may be running: nothing is locked, nothing is written. */
export function reportsIn(folder: string, limit: number): readonly Report[] {
  const file = join(folder, DATABASE_FILE);
  if (!existsSync(file)) throw new Error(`there is no data in ${folder}`);
  const source = new DatabaseSync(file, { readOnly: true });
  try {
    // A file of before there were reports has none: only a server brings it up to date.
    const known = source.prepare(`SELECT 1 FROM sqlite_schema WHERE name = 'reports'`).get();
    return known ? source.prepare(NEWEST_REPORTS).all(limit).map(reportOf) : [];
  } finally {
    source.close();
  }
}
