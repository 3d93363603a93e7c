import {
  err,
  foldEntries,
  fromSnapshot,
  isRecord,
  matchAt,
  ok,
  snapshotOf,
  type Action,
  type DealtFrom,
  type Entry,
  type GameDefinition,
  type Match,
  type Seat,
} from '@cubarium/core';
import { tableRefusal, type Answer } from './command.ts';
import type { Batch } from './batch.ts';
import type { TableEvent, TableListener } from './events.ts';
import { RecentCommands } from './recent.ts';
import { dealtFrom, type TableRecord } from './record.ts';
import { pagesOf, type Change, type EventStore, type Row, type StoredTable } from './store.ts';

const SNAPSHOT_EVERY = 128;
/** How many entries are searched for a command that is older than what is remembered. */
const LOOKED_BACK = 1000;

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

/** A change that is decided and not yet stored. */
export interface Decision<S, A extends Action> {
  readonly batch?: Batch<S, A>;
  readonly record?: TableRecord;
  readonly origin: Origin;
}

/** What of a decision went into the store. */
type Stored = Pick<Change, 'row' | 'record'>;

/** What is stored of a table, and the one door through which it changes: stored first, then shown. */
export class Ledger<S, A extends Action> {
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
    this.#match = stored.record.zero === null ? null : startOf(game, stored);
    this.#nextSnapshot = this.seq + SNAPSHOT_EVERY - phaseOf(stored.record.id);
    this.#recent = new RecentCommands(this.seq);
  }

  /** Takes up a table where its cache stands, and then page by page what came after it. */
  static async open<S, A extends Action>(
    game: GameDefinition<S, A>,
    store: EventStore,
    id: string,
  ): Promise<Ledger<S, A> | null> {
    const stored = await store.load(id);
    if (!stored?.snapshot) return stored && Ledger.#takeUp(game, store, stored);
    // A damaged cache costs the time to read the whole log, and nothing else.
    const cached = await Ledger.#takeUp(game, store, stored).catch(() => null);
    return cached ?? Ledger.#takeUp(game, store, { ...stored, snapshot: null });
  }

  static async #takeUp<S, A extends Action>(
    game: GameDefinition<S, A>,
    store: EventStore,
    stored: StoredTable,
  ): Promise<Ledger<S, A>> {
    const ledger = new Ledger(game, store, stored);
    if (ledger.seq !== stored.seq)
      for await (const rows of pagesOf(store, stored.record.id, ledger.seq))
        for (const row of rows) ledger.#replay(row);
    if (ledger.seq !== stored.seq) throw new Error(`table ${stored.record.id} has no entry ${ledger.seq}`);
    return ledger;
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
    const from = Math.max(after, this.seq - LOOKED_BACK);
    for await (const rows of pagesOf(this.#store, this.#record.id, from)) {
      const row = rows.find((candidate) => candidate.command === key);
      if (row) return ok({ seq: row.seq + row.count, repeated: true });
    }
    return err(tableRefusal('stale'));
  }

  commit(decision: Decision<S, A>): Promise<Answer> {
    const entries = decision.batch?.entries ?? [];
    const ended = decision.batch?.match.end ? ({ status: 'ended' } as const) : null;
    const owed = decision.batch?.owed ? { owed: decision.batch.owed } : null;
    const changes = ended ?? owed;
    const record = changes ? { ...(decision.record ?? this.#record), ...changes } : (decision.record ?? null);
    const text = entries.length > 0 ? JSON.stringify(entries) : '';
    const row: Row | null = decision.batch
      ? { seq: this.seq, count: entries.length, command: keyOf(decision.origin), text }
      : null;
    return this.#store
      .commit({ table: this.#record.id, expect: this.seq, row, record })
      .then((stored) => (stored.ok ? this.#show(decision, { row, record }) : this.#failed()));
  }

  /** What is stored may be seen. */
  #show({ batch, origin }: Decision<S, A>, { row, record }: Stored): Answer {
    if (record) this.#record = record;
    if (batch && row) {
      this.#match = batch.match;
      this.#recent.add({ next: this.seq, key: row.command, seat: origin.affects });
    }
    // People first see that the match runs, then its entries.
    if (record) this.emit({ kind: 'record' });
    if (batch && row) this.emit({ kind: 'entries', entries: batch.entries, text: row.text, id: origin.id });
    this.#saveSnapshot();
    return ok({ seq: this.seq });
  }

  /** Another writer was first, or the disk is full: what is in memory is no longer the truth. */
  #failed(): Answer {
    this.#broken = true;
    this.emit({ kind: 'broken' });
    return err(tableRefusal('not-stored'));
  }

  /** A log of ours that makes no sense is a bug, not a refusal. */
  #replay(row: Row): void {
    const entries = JSON.parse(row.text) as Entry[];
    if (!this.#match) throw new Error(`table ${this.#record.id} has entries and no match`);
    const replayed = foldEntries(this.game, { from: this.#match, entries });
    if (!replayed.ok) {
      const { entry, refusal } = replayed.error;
      throw new Error(`table ${this.#record.id}, entry ${entry.seq}: ${refusal.code}`);
    }
    this.#match = replayed.value;
    this.#recent.add({ next: this.seq, key: row.command, seat: affectedSeat(row, entries) });
  }

  #saveSnapshot(): void {
    const match = this.#match;
    if (!match || match.seq < this.#nextSnapshot) return;
    this.#nextSnapshot = match.seq + SNAPSHOT_EVERY;
    // Only a cache: if it is lost, more of the log is read.
    this.#store.snapshots?.save(this.#record.id, snapshotOf(this.game, match)).catch(() => undefined);
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
  for (let i = 0; i < id.length; i++) sum += id.charCodeAt(i);
  return sum % (SNAPSHOT_EVERY / 2);
};

/** A cache that the game no longer understands is replaced by the whole log. */
function startOf<S, A extends Action>(game: GameDefinition<S, A>, stored: StoredTable): Match<S, A> {
  const cached = stored.snapshot && fromSnapshot(game, stored.snapshot);
  return cached?.ok ? cached.value : matchAt(game, stored.record);
}
