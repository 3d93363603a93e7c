import { snapshotOf } from '@cubarium/core';
import { PAGE, type EventStore, type LiveTable } from '@cubarium/table';

/** A longer log is replaced by a snapshot; the whole of it can be fetched over HTTP, page by page. */
const LONGEST_LOG = 1000;

/**
 * What a client that knows `after` entries has missed, as the JSON of a `CatchUp`. When this resolves, it says
 * everything that has been published and nothing else, so the client may be added to the members at once.
 */
export async function catchUp(table: LiveTable, store: EventStore, after: number | null): Promise<string> {
  const { match } = table;
  if (!match) return 'null';
  const from = after === null || after > match.seq ? 0 : after;
  if (match.seq - from > LONGEST_LOG) {
    const snapshot = JSON.stringify(snapshotOf(table.game, match));
    return `{"snapshot":${snapshot},"from":${match.seq},"entries":[]}`;
  }
  const texts: string[] = [];
  let first = from;
  for (let known = from; known < published(table);) {
    const rows = await store.rows(table.id, known, PAGE);
    const shown = rows.filter((row) => row.seq < published(table));
    const last = shown.at(-1);
    if (!last) throw new Error(`table ${table.id} has no entry ${known}`);
    if (texts.length === 0) first = shown[0]?.seq ?? from;
    texts.push(...shown.map((row) => row.text.slice(1, -1)));
    known = last.seq + last.count;
  }
  return `{"snapshot":null,"from":${first},"entries":[${texts.join(',')}]}`;
}

const published = ({ match }: LiveTable): number => match?.seq ?? 0;
