import { randomBytes } from 'node:crypto';
import { findGame } from '@cubarium/catalogue';
import {
  err,
  ok,
  type GameDefinition,
  type JsonRecord,
  type Refusal,
  type Result,
  type TableInfo,
} from '@cubarium/core';
import {
  LiveTable,
  newRecord,
  NOT_READY,
  TableDriver,
  type AskBot,
  type DriverPorts,
  type NewTable,
  type TablePorts,
  type TableRecord,
} from '@cubarium/table';
import { unguessable } from '../identity/identity.ts';
import type { SqliteStore } from '../store/sqlite-store.ts';
import { hasEnoughOpen } from './enough.ts';
import { HostedTable, type TableListeners } from './hosted-table.ts';
import { TableLoader, type Unopened } from './loader.ts';

export interface TablesParts extends Omit<TableListeners, 'onBroken'> {
  readonly store: SqliteStore;
  readonly askBot: AskBot;
  readonly onError: (error: unknown) => void;
  readonly onBotError: (error: unknown) => void;
  /** What is stored of a table makes no sense: told once of each. */
  readonly onDamaged: (table: string) => void;
}

/** What somebody chooses when setting up a table. */
export type TableChoices = Pick<NewTable, 'access' | 'time' | 'chat' | 'awayMs'> & {
  readonly game: string;
  readonly options: unknown;
};

const MOST_TABLES = 50_000;
const UNLOAD_AFTER_MS = 30_000;
const FORGET_OPEN_AFTER_MS = 3_600_000;
/** A table that nobody started in a day is given up at the next start of the server. */
const FORGET_STORED_AFTER_MS = 86_400_000;
const SECRET_BYTES = 32;

/** All tables that are in memory, and the way to the others. */
export class Tables {
  readonly #parts: TablesParts;
  readonly #ports: TablePorts;
  readonly #driverPorts: DriverPorts;
  readonly #listeners: TableListeners;
  readonly #hosted = new Map<string, HostedTable>();
  readonly #opening = new Map<string, Promise<Result<HostedTable, Unopened>>>();
  readonly #loader: TableLoader;
  #channels = 0;
  #stopping = false;

  constructor(parts: TablesParts) {
    this.#parts = parts;
    const { store, now, onError, askBot, onBotError } = parts;
    this.#ports = { store, now, manySeats: false, onError };
    this.#driverPorts = { timers: { now, after }, askBot, onBotError };
    this.#loader = new TableLoader({ store, ports: this.#ports, onDamaged: parts.onDamaged });
    this.#listeners = { ...parts, onBroken: (hosted) => this.#broke(hosted) };
  }

  get all(): Iterable<HostedTable> {
    return this.#hosted.values();
  }
  get size(): number {
    return this.#hosted.size;
  }

