import type { Seat } from '@cubarium/core';
import type { ChatLine } from '@cubarium/protocol';
import { RECENT_LINES, type Chat, type OwnLine, type Part, type SaidLine } from '../../ports/stores.ts';
import type { Connection, Found } from './connection.ts';

const ADD = `
  INSERT INTO chat (table_key, person, name, seat, text, at)
  SELECT key, $2::text, $3::text, $4::int, $5::text, $6::bigint FROM tables WHERE id = $1`;
const RECENT = `
  SELECT c.person, c.name, c.seat, c.text, c.at FROM chat c JOIN tables t ON t.key = c.table_key
  WHERE t.id = $1 ORDER BY c.id DESC LIMIT $2::bigint`;
const SPEAKER = `
  SELECT c.person FROM chat c JOIN tables t ON t.key = c.table_key
  WHERE t.id = $1 AND c.at = $2::bigint AND c.name = $3`;
const SAID = `
  SELECT c.id, t.id AS "table", c.name, c.seat, c.text, c.at FROM chat c
  LEFT JOIN tables t ON t.key = c.table_key
  WHERE c.person = $1 AND c.id > $2::bigint ORDER BY c.id LIMIT $3::bigint`;
const REMOVE_SOME = `
  DELETE FROM chat WHERE id IN (SELECT id FROM chat WHERE person = $1 ORDER BY id LIMIT 500) RETURNING id`;

export class PostgresChat implements Chat {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  async add(table: string, person: string, { name, seat, text, at }: ChatLine): Promise<void> {
    await this.#connection.query(ADD, table, person, name, seat, text, at);
  }

  async recent(table: string): Promise<readonly SaidLine[]> {
    const found = await this.#connection.query(RECENT, table, RECENT_LINES);
    return found.map((each) => ({ person: String(each.person), line: lineOf(each) })).reverse();
  }

  async speaker(table: string, { name, at }: Pick<ChatLine, 'name' | 'at'>): Promise<string | null> {
    const [found] = await this.#connection.query(SPEAKER, table, at, name);
    return found ? String(found.person) : null;
  }

  async said(person: string, { after, limit }: Part): Promise<readonly OwnLine[]> {
    return (await this.#connection.query(SAID, person, after, limit)).map((found) => ({
      place: Number(found.id),
      table: typeof found.table === 'string' ? found.table : null,
      ...lineOf(found),
    }));
  }

  async removeSome(person: string): Promise<boolean> {
    return (await this.#connection.query(REMOVE_SOME, person)).length > 0;
  }
}

export const lineOf = ({ name, seat, text, at }: Found): ChatLine => ({
  name: String(name),
  seat: seat === null ? null : (Number(seat) as Seat),
  text: String(text),
  at: Number(at),
});
