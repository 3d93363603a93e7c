import {
  anchorsAt,
  applyEntry,
  err,
  fromSnapshot,
  isRecord,
  ok,
  snapshotOf,
  startMatch,
  TIMES,
  type Action,
  type DealtFrom,
  type Entry,
  type GameDefinition,
  type Match,
  type Seat,
} from '@cubarium/core';
import { tableRefusal, type Answer } from './command.ts';
import type { Draft } from './draft.ts';
import type { TableEvent, TableListener } from './events.ts';
import { RecentCommands } from './recent.ts';
import { dealtFrom, type TableRecord } from './record.ts';
import type { Change, EventStore, Row, StoredTable } from './store.ts';

const SNAPSHOT_EVERY = 128;

/** Whose command it was. */
export interface Origin {
  readonly id: string | null;
  /** The seat that asked. */
  readonly seat: Seat | null;
  /** The seat whose situation it changes. */
  readonly affects: Seat | null;
}

/** By the table itself. */
export const BY_ITSELF: Origin = { id: null, seat: null, affects: null };

/** A step that is decided and not yet stored. */
export interface Step<S, A extends Action> {
  readonly draft?: Draft<S, A>;
  readonly record?: TableRecord;
  readonly origin: Origin;
}

/** What of a step went into the store. */
type Stored = Pick<Change, 'row' | 'record'>;

/** What is stored of a table, and the one door through which it changes: stored first, then shown. */
export class TableHead<S, A extends Action> {
  readonly game: GameDefinition<S, A>;
  readonly #store: EventStore;
  /** Never changed while somebody goes through it: a list is replaced by another. */
  #listeners: readonly TableListener[] = [];
  #record: TableRecord;
  #match: Match<S, A> | null;
  #from: DealtFrom | null = null;
  #recent: RecentCommands;
  #nextSnapshot: number;
  #broken = false;

  constructor(game: GameDefinition<S, A>, store: EventStore, stored: StoredTable) {
    this.game = game;
    this.#store = store;
    this.#record = stored.record;
    const known = stored.snapshot?.seq ?? 0;
    this.#nextSnapshot = known + SNAPSHOT_EVERY - phaseOf(stored.record.id);
    this.#recent = new RecentCommands(known);
    this.#match = stored.record.zero === null ? null : matchFrom(game, stored);
    for (const row of stored.rows) this.#remember(row, entriesOf(row));
  }

