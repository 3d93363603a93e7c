import { snapshotOf } from '@cubarium/core';
import { PAGE, type EventStore, type LiveTable } from '@cubarium/table';
import { Damaged, parseStored } from '../ports/failures.ts';
import { Shared } from './shared.ts';

/** A longer log is replaced by a snapshot; the whole of it can be fetched over HTTP, page by page. */
const LONGEST_LOG = 1000;

/** What somebody has missed, as the JSON of a `CatchUp`, and how many entries it reaches up to. */
export interface Missed {
  readonly text: string;
  readonly upTo: number;
}

export interface CatchUpPorts {
  readonly store: EventStore;
  readonly onError: (error: unknown) => void;
}

/** What a client that knows `after` entries has missed: everything that has been published, and nothing else. */
export async function catchUp(
  table: LiveTable,
  { store, onError }: CatchUpPorts,
  after: number | null,
): Promise<Missed> {
  if (!table.match) return { text: 'null', upTo: 0 };
  const seq = published(table);
  const from = after === null || after > seq ? 0 : after;
  if (seq - from > LONGEST_LOG) return withoutLog(table);
  try {
    return await withLog(table, store, from);
  } catch (error) {
    if (!(error instanceof Damaged)) throw error;
    // An old part of the log is lost; the match itself was taken up from a snapshot and can go on.
    onError(error);
    return withoutLog(table);
  }
}

async function withLog(table: LiveTable, store: EventStore, from: number): Promise<Missed> {
  const texts: string[] = [];
  let first = from;
  let known = from;
  while (known < published(table)) {
    const rows = await store.rows(table.id, known, PAGE);
    const shown = rows.filter((row) => row.seq < published(table));
    const last = shown.at(-1);
    if (!last) throw new Damaged(table.id);
    if (texts.length === 0) first = shown[0]?.seq ?? from;
    for (const { text } of shown) {
      // It goes out as it is: one bad row would make the whole message unreadable.
      parseStored(table.id, text);
      texts.push(text.slice(1, -1));
    }
    known = last.seq + last.count;
  }
  return { text: `{"snapshot":null,"from":${first},"entries":[${texts.join(',')}]}`, upTo: known };
}

function withoutLog({ game, match }: LiveTable): Missed {
  if (!match) return { text: 'null', upTo: 0 };
  const snapshot = JSON.stringify(snapshotOf(game, match));
  return { text: `{"snapshot":${snapshot},"from":${match.seq},"entries":[]}`, upTo: match.seq };
}

/** How many entries of a table everybody may know. */
export const published = ({ match }: LiveTable): number => match?.seq ?? 0;

/** Who comes without knowing anything gets the same as everybody who comes until the next move: it is read once. */
export class CatchUps {
  readonly #ports: CatchUpPorts;
  readonly #shared = new Shared<Promise<Missed>>();

  constructor(ports: CatchUpPorts) {
    this.#ports = ports;
  }

  of(table: LiveTable, after: number | null): Promise<Missed> {
    if (after !== null && after > 0) return catchUp(table, this.#ports, after);
    const key = `${table.id} ${published(table)}`;
    const coming = this.#shared.get(key, () => catchUp(table, this.#ports, null));
    coming.catch(() => this.#shared.forget(key));
    return coming;
  }
}
