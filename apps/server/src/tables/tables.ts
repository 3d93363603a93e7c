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
import type { Holders } from '../ports/membership.ts';
import type { TableStore } from '../ports/stores.ts';
import { after } from './after.ts';
import { Aside } from './aside.ts';
import { hasEnoughOpen } from './enough.ts';
import { HostedTable, type TableListeners } from './hosted-table.ts';
import { channelOf } from './channels.ts';
import { TableLoader, type Elsewhere, type Unopened } from './loader.ts';
import { chosenTable, givenBy, nextTable, type TableChoices } from './new-tables.ts';

export interface TablesParts extends Omit<TableListeners, 'onBroken'> {
  readonly store: TableStore;
  readonly holders: Holders;
  readonly askBot: AskBot;
  readonly onError: (error: unknown) => void;
  readonly onBotError: (error: unknown) => void;
  /** What is stored of a table makes no sense: told once of each. */
  readonly onDamaged: (table: string) => void;
}

type Opened = Result<HostedTable, Unopened | Elsewhere>;

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
  readonly #opening = new Map<string, Promise<Opened>>();
  readonly #loader: TableLoader;
  readonly #aside: Aside;
  #channels = 0;
  #stopping = false;

  constructor(parts: TablesParts) {
    this.#parts = parts;
    const { store, now, onError, askBot, onBotError } = parts;
    this.#ports = { store, now, manySeats: false, onError };
    this.#driverPorts = { timers: { now, after }, askBot, onBotError };
    this.#loader = new TableLoader({ store, ports: this.#ports, onDamaged: parts.onDamaged });
    this.#aside = new Aside(parts.holders);
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
    const record = chosenTable(choices, options.value, { host, ...(await givenBy(this.#parts)) });
    return this.#keep(game, record, from);
  }

  /** A table in memory, or loaded from the store unless another node holds it. */
  async open(id: string): Promise<Opened> {
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

  /** To look at, whoever holds it: what is not held here is as it was stored a moment ago. */
  async look(id: string): Promise<Result<LiveTable, Unopened>> {
    const opened = await this.open(id);
    if (opened.ok) return ok(opened.value.table);
    return opened.error.code === 'elsewhere' ? this.#loader.open(id) : err(opened.error);
  }

  /** The same people once more: everybody keeps the seat and says when ready. */
  async rematch(before: HostedTable, people: readonly string[]): Promise<Result<string, Refusal>> {
    const { record, game } = before.table;
    if (record.next !== null) return ok(record.next);
    if (record.status !== 'ended') return err({ code: 'wrong-phase' });
    const kept = await this.#keep(game, nextTable(record, people, await givenBy(this.#parts)), before.from);
    if (!kept.ok) return kept;
    const { id } = kept.value.table;
    const next = await before.table.setNext(id);
    // Two people may ask at the same time: one table is enough.
    if (next.ok && next.value === id) return next;
    this.#unload(kept.value);
    await this.#parts.store.remove(id);
    return next;
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
   * Changes what is stored of a table while no node has it in memory; whoever wants it meanwhile waits. Null when one
   * has: then only the table itself may change it.
   */
  async aside<T>(id: string, change: () => Promise<T>): Promise<T | null> {
    await this.#opening.get(id);
    return this.#hosted.has(id) ? null : this.#aside.change(id, change);
  }

  /** Takes up what was running when its node stopped, as far as it has something to do by itself. */
  async resume(): Promise<void> {
    for (const id of await this.#parts.holders.orphans()) if (!this.#stopping) await this.open(id);
  }

  /** Others may hold by now what was held here: whoever was there comes back and finds out. */
  startOver(): void {
    for (const hosted of this.#hosted.values()) this.#dismiss(hosted);
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
    const gone: string[] = [];
    for (const hosted of this.#hosted.values()) {
      const { table } = hosted;
      const alone = hosted.isEmpty && table.idle;
      if (!alone || now - hosted.emptySince < UNLOAD_AFTER_MS || hosted.isGoing) continue;
      if (table.record.status === 'open' && now - hosted.emptySince < OPEN_COUNTS_MS) continue;
      this.#unload(hosted);
      gone.push(table.id);
    }
    this.#aside.release(gone).catch(this.#parts.onError);
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

  async #keep(
    game: GameDefinition,
    record: TableRecord,
    from: string | null,
  ): Promise<Result<HostedTable, Refusal>> {
    const table = await LiveTable.create(game, this.#ports, record);
    return table.ok ? ok(this.#host(table.value, from)) : table;
  }

  async #load(id: string): Promise<Opened> {
    if (this.#stopping) return err({ code: 'no-table' });
    await this.#aside.settled(id);
    const holder = await this.#parts.holders.take(id);
    if (holder !== null && holder !== this.#parts.holders.self) return err({ code: 'elsewhere', holder });
    const table = await this.#loader.open(id);
    return table.ok ? ok(this.#host(table.value)) : table;
  }

  #host(table: LiveTable, from: string | null = null): HostedTable {
    const driver = new TableDriver(table, this.#driverPorts);
    const channel = channelOf(this.#parts.holders.self, ++this.#channels);
    const hosted = new HostedTable({ table, driver, channel, from, listeners: this.#listeners });
    this.#hosted.set(table.id, hosted);
    this.#parts.onChange();
    return hosted;
  }
}
