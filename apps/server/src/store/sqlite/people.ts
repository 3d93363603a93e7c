import type { Block } from '@cubarium/protocol';
import type { People, Visits } from '../../ports/stores.ts';
import type { Database } from './database.ts';

const BLOCKS = 'SELECT id, name, at FROM blocks WHERE person = ? ORDER BY at DESC, id';
const APART =
  'SELECT blocked AS other FROM blocks WHERE person = ? UNION SELECT person FROM blocks WHERE blocked = ?';

export class SqlitePeople implements People {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  save({ id, name }: { readonly id: string; readonly name: string }, now: number): Promise<void> {
    return this.#database.write([['savePerson', id, name, now, now]]);
  }

  async nameOf(person: string): Promise<string | null> {
    const found = this.#database.get('SELECT name FROM people WHERE id = ?', person);
    return found ? String(found.name) : null;
  }

  async visitsOf(person: string): Promise<Visits | null> {
    const found = this.#database.get('SELECT created_at, seen_at FROM people WHERE id = ?', person);
    return found ? { cameAt: Number(found.created_at), namedAt: Number(found.seen_at) } : null;
  }

  block(person: string, { blocked, id, name, at }: Block & { readonly blocked: string }): Promise<void> {
    return this.#database.write([['addBlock', person, blocked, id, name, at]]);
  }

  unblock(person: string, id: string): Promise<void> {
    return this.#database.write([['removeBlock', person, id]]);
  }

  async blocksOf(person: string): Promise<readonly Block[]> {
    const found = this.#database.all(BLOCKS, person);
    return found.map(({ id, name, at }) => ({ id: String(id), name: String(name), at: Number(at) }));
  }

  async apartFrom(person: string): Promise<ReadonlySet<string>> {
    return new Set(this.#database.all(APART, person, person).map(({ other }) => String(other)));
  }

  beginForgetting(person: string, now: number): Promise<void> {
    return this.#database.write([
      ['removePerson', person],
      ['addForgotten', person, now],
    ]);
  }

  endForgetting(person: string): Promise<void> {
    return this.#database.write([
      ['removeSeatsOf', person],
      ['removeBlocksOf', person],
      ['removeBlocksAgainst', person],
      ['removeForgotten', person],
    ]);
  }

  async beingForgotten(): Promise<readonly string[]> {
    const found = this.#database.all('SELECT person FROM forgotten ORDER BY asked_at');
    return found.map(({ person }) => String(person));
  }
}
