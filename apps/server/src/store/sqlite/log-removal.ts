import { setImmediate } from 'node:timers/promises';
import type { Database } from './database.ts';
import { numberOf } from './heads.ts';
import type { LogEnd } from './log-reader.ts';
import type { Op } from './schema.ts';

/** How many rows leave with one write: a long log at once would hold up whoever moves next. */
const AT_ONCE = 500;
const removed = (rows: readonly number[]): Op[] => rows.map((row) => ['removeEntries', row]);

/** Removes a long log but for its last part; gives what removes that, to be written together with its table's end. */
export async function removeLog(database: Database, end: LogEnd): Promise<Op[]> {
  const rows = await rowsBehind(database, end);
  // The oldest first, so that the others are still found if this is interrupted; nobody opens it meanwhile.
  if (rows.length > AT_ONCE) await database.write([['closeTable', end.key]]);
  while (rows.length > AT_ONCE) await database.write(removed(rows.splice(-AT_ONCE)));
  return removed(rows);
}

/** The numbers of all rows of a log, the newest first. */
async function rowsBehind(database: Database, end: LogEnd): Promise<number[]> {
  const rows: number[] = [];
  for (let row = end.row; row > 0;) {
    rows.push(row);
    const before = numberOf(
      database.get('SELECT prev AS n FROM entries WHERE row = ? AND table_key = ?', row, end.key),
    );
    row = before < row ? before : 0;
    if (rows.length % AT_ONCE === 0) await setImmediate();
  }
  return rows;
}
