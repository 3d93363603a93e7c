import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Meta, People } from '../ports/stores.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
}

export interface IdentitiesParts {
  readonly meta: Meta;
  readonly people: People;
  readonly now: () => number;
}

/** Under which name the key is kept. */
const KEY = 'identityKey';
const KEY_BYTES = 32;
const ID_BYTES = 16;

/** Something that nobody can guess, fit for an address. */
export const unguessable = (): string => randomBytes(ID_BYTES).toString('base64url');

/**
 * Who somebody is: a random id, signed by the server, in a cookie that scripts cannot read. The id itself is never
 * shown to anybody else, and knowing one would not help without the signature.
 */
export class Identities {
  readonly #people: People;
  readonly #key: Buffer;
  readonly #now: () => number;

  private constructor(people: People, key: Buffer, now: () => number) {
    this.#people = people;
    this.#key = key;
    this.#now = now;
  }

  static async open({ meta, people, now }: IdentitiesParts): Promise<Identities> {
    const fresh = randomBytes(KEY_BYTES);
    // Nodes that start together have to sign alike.
    const kept = Buffer.from(await meta.writeOnce(KEY, fresh.toString('hex')), 'hex');
    if (kept.length === KEY_BYTES) return new Identities(people, kept, now);
    // With a damaged key anybody could sign: better a new one, and everybody is somebody new.
    await meta.write(KEY, fresh.toString('hex'));
    return new Identities(people, fresh, now);
  }

  async create(name: string): Promise<Person> {
    const person = { id: unguessable(), name };
    await this.#people.save(person, this.#now());
    return person;
  }

  async rename(id: string, name: string): Promise<Person> {
    const person = { id, name };
    await this.#people.save(person, this.#now());
    return person;
  }

  /** What the cookie holds. */
  token(id: string): string {
    return `${id}.${this.#sign(id).toString('base64url')}`;
  }

  /** The person of a cookie, or null for one that is not ours or whose person is gone. */
  async verify(token: string | undefined): Promise<Person | null> {
    const [id = '', signature = ''] = (token ?? '').split('.');
    const given = Buffer.from(signature, 'base64url');
    const expected = this.#sign(id);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
    const name = await this.#people.nameOf(id);
    return name === null ? null : { id, name };
  }

  #sign(id: string): Buffer {
    return createHmac('sha256', this.#key).update(id).digest();
  }
}
