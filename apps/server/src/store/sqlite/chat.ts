import type { Seat } from '@cubarium/core';
import type { ChatLine } from '@cubarium/protocol';
import { RECENT_LINES, type Chat, type OwnLine, type Part, type SaidLine } from '../../ports/stores.ts';
import type { Database, Found } from './database.ts';

const RECENT = 'SELECT person, name, seat, text, at FROM chat WHERE table_key = ? ORDER BY id DESC LIMIT ?';
const SPEAKER = 'SELECT person FROM chat WHERE table_key = ? AND at = ? AND name = ?';
const SAID = `
  SELECT c.id, t.id AS "table", c.name, c.seat, c.text, c.at FROM chat c
  LEFT JOIN tables t ON t.key = c.table_key WHERE c.person = ? AND c.id > ? ORDER BY c.id LIMIT ?`;

export class SqliteChat implements Chat {
  readonly #database: Database;
  /** The number of a table in the file. */
  readonly #keyOf: (table: string) => number | null;

  constructor(database: Database, keyOf: (table: string) => number | null) {
    this.#database = database;
    this.#keyOf = keyOf;
  }

  async add(table: string, person: string, { name, seat, text, at }: ChatLine): Promise<void> {
    const key = this.#keyOf(table);
    if (key !== null) await this.#database.write([['addChat', key, person, name, seat, text, at]]);
  }

  async recent(table: string): Promise<readonly SaidLine[]> {
    const key = this.#keyOf(table);
    const found = key === null ? [] : this.#database.all(RECENT, key, RECENT_LINES);
    return found.map((each) => ({ person: String(each.person), line: lineOf(each) })).reverse();
  }

  async speaker(table: string, { name, at }: Pick<ChatLine, 'name' | 'at'>): Promise<string | null> {
    const key = this.#keyOf(table);
    const found = key === null ? undefined : this.#database.get(SPEAKER, key, at, name);
    return found ? String(found.person) : null;
  }

  async said(person: string, { after, limit }: Part): Promise<readonly OwnLine[]> {
    return this.#database.all(SAID, person, after, limit).map((found) => ({
      place: Number(found.id),
      table: found.table === null ? null : String(found.table),
      ...lineOf(found),
    }));
  }

  async removeSome(person: string): Promise<boolean> {
    if (!this.#database.get('SELECT 1 FROM chat WHERE person = ? LIMIT 1', person)) return false;
    await this.#database.write([['removeSomeChatOf', person]]);
    return true;
  }
}

export const lineOf = ({ name, seat, text, at }: Found): ChatLine => ({
  name: String(name),
  seat: seat === null ? null : (Number(seat) as Seat),
  text: String(text),
  at: Number(at),
});
