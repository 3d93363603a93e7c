import { setImmediate } from 'node:timers/promises';
import { withoutPerson } from '@cubarium/table';
import { isDamage } from '../ports/failures.ts';
import type { Stores, TableStore } from '../ports/stores.ts';
import type { Errands } from './errands.ts';
import type { Tables } from './tables.ts';

export interface ForgettingParts {
  readonly tables: Tables;
  readonly errands: Errands;
  readonly stores: Stores;
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
}

/** So many tables share a sync; others have the thread before the next. */
const AT_ONCE = 20;

/**
 * Takes people out of everything that is stored. It is written down that somebody is to be forgotten, so whatever
 * interrupts it, the next start goes on.
 */
export class Forgetting {
  readonly #parts: ForgettingParts;
  readonly #going = new Map<string, Promise<boolean>>();

  constructor(parts: ForgettingParts) {
    this.#parts = parts;
  }

  /** From when this resolves on the person is nobody. */
  begin(person: string): Promise<void> {
    return this.#parts.stores.people.beginForgetting(person, this.#parts.now());
  }

  /** True when nothing is left; false when it has to be gone on with later. */
  finish(person: string): Promise<boolean> {
    const going = this.#going.get(person) ?? this.#finish(person).finally(() => this.#going.delete(person));
    this.#going.set(person, going);
    return going;
  }

  /** Goes on with what was interrupted. */
  async resume(): Promise<void> {
    const { stores, onError } = this.#parts;
    for (const person of await stores.people.beingForgotten()) await this.finish(person).catch(onError);
  }

  /** When nothing of it is on its way any more; the tables must be stopping by then. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.#going.values());
  }

  async #finish(person: string): Promise<boolean> {
    const { stores, tables } = this.#parts;
    let all = true;
    for (let after = 0; ;) {
      const some = await stores.tables.tablesNaming(person, { after, limit: AT_ONCE });
      const last = some.at(-1);
      if (!last) break;
      const gone = await Promise.all(some.map(({ table }) => this.#leave(table, person)));
      all &&= !gone.includes(false);
      after = last.place;
      await setImmediate();
      if (tables.isStopping) return false;
    }
    while (await stores.chat.removeSome(person)) if (tables.isStopping) return false;
    await stores.reports.forget(person);
    if (all) await stores.people.endForgetting(person);
    return all;
  }

  async #leave(id: string, person: string): Promise<boolean> {
    const { tables, stores, errands } = this.#parts;
    if (tables.isStopping) return false;
    const opened = (await this.#isRunning(id)) ? await tables.open(id) : null;
    // Most tables are over, and nobody looks at them: they need not be played through to be changed.
    const aside = opened?.ok ? null : await tables.aside(id, () => forgetAt(stores.tables, id, person));
    if (aside !== null) return aside;
    const left = await errands.run({ kind: 'forget', table: id, person });
    return left.ok && left.value;
  }

  async #isRunning(id: string): Promise<boolean> {
    const table = await this.#parts.tables.summary(id);
    return table.ok && table.value.status === 'running';
  }
}

/** Takes somebody off a table that is not in memory. False when that could not be stored. */
async function forgetAt(store: TableStore, table: string, person: string): Promise<boolean> {
  try {
    const stored = await store.peek(table);
    if (!stored) return true;
    const record = withoutPerson(stored.record, person);
    return (await store.commit({ table, expect: stored.seq, row: null, record })).ok;
  } catch (error) {
    if (!isDamage(error)) throw error;
    // Nobody can read this record any more, and nobody could take the name out of it.
    await store.remove(table);
    return true;
  }
}
