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
  /** The entries among it; null where a snapshot stands for them. */
  readonly entries: string | null;
}

/** The beginning of a log that was read before: what follows is all there is to read. */
type Beginning = Pick<Missed, 'upTo' | 'entries'>;
const NOTHING: Beginning = { upTo: 0, entries: '' };

export interface CatchUpPorts {
  readonly store: EventStore;
  readonly onError: (error: unknown) => void;
}

/** What a client that knows `after` entries has missed: everything that has been published, and nothing else. */
export async function catchUp(
  table: LiveTable,
  { store, onError }: CatchUpPorts,
  after: number | Beginning | null,
): Promise<Missed> {
  if (!table.match) return { text: 'null', upTo: 0, entries: null };
  const seq = published(table);
  const read = after === null || typeof after === 'number' ? NOTHING : after;
  const from = typeof after !== 'number' || after > seq ? 0 : after;
  if (seq - from > LONGEST_LOG) return withoutLog(table);
  try {
    return await withLog(table, store, { from, read });
  } catch (error) {
    if (!(error instanceof Damaged)) throw error;
    // An old part of the log is lost; the match itself was taken up from a snapshot and can go on.
    onError(error);
    return withoutLog(table);
  }
}

async function withLog(
  table: LiveTable,
  store: EventStore,
  { from, read }: { readonly from: number; readonly read: Beginning },
): Promise<Missed> {
  const texts = read.entries ? [read.entries] : [];
  let first = from;
  let known = Math.max(from, read.upTo);
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
  const entries = texts.join(',');
  return { text: `{"snapshot":null,"from":${first},"entries":[${entries}]}`, upTo: known, entries };
}

function withoutLog({ game, match }: LiveTable): Missed {
  if (!match) return { text: 'null', upTo: 0, entries: null };
  const snapshot = JSON.stringify(snapshotOf(game, match));
  const text = `{"snapshot":${snapshot},"from":${match.seq},"entries":[]}`;
  return { text, upTo: match.seq, entries: null };
}

/** How many entries of a table everybody may know. */
export const published = ({ match }: LiveTable): number => match?.seq ?? 0;

/** As long as a crowd keeps coming, only what is new is read. */
const KEPT_MS = 5000;

/** Who comes without knowing anything gets the same as everybody who comes until the next move: it is read once. */
export class CatchUps {
  readonly #ports: CatchUpPorts;
  readonly #shared = new Shared<Promise<Missed>>();
  readonly #read = new Shared<{ last: Beginning }>(KEPT_MS);

  constructor(ports: CatchUpPorts) {
    this.#ports = ports;
  }

  of(table: LiveTable, after: number | null): Promise<Missed> {
    if (after !== null && after > 0) return catchUp(table, this.#ports, after);
    const key = `${table.id} ${published(table)}`;
    const coming = this.#shared.get(key, () => this.#goOn(table));
    coming.catch(() => this.#shared.forget(key));
    return coming;
  }

  async #goOn(table: LiveTable): Promise<Missed> {
    const read = this.#read.get(table.id, () => ({ last: NOTHING }));
    const missed = await catchUp(table, this.#ports, read.last);
    if (missed.entries !== null && missed.upTo > read.last.upTo) read.last = missed;
    return missed;
  }
}
