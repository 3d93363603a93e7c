import type { People, Visits } from '../../ports/stores.ts';
import type { Database } from './database.ts';

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

  beginForgetting(person: string, now: number): Promise<void> {
    return this.#database.write([
      ['removePerson', person],
      ['addForgotten', person, now],
    ]);
  }

  endForgetting(person: string): Promise<void> {
    return this.#database.write([
      ['removeSeatsOf', person],
      ['removeForgotten', person],
    ]);
  }

  async beingForgotten(): Promise<readonly string[]> {
    const found = this.#database.all('SELECT person FROM forgotten ORDER BY asked_at');
    return found.map(({ person }) => String(person));
  }
}
