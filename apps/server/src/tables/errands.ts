import { setTimeout } from 'node:timers/promises';
import { err, ok, type Result } from '@cubarium/core';
import type { LiveTable } from '@cubarium/table';
import type { Colleagues } from '../nodes/colleagues.ts';
import type { Errand } from '../ports/bus.ts';
import { Unavailable } from '../ports/failures.ts';
import type { Elsewhere, Unopened } from './loader.ts';
import type { Tables } from './tables.ts';

/** What is asked of a table without being at it. */
const DEEDS = {
  /** Whether somebody is there. */
  isHere: async (table: LiveTable, person: string): Promise<boolean> => table.presence.isHere(person),
  /** Frees the seat that was kept for somebody. */
  decline: async (table: LiveTable, person: string): Promise<boolean> => {
    const seat = table.seatOf(person);
    if (seat === null || table.record.status !== 'open') return false;
    const command = { kind: 'stand', seat } as const;
    return (await table.submit({ by: person, id: 'decline', after: 0, command })).ok;
  },
  /** Who is no more does not come back: a match goes on as if they had resigned. */
  forget: async (table: LiveTable, person: string): Promise<boolean> => {
    const seat = table.seatOf(person);
    if (seat !== null && table.record.status === 'running') {
      const after = table.match?.seq ?? 0;
      await table.submit({ by: person, id: 'forgotten', after, command: { kind: 'resign', seat } });
    }
    return (await table.forget(person)).ok;
  },
} as const;

export interface TableErrand extends Errand {
  readonly kind: keyof typeof DEEDS;
  readonly table: string;
  readonly person: string;
}

export const isTableErrand = (errand: Errand): errand is TableErrand => errand.kind in DEEDS;

type Done<E> = Result<boolean, E>;

/** A holder that was killed is another one after its lease. */
const TRIES = 20;
const PAUSE_MS = 300;

/** Has done at tables what their holders alone can do, whichever node that is. */
export class Errands {
  readonly #tables: Pick<Tables, 'open'>;
  readonly #colleagues: Pick<Colleagues, 'ask'> | null;

  constructor(tables: Pick<Tables, 'open'>, colleagues: Pick<Colleagues, 'ask'> | null) {
    this.#tables = tables;
    this.#colleagues = colleagues;
  }

  async run(errand: TableErrand): Promise<Done<Unopened>> {
    for (let tries = 0; tries < TRIES; tries++) {
      const done = await this.here(errand);
      if (done.ok) return done;
      if (done.error.code !== 'elsewhere') return err(done.error);
      // What another node answers is what it has got here.
      const answer = (await this.#colleagues?.ask(done.error.holder, errand)) as Done<
        Unopened | Elsewhere
      > | null;
      if (answer?.ok) return answer;
      if (answer && answer.error.code !== 'elsewhere') return err(answer.error);
      await setTimeout(PAUSE_MS);
    }
    throw new Unavailable('the node that holds the table does not answer');
  }

  /** If this node holds the table. */
  async here({ kind, table, person }: TableErrand): Promise<Done<Unopened | Elsewhere>> {
    const opened = await this.#tables.open(table);
    return opened.ok ? ok(await DEEDS[kind](opened.value.table, person)) : opened;
  }
}
