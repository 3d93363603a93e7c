import { snapshotOf } from '@cubarium/core';
import { PAGE, type EventStore, type LiveTable } from '@cubarium/table';
import { Shared } from './shared.ts';

/** A longer log is replaced by a snapshot; the whole of it can be fetched over HTTP, page by page. */
const LONGEST_LOG = 1000;

/** What somebody has missed, as the JSON of a `CatchUp`, and how many entries it reaches up to. */
export interface Missed {
  readonly text: string;
  readonly upTo: number;
}

/** What a client that knows `after` entries has missed: everything that has been published, and nothing else. */
export async function catchUp(table: LiveTable, store: EventStore, after: number | null): Promise<Missed> {
  const { match } = table;
  if (!match) return { text: 'null', upTo: 0 };
  const from = after === null || after > match.seq ? 0 : after;
  if (match.seq - from > LONGEST_LOG) {
    const snapshot = JSON.stringify(snapshotOf(table.game, match));
    return { text: `{"snapshot":${snapshot},"from":${match.seq},"entries":[]}`, upTo: match.seq };
  }
  const texts: string[] = [];
  let first = from;
  let known = from;
  while (known < published(table)) {
    const rows = await store.rows(table.id, known, PAGE);
    const shown = rows.filter((row) => row.seq < published(table));
    const last = shown.at(-1);
    if (!last) throw new Error(`table ${table.id} has no entry ${known}`);
    if (texts.length === 0) first = shown[0]?.seq ?? from;
    texts.push(...shown.map((row) => row.text.slice(1, -1)));
    known = last.seq + last.count;
  }
  return { text: `{"snapshot":null,"from":${first},"entries":[${texts.join(',')}]}`, upTo: known };
}

/** How many entries of a table everybody may know. */
export const published = ({ match }: LiveTable): number => match?.seq ?? 0;

/** Who comes without knowing anything gets the same as everybody who comes until the next move: it is read once. */
export class CatchUps {
  readonly #store: EventStore;
  readonly #shared = new Shared<Promise<Missed>>();

  constructor(store: EventStore) {
    this.#store = store;
  }

  of(table: LiveTable, after: number | null): Promise<Missed> {
    if (after !== null && after > 0) return catchUp(table, this.#store, after);
    const key = `${table.id} ${published(table)}`;
    const coming = this.#shared.get(key, () => catchUp(table, this.#store, null));
    coming.catch(() => this.#shared.forget(key));
    return coming;
  }
}
