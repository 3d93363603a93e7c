import type { Seat } from '@cubarium/core';
import type { ChatLine } from '@cubarium/protocol';
import type { Database } from './database.ts';

/** A table that names somebody, and its place among all tables: those set up later come later. */
export interface Trace {
  readonly key: number;
  readonly table: string;
}

/** Something that somebody said. */
export interface OwnLine extends ChatLine {
  readonly id: number;
  /** Null for a table that is gone. */
  readonly table: string | null;
}

const NEWEST = Number.MAX_SAFE_INTEGER;

/** Where somebody is named in what is stored, a bounded part at a time. */
export class Traces {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** From now on the person is nobody, also after a crash, and everything else about them is to go. */
  begin(person: string, now: number): Promise<void> {
    return this.#database.write([
      ['removePerson', person],
      ['addForgotten', person, now],
    ]);
  }

  /** Nothing is left. */
  end(person: string): Promise<void> {
    return this.#database.write([
      ['removeSeatsOf', person],
      ['removeForgotten', person],
    ]);
  }

  /** Those of whom something may be left. */
  begun(): readonly string[] {
    const found = this.#database.reader.prepare('SELECT person FROM forgotten ORDER BY asked_at').all();
    return found.map(({ person }) => String(person));
  }

  /** Removes some of what somebody said; false when there is no more. */
  async removeSomeChat(person: string): Promise<boolean> {
    if (!this.#database.get('SELECT 1 FROM chat WHERE person = ? LIMIT 1', person)) return false;
    await this.#database.write([['removeSomeChatOf', person]]);
    return true;
  }

  /** The tables whose record names somebody, the oldest first. */
  tablesNaming(person: string, after: number, limit: number): readonly Trace[] {
    return this.#tables('s.person = ? AND s.table_key > ? ORDER BY s.table_key', [person, after, limit]);
  }

  /** The tables somebody sits at, the newest first. */
  tablesOf(person: string, limit: number, before = NEWEST): readonly string[] {
    const where = 's.person = ? AND s.table_key < ? AND s.seated ORDER BY s.table_key DESC';
    return this.#tables(where, [person, before, limit]).map(({ table }) => table);
  }

  /** What somebody said, the oldest first. */
  said(person: string, after: number, limit: number): readonly OwnLine[] {
    const found = this.#database.reader
      .prepare(
        `SELECT c.id, t.id AS "table", c.name, c.seat, c.text, c.at FROM chat c
         LEFT JOIN tables t ON t.key = c.table_key WHERE c.person = ? AND c.id > ? ORDER BY c.id LIMIT ?`,
      )
      .all(person, after, limit);
    return found.map(({ id, table, name, seat, text, at }) => ({
      id: Number(id),
      table: table === null ? null : String(table),
      name: String(name),
      seat: seat === null ? null : (Number(seat) as Seat),
      text: String(text),
      at: Number(at),
    }));
  }

  /** When somebody came, and when they last said their name; null for who is not known. */
  visitsOf(person: string): { readonly cameAt: number; readonly namedAt: number } | null {
    const found = this.#database.get('SELECT created_at, seen_at FROM people WHERE id = ?', person);
    return found ? { cameAt: Number(found.created_at), namedAt: Number(found.seen_at) } : null;
  }

  #tables(where: string, values: readonly (string | number)[]): readonly Trace[] {
    const sql = `SELECT s.table_key AS key, t.id AS id FROM seats s JOIN tables t ON t.key = s.table_key WHERE ${where} LIMIT ?`;
    const found = this.#database.reader.prepare(sql).all(...values);
    return found.map(({ key, id }) => ({ key: Number(key), table: String(id) }));
  }
}
