import type { Database } from './database.ts';
import type { Op } from './schema.ts';

/** Where a table ends in the file. */
export interface Head {
  readonly key: number;
  /** The last row; 0 for none. */
  row: number;
  seq: number;
  /** True while `tables` does not know it yet. */
  dirty: boolean;
  /** How many writes of this table are on their way: what they say is not in the file yet. */
  writing: number;
}

export interface HeadLimits {
  /** After so many rows the heads are written down, which bounds what a start has to read. */
  readonly every: number;
  /** How many go with one write: all at once would hold up whoever moves next. */
  readonly atOnce: number;
  /** How many are remembered of tables that have nothing to write. */
  readonly kept: number;
}

const CLEAN = { dirty: false, writing: 0 };
const LIMITS: HeadLimits = { every: 32_768, atOnce: 8, kept: 4096 };

/**
 * The last row of every table. Rows are appended without an index, so this is the way into a log: kept in memory,
 * written down a few at a time, and found again at the start by reading what was appended since.
 */
export class Heads {
  readonly #database: Database;
  readonly #limits: HeadLimits;
  readonly #known = new Map<string, Head>();
  /** Those that are still to be written down in this round, which began at row `#upTo`. */
  #round: Head[] = [];
  #upTo = 0;
  #lastRow = 0;

  constructor(database: Database, limits: HeadLimits = LIMITS) {
    this.#database = database;
    this.#limits = limits;
    this.#lastRow = numberOf(database.get('SELECT max(row) AS n FROM entries'));
    this.#upTo = this.#writtenDown();
    this.#find();
  }

  get(table: string): Head | null {
    const known = this.#known.get(table);
    if (known) return known;
    const found = this.#database.get('SELECT key, head, seq FROM tables WHERE id = ?', table);
    if (!found) return null;
    const head = { key: Number(found.key), row: Number(found.head), seq: Number(found.seq), ...CLEAN };
    this.#known.set(table, head);
    return head;
  }

  /** How many entries a table has, if that is known without asking the file. */
  seqOf(table: string): number | null {
    return this.#known.get(table)?.seq ?? null;
  }

  add(table: string, key: number): Head {
    const head: Head = { key, row: 0, seq: 0, dirty: true, writing: 0 };
    this.#known.set(table, head);
    return head;
  }

  forget(table: string): void {
    this.#known.delete(table);
  }

  /** Moves a head on by a row of so many entries; gives the row's number. */
  append(head: Head, count: number): number {
    head.row = ++this.#lastRow;
    head.seq += count;
    head.dirty = true;
    return head.row;
  }

  /** Writes some heads down, when it is time. */
  saveSome(ops: Op[]): void {
    if (this.#round.length === 0) {
      if (this.#lastRow - this.#upTo < this.#limits.every) return;
      this.#beginRound();
    }
    this.#save(this.#limits.atOnce, ops);
  }

  saveAll(ops: Op[]): void {
    this.#beginRound();
    this.#save(Number.POSITIVE_INFINITY, ops);
  }

  /** Nothing of a batch that carried such heads is in the file: what it was to write down is not. */
  unsaved(): void {
    this.#round = [];
    this.#upTo = this.#writtenDown();
    for (const head of this.#known.values()) head.dirty = true;
  }

  /** Lets go of what can be read again, when it is much. */
  tidy(): void {
    if (this.#known.size <= this.#limits.kept || this.#round.length > 0) return;
    for (const [table, head] of this.#known) if (!head.dirty && head.writing === 0) this.#known.delete(table);
  }

  #writtenDown(): number {
    return numberOf(this.#database.get(`SELECT value AS n FROM meta WHERE key = 'headsUpTo'`));
  }

  #find(): void {
    const newer = `
      SELECT t.id AS id, e.table_key AS key, max(e.row) AS row FROM entries e JOIN tables t ON t.key = e.table_key
      WHERE e.row > ? GROUP BY e.table_key`;
    for (const found of this.#database.all(newer, this.#upTo)) {
      const row = Number(found.row);
      const last = this.#database.get('SELECT seq + count AS n FROM entries WHERE row = ?', row);
      const head = { key: Number(found.key), row, seq: numberOf(last), dirty: true, writing: 0 };
      this.#known.set(String(found.id), head);
    }
  }

  #beginRound(): void {
    this.#upTo = this.#lastRow;
    this.#round = [...this.#known.values()].filter((head) => head.dirty);
  }

  #save(most: number, ops: Op[]): void {
    const some = this.#round.splice(0, most);
    for (const head of some) {
      if (head.dirty) ops.push(['saveHead', head.row, head.seq, head.key]);
      head.dirty = false;
    }
    if (this.#round.length > 0) return;
    ops.push(['saveMeta', 'headsUpTo', this.#upTo]);
  }
}

/** The number that a query for `n` found; 0 for none. */
export const numberOf = (found: Record<string, unknown> | undefined): number => Number(found?.n ?? 0);
