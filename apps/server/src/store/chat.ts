import type { Seat } from '@cubarium/core';
import type { ChatLine } from '@cubarium/protocol';
import type { Database } from './database.ts';

const SHOWN = 50;

/** What was said at a table. */
export class ChatLog {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  add(tableKey: number, person: string, line: ChatLine): Promise<void> {
    return this.#database.write([['addChat', tableKey, person, line.name, line.seat, line.text, line.at]]);
  }

  /** The last lines, oldest first. */
  recent(tableKey: number): readonly ChatLine[] {
    return this.#database.reader
      .prepare('SELECT name, seat, text, at FROM chat WHERE table_key = ? ORDER BY id DESC LIMIT ?')
      .all(tableKey, SHOWN)
      .map((line) => ({
        name: String(line.name),
        seat: line.seat === null ? null : (Number(line.seat) as Seat),
        text: String(line.text),
        at: Number(line.at),
      }))
      .reverse();
  }
}
