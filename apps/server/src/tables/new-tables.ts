import { randomBytes } from 'node:crypto';
import type { JsonRecord } from '@cubarium/core';
import { EMPTY_SEAT, newRecord, NOT_READY, type NewTable, type TableRecord } from '@cubarium/table';
import { unguessable } from '../identity/identity.ts';
import type { TableStore } from '../ports/stores.ts';
import { freeCode } from './codes.ts';

/** What somebody chooses when setting up a table. */
export type TableChoices = Pick<NewTable, 'access' | 'time' | 'chat' | 'awayMs' | 'language'> & {
  readonly game: string;
  readonly options: unknown;
};

const SECRET_BYTES = 32;

/** What a table gets from who keeps it. */
export interface Given {
  readonly host: string;
  readonly now: number;
  readonly code: string;
}

/** What a table gets that is set up now. */
export async function givenBy({ store, now }: Keeper): Promise<Omit<Given, 'host'>> {
  const code = await freeCode(async (drawn) => (await store.withCode(drawn)) !== null);
  return { now: now(), code };
}

interface Keeper {
  readonly store: Pick<TableStore, 'withCode'>;
  readonly now: () => number;
}

const fresh = ({ host, now, code }: Given) => ({
  id: unguessable(),
  secret: randomBytes(SECRET_BYTES).toString('hex'),
  createdAt: now,
  host,
  code,
});

/** A table of somebody, with the options as its game has read them. */
export function chosenTable(
  { game, options: _raw, ...rest }: TableChoices,
  options: unknown,
  given: Given,
): TableRecord {
  // Every game's options say how many seats there are.
  const seated = options as JsonRecord & { readonly seats: number };
  return newRecord({ ...fresh(given), ...rest, game, options: seated });
}

/** The same once more: these people keep their seats, the first of them hosts if the host is not one of them. */
export function nextTable(
  before: TableRecord,
  people: readonly string[],
  given: Omit<Given, 'host'>,
): TableRecord {
  const { access, time, chat, awayMs, options, game, language, banned = [] } = before;
  const host = people.includes(before.host) ? before.host : (people[0] ?? before.host);
  const seats = before.seats.map((seat) =>
    seat.person !== null && !people.includes(seat.person)
      ? EMPTY_SEAT
      : { ...seat, ...NOT_READY, ready: seat.bot !== null },
  );
  const spoken = language === undefined ? {} : { language };
  const again = { access, time, chat, awayMs, game, ...spoken, options: { ...options, seats: seats.length } };
  return { ...newRecord({ ...fresh({ host, ...given }), ...again }), seats, banned };
}
