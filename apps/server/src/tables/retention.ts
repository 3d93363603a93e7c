import { setImmediate } from 'node:timers/promises';
import type { TableStatus } from '@cubarium/core';
import type { Keeping } from '../base/config.ts';
import type { TableStore } from '../ports/stores.ts';
import type { Tables } from './tables.ts';

export interface RetentionParts {
  readonly tables: Tables;
  readonly store: TableStore;
  readonly now: () => number;
  readonly keeping: Keeping;
}

/** So many are looked at in a round, and so many of them leave: nobody waits for it. */
const LOOKED_AT = 200;
const REMOVED = 20;

/** Lets tables leave the store that have been kept for as long as they should be. */
export class Retention {
  readonly #parts: RetentionParts;

  constructor(parts: RetentionParts) {
    this.#parts = parts;
  }

  /** One round; what is left waits for the next. */
  async sweep(): Promise<void> {
    const { open, unfinished, finished } = this.#parts.keeping;
    // A table that was given up is nobody's any more.
    const ages = { open, closed: 0, running: unfinished, ended: finished };
    for (const [status, age] of Object.entries(ages))
      if (age !== null) await this.#remove(status as TableStatus, this.#parts.now() - age);
  }

  async #remove(status: TableStatus, before: number): Promise<void> {
    const { tables, store } = this.#parts;
    let left = REMOVED;
    for (const id of await store.untouched(status, { before, limit: LOOKED_AT })) {
      if (left === 0 || tables.isStopping || !store.isWritable) return;
      if (status === 'running' && (await store.lastMove(id)) > before) continue;
      // Null for one that is in memory: somebody is there, or it goes on by itself.
      if ((await tables.aside(id, () => store.remove(id).then(() => true))) === true) left--;
      await setImmediate();
    }
  }
}
