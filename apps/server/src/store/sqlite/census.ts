import type { Census, KnownBlock, Person, Saying, Touched } from '../../ports/census.ts';
import type { Part } from '../../ports/stores.ts';
import { lineOf } from './chat.ts';
import type { Database } from './database.ts';

const TABLES = 'SELECT key, id, changed_at FROM tables WHERE key > ? ORDER BY key LIMIT ?';
const PEOPLE = 'SELECT id, name, created_at, seen_at FROM people WHERE id > ? ORDER BY id LIMIT ?';
const BLOCKS = 'SELECT blocked, id, name, at FROM blocks WHERE person = ? ORDER BY blocked';
const SAYINGS = `
  SELECT c.id, t.id AS "table", c.person, c.name, c.seat, c.text, c.at FROM chat c
  JOIN tables t ON t.key = c.table_key WHERE c.id > ? ORDER BY c.id LIMIT ?`;
const META = `SELECT key, value FROM meta WHERE key <> 'probe'`;

export class SqliteCensus implements Census {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async tables({ after, limit }: Part): Promise<readonly Touched[]> {
    await this.#database.drained();
    return this.#database.all(TABLES, after, limit).map(({ key, id, changed_at: at }) => ({
      place: Number(key),
      table: String(id),
      touchedAt: Number(at),
    }));
  }

  async people(after: string, limit: number): Promise<readonly Person[]> {
    return this.#database.all(PEOPLE, after, limit).map((found) => ({
      id: String(found.id),
      name: String(found.name),
      cameAt: Number(found.created_at),
      namedAt: Number(found.seen_at),
    }));
  }

  async blocksOf(person: string): Promise<readonly KnownBlock[]> {
    return this.#database.all(BLOCKS, person).map(({ blocked, id, name, at }) => ({
      blocked: String(blocked),
      id: String(id),
      name: String(name),
      at: Number(at),
    }));
  }

  async sayings({ after, limit }: Part): Promise<readonly Saying[]> {
    return this.#database.all(SAYINGS, after, limit).map((found) => ({
      place: Number(found.id),
      table: String(found.table),
      person: String(found.person ?? ''),
      line: lineOf(found),
    }));
  }

  async meta(): Promise<ReadonlyMap<string, string>> {
    return new Map(this.#database.all(META).map(({ key, value }) => [String(key), String(value)]));
  }
}
