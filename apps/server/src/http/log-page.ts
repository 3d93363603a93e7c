import type { Entry } from '@cubarium/core';
import type { EventStore, Row } from '@cubarium/table';
import { parseStored } from '../ports/failures.ts';

export interface PageOf {
  readonly from: number;
  readonly limit: number;
  /** How many entries there are. */
  readonly seq: number;
}

/** Part of a log as JSON: its entries, and where the next part begins. */
export async function logPage(
  store: EventStore,
  table: string,
  { from, limit, seq }: PageOf,
): Promise<string> {
  const until = Math.min(from + limit, seq);
  const rows = until > from ? await store.rows(table, from, until - from) : [];
  const entries = rows.map((row) => textBetween(row, { table, from, until })).join(',');
  return `{"entries":[${entries}],"next":${until < seq ? until : null}}`;
}

/** The entries of a row, as they are stored: only the first and the last row of a page are ever taken apart. */
function textBetween(
  row: Row,
  { table, from, until }: { table: string; from: number; until: number },
): string {
  if (row.seq >= from && row.seq + row.count <= until) return row.text.slice(1, -1);
  const entries = parseStored(table, row.text) as Entry[];
  const some = entries.filter((entry) => entry.seq >= from && entry.seq < until);
  return some.map((entry) => JSON.stringify(entry)).join(',');
}
