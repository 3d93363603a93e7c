import type { Holders } from '../ports/membership.ts';

/** What is done to tables while they are not in memory: to each one thing at a time. */
export class Aside {
  readonly #holders: Holders;
  readonly #busy = new Map<string, Promise<void>>();

  constructor(holders: Holders) {
    this.#holders = holders;
  }

  /** When nothing is done to it any more. */
  async settled(table: string): Promise<void> {
    while (this.#busy.has(table)) await this.#busy.get(table);
  }

  /** Changes what is stored of it; null when another node holds it. */
  async change<T>(table: string, change: () => Promise<T>): Promise<T | null> {
    // Between the last look and the beginning nobody else may begin.
    while (this.#busy.has(table)) await this.#busy.get(table);
    return this.#while([table], async () => {
      const holder = await this.#holders.take(table);
      if (holder !== null && holder !== this.#holders.self) return null;
      try {
        return await change();
      } finally {
        await this.#holders.release([table]);
      }
    });
  }

  /** Others may have them. Who wants one of them back here waits until it is certain who has it. */
  async release(tables: readonly string[]): Promise<void> {
    if (tables.length > 0) await this.#while(tables, () => this.#holders.release(tables));
  }

  #while<T>(tables: readonly string[], work: () => Promise<T>): Promise<T> {
    const working = work().finally(() => {
      for (const table of tables) this.#busy.delete(table);
    });
    const settled = working.then(
      () => undefined,
      () => undefined,
    );
    for (const table of tables) this.#busy.set(table, settled);
    return working;
  }
}
