import { findGame } from '@cubarium/catalogue';
import {
  err,
  ok,
  type GameDefinition,
  type Refusal,
  type Result,
  type Seat,
  type TableInfo,
} from '@cubarium/core';
import {
  LiveTable,
  TableDriver,
  type AskBot,
  type DriverPorts,
  type TablePorts,
  type TableRecord,
} from '@cubarium/table';
import type { TableStore } from '../ports/stores.ts';
import { freeCode } from './codes.ts';
import { hasEnoughOpen } from './enough.ts';
import { HostedTable, type TableListeners } from './hosted-table.ts';
import { TableLoader, type Unopened } from './loader.ts';
import { chosenTable, nextTable, type TableChoices } from './new-tables.ts';

export interface TablesParts extends Omit<TableListeners, 'onBroken'> {
  readonly store: TableStore;
  readonly askBot: AskBot;
  readonly onError: (error: unknown) => void;
  readonly onBotError: (error: unknown) => void;
  /** What is stored of a table makes no sense: told once of each. */
  readonly onDamaged: (table: string) => void;
}

const MOST_TABLES = 50_000;
const UNLOAD_AFTER_MS = 30_000;
/** So long a table that has not started counts among those of its host. */
const OPEN_COUNTS_MS = 3_600_000;

/** All tables that are in memory, and the way to the others. */
export class Tables {
  readonly #parts: TablesParts;
  readonly #ports: TablePorts;
  readonly #driverPorts: DriverPorts;
  readonly #listeners: TableListeners;
  readonly #hosted = new Map<string, HostedTable>();
  readonly #opening = new Map<string, Promise<Result<HostedTable, Unopened>>>();
  readonly #loader: TableLoader;
  /** Tables that are changed without being in memory. */
  readonly #aside = new Map<string, Promise<void>>();
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
  get isStopping(): boolean {
    return this.#stopping;
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
    const now = this.#parts.now();
    const stored = await this.#parts.store.openOf(host, now - OPEN_COUNTS_MS);
    const tooMany = hasEnoughOpen({ inMemory: this.#hosted, stored }, { host, from });
    if (this.#stopping || this.#hosted.size >= MOST_TABLES || tooMany) return err({ code: 'too-many' });
    const record = chosenTable(choices, options.value, { host, ...(await this.#given()) });
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
  async rematch(before: HostedTable, people: readonly string[]): Promise<Result<string, Refusal>> {
    const { record, game } = before.table;
    if (record.next !== null) return ok(record.next);
    if (record.status !== 'ended') return err({ code: 'wrong-phase' });
    const kept = await this.#keep(game, nextTable(record, people, await this.#given()), before.from);
    if (!kept.ok) return kept;
    const { id } = kept.value.table;
    const next = await before.table.setNext(id);
    // Two people may ask at the same time: one table is enough.
    if (!next.ok || next.value !== id) await this.#remove(kept.value);
    return next;
  }

  async #given(): Promise<{ readonly now: number; readonly code: string }> {
    const { store, now } = this.#parts;
    const code = await freeCode(async (drawn) => (await store.withCode(drawn)) !== null);
    return { now: now(), code };
  }

  /** What everybody may know about a table, in memory or not. */
  async summary(id: string): Promise<Result<TableInfo & { readonly seq: number }, Unopened>> {
    const live = this.#hosted.get(id);
    return live ? ok({ ...live.table.info, seq: live.table.match?.seq ?? 0 }) : this.#loader.summary(id);
  }

  async seatAt(id: string, person: string): Promise<Seat | null> {
    const live = this.#hosted.get(id);
    return live ? live.table.seatOf(person) : this.#loader.seatAt(id, person);
  }

  /** How many tables make no sense, as far as that is known. */
  get damaged(): number {
    return this.#loader.damaged;
  }

  /** Something stored of this table makes no sense. Who is there already may go on with what is in memory. */
  setApart(id: string): void {
    this.#loader.setApart(id);
  }

  /**
   * Changes what is stored of a table while it is not in memory; whoever wants it meanwhile waits. Null when it is in
   * memory: then only the table itself may change it.
   */
  async aside<T>(id: string, change: () => Promise<T>): Promise<T | null> {
    await this.#opening.get(id);
    while (this.#aside.has(id)) await this.#aside.get(id);
    if (this.#hosted.has(id)) return null;
    const changing = change().finally(() => this.#aside.delete(id));
    const settled = changing.then(
      () => undefined,
      () => undefined,
    );
    this.#aside.set(id, settled);
    return changing;
  }

  /** Takes up what was running when the server stopped, as far as it has something to do by itself. */
  async resume(): Promise<void> {
    for (const id of await this.#parts.store.untouched('running')) await this.open(id);
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
  sweep(): void {
    if (!this.#parts.store.isWritable) return;
    const now = this.#parts.now();
    for (const hosted of this.#hosted.values()) {
      const { table } = hosted;
      const alone = hosted.isEmpty && table.idle;
      if (!alone || now - hosted.emptySince < UNLOAD_AFTER_MS || hosted.isGoing) continue;
      if (table.record.status === 'open' && now - hosted.emptySince < OPEN_COUNTS_MS) continue;
      this.#unload(hosted);
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
    await this.#aside.get(id);
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