  /** `from`: the address that sets it up, which is never written down. */
  async create(
    choices: TableChoices,
    host: string,
    from: string | null = null,
  ): Promise<Result<HostedTable, Refusal>> {
    const game = await findGame(choices.game)?.rules();
    if (!game) return err({ code: 'no-game' });
    const options = game.parseOptions(choices.options);
    if (!options.ok) return options;
    if (this.#stopping || this.#hosted.size >= MOST_TABLES || hasEnoughOpen(this.all, { host, from }))
      return err({ code: 'too-many' });
    const { game: id, options: _raw, ...rest } = choices;
    const seated = options.value as JsonRecord & { readonly seats: number };
    const record = newRecord({ ...this.#fresh(host), ...rest, game: id, options: seated });
    return this.#keep(game, record, from);
  }

  /** A table in memory, or loaded from the store. */
  async open(id: string): Promise<Result<HostedTable, Unopened>> {
    const known = this.#hosted.get(id);
    if (known) {
      // Whoever asks is about to use it: it must not be let go before they have come in.
      if (known.isEmpty) known.emptySince = this.#parts.now();
      return ok(known);
    }
    const opening = this.#opening.get(id) ?? this.#load(id).finally(() => this.#opening.delete(id));
    this.#opening.set(id, opening);
    return opening;
  }

  /** The same people once more: everybody keeps the seat and says when ready. */
  async rematch(before: HostedTable): Promise<Result<string, Refusal>> {
    const { record, game } = before.table;
    if (record.next !== null) return ok(record.next);
    if (record.status !== 'ended') return err({ code: 'wrong-phase' });
    const { access, time, chat, awayMs, options, host, banned = [] } = record;
    const same = { access, time, chat, awayMs, game: record.game };
    const seats = record.seats.map((seat) => ({ ...seat, ...NOT_READY, ready: seat.bot !== null }));
    const fresh = newRecord({ ...this.#fresh(host), ...same, options: { ...options, seats: seats.length } });
    const kept = await this.#keep(game, { ...fresh, seats, banned }, before.from);
    if (!kept.ok) return kept;
    const { id } = kept.value.table;
    const next = await before.table.setNext(id);
    // Two people may ask at the same time: one table is enough.
    if (!next.ok || next.value !== id) await this.#remove(kept.value);
    return next;
  }

  /** What everybody may know about a table, in memory or not. */
  async summary(id: string): Promise<Result<TableInfo & { readonly seq: number }, Unopened>> {
    const live = this.#hosted.get(id);
    return live ? ok({ ...live.table.info, seq: live.table.match?.seq ?? 0 }) : this.#loader.summary(id);
  }

  /** How many tables make no sense, as far as that is known. */
  get damaged(): number {
    return this.#loader.damaged;
  }

  /** Something stored of this table makes no sense. Who is there already may go on with what is in memory. */
  setApart(id: string): void {
    this.#loader.setApart(id);
  }

  /** Takes somebody's name off the tables; what was played stays. */
  async forget(person: string, ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      const opened = await this.open(id);
      if (opened.ok) await opened.value.table.forget(person);
    }
  }

  /** Takes up what was running when the server stopped, as far as it has something to do by itself. */
  async resume(): Promise<void> {
    const { store, now } = this.#parts;
    for (const id of store.untouched('open', now() - FORGET_STORED_AFTER_MS)) await store.remove(id);
    for (const id of store.untouched('running')) await this.open(id);
  }

  /** Writing works again: what could not be stored meanwhile is taken up where the store left it. */
  thaw(): void {
    for (const hosted of this.#hosted.values()) {
      if (!hosted.table.broken) continue;
      this.#dismiss(hosted);
      // Whoever was there comes back; what goes on by itself waits for nobody.
      if (hosted.isGoing) void this.open(hosted.table.id).catch(this.#parts.onError);
    }
  }

  /** Lets go of tables that nobody follows and that wait for somebody. */
  async sweep(): Promise<void> {
    if (!this.#parts.store.isWritable) return;
    const now = this.#parts.now();
    for (const hosted of this.#hosted.values()) {
      const { table } = hosted;
      const alone = hosted.isEmpty && table.idle;
      if (!alone || now - hosted.emptySince < UNLOAD_AFTER_MS || hosted.isGoing) continue;
      if (table.record.status === 'open' && now - hosted.emptySince < FORGET_OPEN_AFTER_MS) continue;
      if (table.record.status === 'open' || table.record.status === 'closed') await this.#remove(hosted);
      else this.#unload(hosted);
    }
  }

  stop(): void {
    this.#stopping = true;
    for (const hosted of this.#hosted.values()) hosted.driver.stop();
  }

  /**
   * What is in memory is not what is stored: it has to be loaded anew. While the disk takes nothing that would break at
   * once again, so the table stands still: it can be looked at, and refuses whatever is to be stored.
   */
  #broke(hosted: HostedTable): void {
    if (this.#parts.store.isWritable) this.#dismiss(hosted);
  }

  #dismiss(hosted: HostedTable): void {
    this.#unload(hosted);
    hosted.dismiss();
  }

  #unload(hosted: HostedTable): void {
    hosted.driver.stop();
    this.#hosted.delete(hosted.table.id);
    this.#parts.onChange();
  }

  async #remove(hosted: HostedTable): Promise<void> {
    this.#unload(hosted);
    await this.#parts.store.remove(hosted.table.id);
  }

  #fresh(host: string): Pick<NewTable, 'id' | 'secret' | 'createdAt' | 'host'> {
    const secret = randomBytes(SECRET_BYTES).toString('hex');
    return { id: unguessable(), secret, createdAt: this.#parts.now(), host };
  }

  async #keep(
    game: GameDefinition,
    record: TableRecord,
    from: string | null,
  ): Promise<Result<HostedTable, Refusal>> {
    const table = await LiveTable.create(game, this.#ports, record);
    return table.ok ? ok(this.#host(table.value, from)) : table;
  }

  async #load(id: string): Promise<Result<HostedTable, Unopened>> {
    if (this.#stopping) return err({ code: 'no-table' });
    const table = await this.#loader.open(id);
    return table.ok ? ok(this.#host(table.value)) : table;
  }

  #host(table: LiveTable, from: string | null = null): HostedTable {
    const driver = new TableDriver(table, this.#driverPorts);
    const channel = ++this.#channels;
    const hosted = new HostedTable({ table, driver, channel, from, listeners: this.#listeners });
    this.#hosted.set(table.id, hosted);
    this.#parts.onChange();
    return hosted;
  }
}

function after(ms: number, call: () => void): () => void {
  const timer = setTimeout(call, ms);
  return () => clearTimeout(timer);
}
