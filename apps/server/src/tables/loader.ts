import { findGame } from '@cubarium/catalogue';
import { err, ok, type Result, type Seat, type TableInfo } from '@cubarium/core';
import { infoOf, LiveTable, type TablePorts, type TableRecord } from '@cubarium/table';
import { Damaged, isDamage } from '../ports/failures.ts';
import type { TableStore } from '../ports/stores.ts';

/** Why a table cannot be shown. */
export interface Unopened {
  readonly code: 'no-table' | 'damaged';
}

/** Another node holds the table: what is to be done there is done by that one. */
export interface Elsewhere {
  readonly code: 'elsewhere';
  readonly holder: number;
}

export interface LoaderParts {
  readonly store: TableStore;
  readonly ports: TablePorts;
  /** Told once of each. */
  readonly onDamaged: (table: string) => void;
}

const NO_TABLE: Unopened = { code: 'no-table' };

/** Takes tables up from the store. One that makes no sense is set apart, and everything else goes on. */
export class TableLoader {
  readonly #parts: LoaderParts;
  readonly #damaged = new Set<string>();

  constructor(parts: LoaderParts) {
    this.#parts = parts;
  }

  get damaged(): number {
    return this.#damaged.size;
  }

  open(id: string): Promise<Result<LiveTable, Unopened>> {
    return this.#carefully(id, async (record) => {
      const game = await findGame(record.game)?.rules();
      if (!game) throw new Damaged(id);
      return LiveTable.open(game, this.#parts.ports, id);
    });
  }

  summary(id: string): Promise<Result<TableInfo & { readonly seq: number }, Unopened>> {
    return this.#carefully(id, async (record, seq) => ({ ...infoOf(record), seq }));
  }

  /** Where somebody sits at a table that is not in memory; null for nowhere. */
  async seatAt(id: string, person: string): Promise<Seat | null> {
    const found = await this.#carefully(id, async ({ seats }) => ({
      seat: seats.findIndex((seat) => seat.person === person),
    }));
    return found.ok && found.value.seat >= 0 ? (found.value.seat as Seat) : null;
  }

  /** Something stored of this table makes no sense, whatever of it can still be used. */
  setApart(id: string): void {
    if (this.#damaged.has(id)) return;
    this.#damaged.add(id);
    this.#parts.onDamaged(id);
  }

  async #carefully<T>(
    id: string,
    read: (record: TableRecord, seq: number) => Promise<T | null>,
  ): Promise<Result<T, Unopened>> {
    if (this.#damaged.has(id)) return err({ code: 'damaged' });
    try {
      const stored = await this.#parts.store.peek(id);
      const found = stored && (await read(stored.record, stored.seq));
      return found === null ? err(NO_TABLE) : ok(found);
    } catch (error) {
      if (!isDamage(error)) throw error;
      this.setApart(id);
      return err({ code: 'damaged' });
    }
  }
}
