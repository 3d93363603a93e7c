import {
  botNonce,
  commitment,
  matchSeed,
  type Access,
  type DealtFrom,
  type JsonRecord,
  type MatchVersion,
  type TableInfo,
  type TableStatus,
  type TimeName,
} from '@cubarium/core';

/** A place at the table and who has it. */
export interface SeatRecord {
  /** Who holds the seat: an identity that only the server knows. */
  readonly person: string | null;
  readonly name: string | null;
  /** The level of the bot that sits there from the start. */
  readonly bot: string | null;
  readonly ready: boolean;
  /** The seat's share in the dice; a bot's follows from the secret and is there from the start of the match. */
  readonly nonce: string | null;
  /** Where the seat's hash chain begins; null or missing without one. */
  readonly anchor?: string | null;
}

/** Of a person who has added nothing to the dice yet, or no longer. */
export const NOT_READY = { ready: false, nonce: null, anchor: null } as const;

export const EMPTY_SEAT: SeatRecord = { person: null, name: null, bot: null, ...NOT_READY };

/** Everything about a table that is not in its log. The one place where the secret lives until the end. */
export interface TableRecord {
  readonly id: string;
  readonly game: string;
  /** As the game's parser left them: complete and valid. */
  readonly options: JsonRecord;
  readonly access: Access;
  readonly time: TimeName;
  readonly chat: boolean;
  /** How long a person may be away before the others may give the seat to a bot. */
  readonly awayMs: number;
  readonly host: string;
  /** By which people find it as long as it is not over; missing where nobody looks for it. */
  readonly code?: string;
  /** Of whoever set it up, as far as they said. */
  readonly language?: string;
  /** On the clock of the server that keeps the table. */
  readonly createdAt: number;
  readonly secret: string;
  /** How the match is dealt, from its start on; missing in tables of version 1. */
  readonly version?: MatchVersion;
  /** It began with entries of another match: a device lets somebody try again from there. */
  readonly branched?: boolean;
  readonly seats: readonly SeatRecord[];
  readonly status: TableStatus;
  /** The moment that entries count from; null before the start. */
  readonly zero: number | null;
  /** The table that follows this one. */
  readonly next: string | null;
  /** The last commands that changed this record: a command sent twice is done once. */
  readonly recent: readonly string[];
  /** The link for dice that fall later: its sender need not be there any more by then. */
  readonly owed?: string;
  /** Who may neither sit nor say anything here; missing for nobody. */
  readonly banned?: readonly string[];
}

export const isBanned = ({ banned }: TableRecord, person: string): boolean =>
  banned?.includes(person) === true;

export interface NewTable {
  readonly id: string;
  readonly game: string;
  readonly options: JsonRecord & { readonly seats: number };
  readonly access?: Access;
  readonly time?: TimeName;
  readonly chat?: boolean;
  readonly awayMs?: number;
  readonly host: string;
  readonly code?: string;
  readonly language?: string;
  readonly createdAt: number;
  /** 32 random bytes as hex. */
  readonly secret: string;
}

const AWAY_MS = 60_000;

export const newRecord = (table: NewTable): TableRecord => ({
  access: 'link',
  time: 'none',
  chat: true,
  awayMs: AWAY_MS,
  ...table,
  seats: Array.from({ length: table.options.seats }, () => EMPTY_SEAT),
  status: 'open',
  zero: null,
  next: null,
  recent: [],
});

/** Only now is it known for good where bots sit; what they add was fixed with the secret. */
export const withBotNonces = ({ seats, secret }: TableRecord): readonly SeatRecord[] =>
  seats.map((place, seat) => (place.bot === null ? place : { ...place, nonce: botNonce(secret, seat) }));

/** What the match is dealt from: the secret, and with it every seat's nonce. */
export const dealtFrom = ({ secret, seats }: TableRecord): DealtFrom => ({
  seed: matchSeed(
    secret,
    seats.map(({ nonce }) => nonce ?? ''),
  ),
  secret,
});

export function infoOf(record: TableRecord): TableInfo {
  const { host, recent: _recent, banned: _banned, owed: _owed, secret, seats, ...rest } = record;
  const hostSeat = seats.findIndex((seat) => seat.person === host);
  return {
    ...rest,
    commitment: commitment(secret),
    secret: record.status === 'ended' || record.status === 'closed' ? secret : null,
    host: hostSeat < 0 ? null : hostSeat,
    seats: seats.map(({ person, ...seat }) => ({ ...seat, taken: person !== null || seat.bot !== null })),
  };
}

/** True for two that say the same, field by field. */
export function sameFields<T extends object>(one: T, other: T | undefined): boolean {
  if (one === other) return true;
  const fields = Object.entries(one);
  const others: Readonly<Record<string, unknown>> = { ...other };
  return (
    fields.length === Object.keys(others).length && fields.every(([name, value]) => value === others[name])
  );
}

/** The host of a table whose host is no more. */
export const NOBODY = '';

/** Everybody whom a record names, whether they sit there or not. */
export function namedIn({ seats, host, recent, banned = [] }: TableRecord): ReadonlySet<string> {
  const commanded = recent.map((key) => key.slice(0, key.indexOf(':')));
  const seated = seats.map((seat) => seat.person ?? NOBODY);
  const named = new Set([...seated, host, ...commanded, ...banned]);
  named.delete(NOBODY);
  return named;
}

/** The record without a trace of somebody. Before the start the seat is free again; a match goes on without a name. */
export function withoutPerson(record: TableRecord, person: string): TableRecord {
  const left = (seat: SeatRecord): SeatRecord =>
    record.status === 'open' ? EMPTY_SEAT : { ...seat, person: null, name: null };
  const seats = record.seats.map((seat) => (seat.person === person ? left(seat) : seat));
  const recent = record.recent.filter((key) => !key.startsWith(`${person}:`));
  const banned = record.banned?.filter((each) => each !== person);
  const heir = seats.find((seat) => seat.person !== null)?.person ?? NOBODY;
  const host = record.host === person ? heir : record.host;
  return { ...record, seats, recent, host, ...(banned ? { banned } : {}) };
}
