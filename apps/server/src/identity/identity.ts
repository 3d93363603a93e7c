import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Database } from '../store/database.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
}

const KEY_BYTES = 32;
const ID_BYTES = 16;

/** Something that nobody can guess, fit for an address. */
export const unguessable = (): string => randomBytes(ID_BYTES).toString('base64url');

/**
 * Who somebody is: a random id, signed by the server, in a cookie that scripts cannot read. The id itself is never
 * shown to anybody else, and knowing one would not help without the signature.
 */
export class Identities {
  readonly #database: Database;
  readonly #key: Buffer;
  readonly #now: () => number;

  private constructor(database: Database, key: Buffer, now: () => number) {
    this.#database = database;
    this.#key = key;
    this.#now = now;
  }

  static async open(database: Database, now: () => number): Promise<Identities> {
    const found = database.get(`SELECT value FROM meta WHERE key = 'identityKey'`);
    const kept = Buffer.from(String(found?.value), 'hex');
    // With a damaged key anybody could sign: better a new one, and everybody is somebody new.
    if (kept.length === KEY_BYTES) return new Identities(database, kept, now);
    const key = randomBytes(KEY_BYTES);
    await database.write([['saveMeta', 'identityKey', key.toString('hex')]]);
    return new Identities(database, key, now);
  }

  async create(name: string): Promise<Person> {
    const person = { id: unguessable(), name };
    await this.#save(person);
    return person;
  }

  async rename(id: string, name: string): Promise<Person> {
    const person = { id, name };
    await this.#save(person);
    return person;
  }

  /** What the cookie holds. */
  token(id: string): string {
    return `${id}.${this.#sign(id).toString('base64url')}`;
  }

  /** The person of a cookie, or null for one that is not ours or whose person is gone. */
  verify(token: string | undefined): Person | null {
    const [id = '', signature = ''] = (token ?? '').split('.');
    const given = Buffer.from(signature, 'base64url');
    const expected = this.#sign(id);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
    const found = this.#database.get('SELECT name FROM people WHERE id = ?', id);
    return found ? { id, name: String(found.name) } : null;
  }

  #sign(id: string): Buffer {
    return createHmac('sha256', this.#key).update(id).digest();
  }

  #save({ id, name }: Person): Promise<void> {
    const now = this.#now();
    return this.#database.write([['savePerson', id, name, now, now]]);
  }
}
