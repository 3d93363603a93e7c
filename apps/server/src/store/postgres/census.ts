import type { Census, KnownBlock, Person, Saying, Touched } from '../../ports/census.ts';
import type { Part } from '../../ports/stores.ts';
import { lineOf } from './chat.ts';
import type { Connection } from './connection.ts';

const TABLES = 'SELECT key, id, changed_at FROM tables WHERE key > $1::bigint ORDER BY key LIMIT $2::bigint';
/** By bytes, whatever the database sorts by: other stores do the same. */
const PEOPLE = `
  SELECT id, name, created_at, seen_at FROM people
  WHERE id COLLATE "C" > $1 ORDER BY id COLLATE "C" LIMIT $2::bigint`;
const BLOCKS = 'SELECT blocked, id, name, at FROM blocks WHERE person = $1 ORDER BY blocked COLLATE "C"';
const SAYINGS = `
  SELECT c.id, t.id AS "table", c.person, c.name, c.seat, c.text, c.at FROM chat c
  JOIN tables t ON t.key = c.table_key WHERE c.id > $1::bigint ORDER BY c.id LIMIT $2::bigint`;
const META = `SELECT key, value FROM meta WHERE key NOT IN ('probe', 'schema', 'lag', 'nodes')`;

export class PostgresCensus implements Census {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  async tables({ after, limit }: Part): Promise<readonly Touched[]> {
    const found = await this.#connection.query(TABLES, after, limit);
    return found.map(({ key, id, changed_at: at }) => ({
      place: Number(key),
      table: String(id),
      touchedAt: Number(at),
    }));
  }

  async people(after: string, limit: number): Promise<readonly Person[]> {
    return (await this.#connection.query(PEOPLE, after, limit)).map((found) => ({
      id: String(found.id),
      name: String(found.name),
      cameAt: Number(found.created_at),
      namedAt: Number(found.seen_at),
    }));
  }

  async blocksOf(person: string): Promise<readonly KnownBlock[]> {
    return (await this.#connection.query(BLOCKS, person)).map(({ blocked, id, name, at }) => ({
      blocked: String(blocked),
      id: String(id),
      name: String(name),
      at: Number(at),
    }));
  }

  async sayings({ after, limit }: Part): Promise<readonly Saying[]> {
    return (await this.#connection.query(SAYINGS, after, limit)).map((found) => ({
      place: Number(found.id),
      table: String(found.table),
      person: String(found.person),
      line: lineOf(found),
    }));
  }

  async meta(): Promise<ReadonlyMap<string, string>> {
    const found = await this.#connection.query(META);
    return new Map(found.map(({ key, value }) => [String(key), String(value)]));
  }
}
