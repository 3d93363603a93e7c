import { until, type Client, type RemoteTable } from '@cubarium/client';
import type { GameDefinition, Rng } from '@cubarium/core';
import { comeIn, connect, playAlone, setUp, sitAndReady, type Guest } from './people.ts';

/** What a client was told is done: after a crash it must still be so. */
export interface Acknowledged {
  readonly table: string;
  readonly seq: number;
}

/** Pairs of people who play table after table, whatever happens to the server. */
export class EndlessTables {
  readonly acknowledged: Acknowledged[] = [];
  readonly tables = new Map<string, readonly RemoteTable[]>();
  readonly #url: () => string;
  readonly #game: GameDefinition;
  readonly #clients: Client[] = [];
  #stopped = false;

  constructor(url: () => string, game: GameDefinition) {
    this.#url = url;
    this.#game = game;
  }

  async start(pairs: number, rng: Rng): Promise<void> {
    for (let pair = 0; pair < pairs; pair++) {
      const guests = [await comeIn(this.#url(), `a${pair}`), await comeIn(this.#url(), `b${pair}`)];
      const trouble = { rng, twice: 20, hangUp: 0, lateMs: 0 };
      const clients = guests.map((guest) => connect(this.#url, guest, trouble));
      this.#clients.push(...clients);
      void this.#playOn(guests, clients);
    }
  }

  stop(): void {
    this.#stopped = true;
    for (const client of this.#clients) client.close();
  }

  /** Nobody waits longer than necessary for a server that is back. */
  retry(): void {
    for (const client of this.#clients) client.retry();
  }

  /** How much has been played. */
  get entries(): number {
    let sum = 0;
    for (const [table] of this.tables.values()) sum += table?.confirmed?.seq ?? 0;
    return sum;
  }

  async #playOn(guests: readonly Guest[], clients: readonly Client[]): Promise<void> {
    while (!this.#stopped) {
      const [host] = guests;
      const id = host && (await this.#setUp(host));
      if (id === undefined) continue;
      const tables = clients.map((client) => client.table(id, this.#game));
      this.tables.set(id, tables);
      await Promise.all(tables.map((table, seat) => this.#play(table, seat === 0 ? 0 : 1)));
      for (const client of clients) client.part(id);
    }
  }

  async #play(table: RemoteTable, seat: 0 | 1): Promise<void> {
    table.subscribe((event) => {
      if (event.kind === 'entries') this.#remember(table);
    });
    await sitAndReady(table, seat);
    const stop = playAlone(table, seat, `${table.id} ${seat}`);
    await until(table, () => this.#stopped || (table.confirmed?.end ?? null) !== null);
    stop();
  }

  #remember(table: RemoteTable): void {
    this.acknowledged.push({ table: table.id, seq: table.confirmed?.seq ?? 0 });
  }

  /** The server may be away just now. */
  async #setUp(host: Guest): Promise<string | undefined> {
    try {
      return await setUp(this.#url(), host, { game: this.#game.id, options: { seats: 2, length: 'short' } });
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
      return undefined;
    }
  }
}
