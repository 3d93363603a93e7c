import { setImmediate } from 'node:timers/promises';
import type { Row } from '@cubarium/table';
import type { Database, Found } from './database.ts';

/** Where a log ends in the file. */
export interface LogEnd {
  /** The table's number. */
  readonly key: number;
  /** The last row; 0 for none. */
  readonly row: number;
  readonly seq: number;
}

export interface ReaderLimits {
  /** How many rows are passed over in one go, and how many are read: a millisecond or two each. */
  readonly skipped: number;
  readonly read: number;
  /** Of how many tables the way into their logs is remembered. */
  readonly tables: number;
  /** Lets others have the thread. */
  readonly pause: () => Promise<unknown>;
}

const LIMITS: ReaderLimits = { skipped: 2000, read: 500, tables: 500, pause: () => setImmediate() };

/** A row from which one can go back. */
interface Mark {
  readonly row: number;
  readonly seq: number;
}

/** A damaged file may name the row of another table, or one that leads round in a circle. */
const BEFORE = 'e.row = back.prev AND e.row < back.row AND e.table_key = key';

/** From a row back to the one that holds the last entry below a number; at most so many rows. */
const SKIP = `
  WITH RECURSIVE back (row, key, seq, prev, n) AS (
    SELECT row, table_key, seq, prev, 1 FROM entries WHERE row = ? AND table_key = ?
    UNION ALL
    SELECT e.row, key, e.seq, e.prev, n + 1 FROM back JOIN entries e ON ${BEFORE}
    WHERE back.seq >= ? AND n < ?
  ) SELECT row, seq, prev FROM back ORDER BY n DESC LIMIT 1`;

/** From a row back to the one that holds a number; at most so many rows. */
const READ = `
  WITH RECURSIVE back (row, key, seq, count, prev, command, body, n) AS (
    SELECT row, table_key, seq, count, prev, command, body, 1 FROM entries WHERE row = ? AND table_key = ?
    UNION ALL
    SELECT e.row, key, e.seq, e.count, e.prev, e.command, e.body, n + 1 FROM back JOIN entries e ON ${BEFORE}
    WHERE back.seq > ? AND n < ?
  ) SELECT row, seq, count, prev, command, body FROM back`;

/**
 * Reads logs, whose rows are a chain from the last to the first. However long they are and however many are asked
 * for, the thread is kept for one short step in each turn of the event loop: everybody else goes on playing.
 */
export class LogReader {
  readonly #limits: ReaderLimits;
  readonly #database: Database;
  /** The ways into long logs, those asked for last at the end. */
  readonly #marks = new Map<number, readonly Mark[]>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(database: Database, limits: Partial<ReaderLimits> = {}) {
    this.#limits = { ...LIMITS, ...limits };
    this.#database = database;
  }

  /** The rows that hold the entries `from` to `from + limit`, oldest first. */
  async rows(end: LogEnd, from: number, limit: number): Promise<readonly Row[]> {
    const until = Math.min(end.seq, from + limit);
    if (from >= until) return [];
    const rows: Row[] = [];
    for (let next = await this.#rowBelow(end, until); next > 0;) {
      await this.#myTurn();
      const some = this.#database.all(READ, next, end.key, from, this.#limits.read);
      const first = some.at(-1);
      if (!first) throw new Error(`row ${next} is missing`);
      rows.push(...some.map(rowOf));
      next = Number(first.seq) > from ? before(first) : 0;
    }
    rows.reverse();
    if (!isWhole(rows, from, until)) throw new Error('the chain of rows is broken');
    return rows;
  }

  /** A table is gone. */
  forget(key: number): void {
    this.#marks.delete(key);
  }

  /** The row with the last entry below a number. */
  async #rowBelow(end: LogEnd, until: number): Promise<number> {
    if (until === end.seq) return end.row;
    // The last of those that are not before it: they are sorted from the end of the log to its beginning.
    const near = this.#marks.get(end.key)?.findLast((mark) => mark.seq >= until - 1);
    for (let row = near?.row ?? end.row; ;) {
      await this.#myTurn();
      const found = this.#database.get(SKIP, row, end.key, until, this.#limits.skipped);
      if (!found) throw new Error(`row ${row} is missing`);
      if (Number(found.seq) < until) return Number(found.row);
      this.#mark(end.key, { row: Number(found.row), seq: Number(found.seq) });
      row = before(found);
    }
  }

  #mark(key: number, mark: Mark): void {
    const others = (this.#marks.get(key) ?? []).filter(({ row }) => row !== mark.row);
    this.#marks.delete(key);
    this.#marks.set(
      key,
      [...others, mark].sort((a, b) => b.row - a.row),
    );
    const [oldest] = this.#marks.keys();
    if (oldest !== undefined && this.#marks.size > this.#limits.tables) this.#marks.delete(oldest);
  }

  /** Who reads waits for a turn of the event loop that nobody else reads in. */
  #myTurn(): Promise<unknown> {
    this.#last = this.#last.then(this.#limits.pause);
    return this.#last;
  }
}

/** The row before; a chain that does not lead back would be followed for ever. */
function before({ row, prev }: Found): number {
  if (!(Number(prev) > 0 && Number(prev) < Number(row))) throw new Error('a row does not lead back');
  return Number(prev);
}

/** True when the rows follow one another, and nothing of what was asked for is missing. */
function isWhole(rows: readonly Row[], from: number, until: number): boolean {
  let next = rows[0]?.seq ?? Number.NaN;
  if (!(next <= from)) return false;
  for (const { seq, count } of rows) {
    if (seq !== next || !(count > 0)) return false;
    next += count;
  }
  return next >= until;
}

const rowOf = (found: Found): Row => ({
  seq: Number(found.seq),
  count: Number(found.count),
  command: found.command === null ? null : String(found.command),
  text: String(found.body),
});
