import type { Block } from '@cubarium/protocol';
import type { People, Visits } from '../../ports/stores.ts';
import type { Connection } from './connection.ts';

const SAVE = `
  INSERT INTO people (id, name, created_at, seen_at) VALUES ($1, $2, $3, $3)
  ON CONFLICT (id) DO UPDATE SET name = excluded.name, seen_at = excluded.seen_at`;
const BEGIN = `
  WITH gone AS (DELETE FROM people WHERE id = $1)
  INSERT INTO forgotten (person, asked_at) VALUES ($1, $2) ON CONFLICT (person) DO NOTHING`;
const END = `
  WITH seats AS (DELETE FROM seats WHERE person = $1),
    blocks AS (DELETE FROM blocks WHERE person = $1 OR blocked = $1)
  DELETE FROM forgotten WHERE person = $1`;
const BLOCK = `
  INSERT INTO blocks (person, blocked, id, name, at) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (person, blocked) DO NOTHING`;
const BLOCKS = 'SELECT id, name, at FROM blocks WHERE person = $1 ORDER BY at DESC, id';
const APART =
  'SELECT blocked AS other FROM blocks WHERE person = $1 UNION SELECT person FROM blocks WHERE blocked = $1';

export class PostgresPeople implements People {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  async save({ id, name }: { readonly id: string; readonly name: string }, now: number): Promise<void> {
    await this.#connection.query(SAVE, id, name, now);
  }

  async nameOf(person: string): Promise<string | null> {
    const [found] = await this.#connection.query('SELECT name FROM people WHERE id = $1', person);
    return found ? String(found.name) : null;
  }

  async visitsOf(person: string): Promise<Visits | null> {
    const sql = 'SELECT created_at, seen_at FROM people WHERE id = $1';
    const [found] = await this.#connection.query(sql, person);
    return found ? { cameAt: Number(found.created_at), namedAt: Number(found.seen_at) } : null;
  }

  async block(
    person: string,
    { blocked, id, name, at }: Block & { readonly blocked: string },
  ): Promise<void> {
    await this.#connection.query(BLOCK, person, blocked, id, name, at);
  }

  async unblock(person: string, id: string): Promise<void> {
    await this.#connection.query('DELETE FROM blocks WHERE person = $1 AND id = $2', person, id);
  }

  async blocksOf(person: string): Promise<readonly Block[]> {
    const found = await this.#connection.query(BLOCKS, person);
    return found.map(({ id, name, at }) => ({ id: String(id), name: String(name), at: Number(at) }));
  }

  async apartFrom(person: string): Promise<ReadonlySet<string>> {
    const found = await this.#connection.query(APART, person);
    return new Set(found.map(({ other }) => String(other)));
  }

  async beginForgetting(person: string, now: number): Promise<void> {
    await this.#connection.query(BEGIN, person, now);
  }

  async endForgetting(person: string): Promise<void> {
    await this.#connection.query(END, person);
  }

  async beingForgotten(): Promise<readonly string[]> {
    const found = await this.#connection.query('SELECT person FROM forgotten ORDER BY asked_at');
    return found.map(({ person }) => String(person));
  }
}
