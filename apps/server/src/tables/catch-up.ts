import { snapshotOf } from '@cubarium/core';
import type { EventStore, LiveTable } from '@cubarium/table';

/** A longer log is replaced by a snapshot; the whole of it can be fetched over HTTP. */
const LONGEST_LOG = 3000;

/**
 * What a client that knows `after` entries has missed, as the JSON of a `CatchUp`. When this resolves, it says
 * everything that has been published and nothing else, so the client may be added to the members at once.
 */
export async function catchUp(table: LiveTable, store: EventStore, after: number | null): Promise<string> {
  for (;;) {
    const { match } = table;
    if (!match) return 'null';
    const from = after === null || after > match.seq ? 0 : after;
    if (match.seq - from > LONGEST_LOG) {
      const snapshot = JSON.stringify(snapshotOf(table.game, match));
      return `{"snapshot":${snapshot},"from":${match.seq},"entries":[]}`;
    }
    if (match.seq === from) return `{"snapshot":null,"from":${from},"entries":[]}`;
    const rows = await store.rows(table.id, from);
    const published = rows.filter((row) => row.seq < (table.match?.seq ?? 0));
    const last = published.at(-1);
    if ((last ? last.seq + last.count : from) !== table.match?.seq) continue;
    const entries = published.map((row) => row.text.slice(1, -1)).join(',');
    return `{"snapshot":null,"from":${published[0]?.seq ?? from},"entries":[${entries}]}`;
  }
}