  get record(): TableRecord {
    return this.#record;
  }
  get match(): Match<S, A> | null {
    return this.#match;
  }
  get seq(): number {
    return this.#match?.seq ?? 0;
  }
  get broken(): boolean {
    return this.#broken;
  }
  get from(): DealtFrom {
    return (this.#from ??= dealtFrom(this.#record));
  }

  subscribe(listener: TableListener): () => void {
    this.#listeners = [...this.#listeners, listener];
    return () => {
      this.#listeners = this.#listeners.filter((each) => each !== listener);
    };
  }

  emit(event: TableEvent): void {
    for (const listener of this.#listeners) listener(event);
  }

  /** True for a command that was not done before and does not come too late. */
  isNew(origin: Origin, after: number): boolean {
    const key = keyOf(origin);
    if (key === null || origin.affects === null) return true;
    // Whoever knows everything that happened has not done this yet.
    if (after === this.seq) return true;
    if (this.#recent.find(key) !== null) return false;
    return this.#recent.covers(after) && !this.#recent.overtaken(after, origin.affects);
  }

  /** The answer to a command that is not new. */
  async earlier(origin: Origin, after: number): Promise<Answer> {
    const key = keyOf(origin);
    const done = key === null ? null : this.#recent.find(key);
    if (done !== null) return ok({ seq: done, repeated: true });
    if (this.#recent.covers(after)) return err(tableRefusal('stale'));
    const rows = await this.#store.rows(this.#record.id, after);
    const row = rows.find((candidate) => candidate.command === key);
    return row ? ok({ seq: row.seq + row.count, repeated: true }) : err(tableRefusal('stale'));
  }

  commit(step: Step<S, A>): Promise<Answer> {
    const entries = step.draft?.entries ?? [];
    const ended = step.draft?.match.end ? ({ status: 'ended' } as const) : null;
    const record = ended ? { ...(step.record ?? this.#record), ...ended } : (step.record ?? null);
    const text = entries.length > 0 ? JSON.stringify(entries) : '';
    const row: Row | null = step.draft
      ? { seq: this.seq, count: entries.length, command: keyOf(step.origin), text }
      : null;
    return this.#store
      .commit({ table: this.#record.id, expect: this.seq, row, record })
      .then((stored) => (stored.ok ? this.#show(step, { row, record }) : this.#failed()));
  }

  /** What is stored may be seen. */
  #show({ draft, origin }: Step<S, A>, { row, record }: Stored): Answer {
    if (record) this.#record = record;
    if (draft && row) {
      this.#match = draft.match;
      this.#recent.add({ next: this.seq, key: row.command, seat: origin.affects });
    }
    // People first see that the match runs, then its entries.
    if (record) this.emit({ kind: 'record' });
    if (draft && row) this.emit({ kind: 'entries', entries: draft.entries, text: row.text, id: origin.id });
    this.#saveSnapshot();
    return ok({ seq: this.seq });
  }

  /** Another writer was first, or the disk is full: what is in memory is no longer the truth. */
  #failed(): Answer {
    this.#broken = true;
    this.emit({ kind: 'broken' });
    return err(tableRefusal('not-stored'));
  }

  #remember(row: Row, entries: readonly Entry[]): void {
    const seat = affectedSeat(row, entries);
    this.#recent.add({ next: row.seq + row.count, key: row.command, seat });
  }

  #saveSnapshot(): void {
    const match = this.#match;
    if (!match || match.seq < this.#nextSnapshot) return;
    this.#nextSnapshot = match.seq + SNAPSHOT_EVERY;
    // Only a cache: if it is lost, more of the log is read.
    this.#store.saveSnapshot(this.#record.id, snapshotOf(this.game, match)).catch(() => undefined);
  }
}

/** As stored with the row: the seat, then the id its sender chose. */
const keyOf = ({ id, seat }: Origin): string | null =>
  id === null || seat === null ? null : `${seat}:${id}`;

/** The seat whose situation a row that is read back changed. */
function affectedSeat(row: Row, entries: readonly Entry[]): Seat | null {
  if (row.command === null) return null;
  const actor = entries[0]?.actor;
  if (typeof actor === 'number') return actor;
  const action: unknown = entries[0]?.action;
  return isRecord(action) && typeof action.seat === 'number' ? (action.seat as Seat) : null;
}

/** Tables that began together, as after a restart, do not all write their snapshots at once. */
const phaseOf = (id: string): number => {
  let sum = 0;
  for (const letter of id) sum += letter.codePointAt(0) ?? 0;
  return sum % (SNAPSHOT_EVERY / 2);
};

const entriesOf = (row: Row): readonly Entry[] => JSON.parse(row.text) as Entry[];

/** The match that a stored log describes. A log of ours that makes no sense is a bug, not a refusal. */
function matchFrom<S, A extends Action>(game: GameDefinition<S, A>, stored: StoredTable): Match<S, A> {
  let match = startOf(game, stored);
  for (const row of stored.rows) {
    for (const entry of entriesOf(row)) {
      const next = applyEntry(game, match, entry);
      if (!next.ok) throw new Error(`table ${stored.record.id}, entry ${entry.seq}: ${next.error.code}`);
      match = next.value;
    }
  }
  return match;
}

function startOf<S, A extends Action>(game: GameDefinition<S, A>, stored: StoredTable): Match<S, A> {
  const cached = stored.snapshot && fromSnapshot(game, stored.snapshot);
  return cached?.ok ? cached.value : newMatch(game, stored.record);
}

/** What a table is taken up from: a cache that the game no longer understands is replaced by the whole log. */
export async function readTable<S, A extends Action>(
  game: GameDefinition<S, A>,
  store: EventStore,
  id: string,
): Promise<StoredTable | null> {
  const found = await store.load(id);
  if (!found?.snapshot || fromSnapshot(game, found.snapshot).ok) return found;
  return { ...found, snapshot: null, rows: await store.rows(id, 0) };
}

export function newMatch<S, A extends Action>(game: GameDefinition<S, A>, record: TableRecord): Match<S, A> {
  const options = game.parseOptions(record.options);
  if (!options.ok) throw new Error(`the options of table ${record.id} are refused: ${options.error.code}`);
  const bots = record.seats.map((seat) => seat.bot);
  const anchors = anchorsAt(record);
  return startMatch(game, { options: options.value, bots, time: TIMES[record.time], anchors });
}
