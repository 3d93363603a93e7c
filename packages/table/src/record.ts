import { commitment, matchSeed, type JsonRecord, type TimeControl } from '@cubarium/core';

export const ACCESS = ['link', 'public'] as const;
/** Who may find the table: those who have the link, or everybody in the lobby. */
export type Access = (typeof ACCESS)[number];

/** Thinking times a table may have. The bank is for the whole match, the credit for every turn. */
export const TIMES: Readonly<Record<'none' | 'fast' | 'normal' | 'slow' | 'days', TimeControl | null>> = {
  none: null,
  fast: { bankMs: 120_000, creditMs: 20_000 },
  normal: { bankMs: 300_000, creditMs: 45_000 },
  slow: { bankMs: 900_000, creditMs: 120_000 },
  days: { bankMs: 259_200_000, creditMs: 86_400_000 },
};
export type TimeName = keyof typeof TIMES;
export const isTimeName = (value: unknown): value is TimeName =>
  typeof value === 'string' && Object.hasOwn(TIMES, value);

/** A place at the table and who has it. */
export interface SeatRecord {
  /** Who holds the seat: an identity that only the server knows. */
  readonly person: string | null;
  readonly name: string | null;
  /** The level of the bot that sits there from the start. */
  readonly bot: string | null;
  readonly ready: boolean;
  /** The seat's share in the dice. */
  readonly nonce: string | null;
}

export const EMPTY_SEAT: SeatRecord = { person: null, name: null, bot: null, ready: false, nonce: null };

/** `open`: being set up; `running` and `ended`: there is a log; `closed`: given up before the start. */
export type Status = 'open' | 'running' | 'ended' | 'closed';

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
  /** On the clock of the server that keeps the table. */
  readonly createdAt: number;
  readonly secret: string;
  readonly seats: readonly SeatRecord[];
  readonly status: Status;
  /** The moment that entries count from; null before the start. */
  readonly zero: number | null;
  /** The table that follows this one. */
  readonly next: string | null;
  /** The last commands that changed this record: a command sent twice is done once. */
  readonly recent: readonly string[];
}

export interface NewTable {
  readonly id: string;
  readonly game: string;
  readonly options: JsonRecord & { readonly seats: number };
  readonly access?: Access;
  readonly time?: TimeName;
  readonly chat?: boolean;
  readonly awayMs?: number;
  readonly host: string;
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

/** The seed of the match: the secret and every seat's nonce. */
export const seedOf = (record: TableRecord): string =>
  matchSeed(
    record.secret,
    record.seats.map((seat) => seat.nonce ?? ''),
  );

export interface SeatInfo {
  readonly name: string | null;
  readonly taken: boolean;
  readonly bot: string | null;
  readonly ready: boolean;
  readonly nonce: string | null;
}

/** What everybody may know about a table: no identities, and no secret before the end. */
export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly options: JsonRecord;
  readonly access: Access;
  readonly time: TimeName;
  readonly chat: boolean;
  readonly awayMs: number;
  readonly createdAt: number;
  readonly commitment: string;
  readonly secret: string | null;
  readonly seats: readonly SeatInfo[];
  readonly host: number | null;
  readonly status: Status;
  readonly zero: number | null;
  readonly next: string | null;
}

export function infoOf(record: TableRecord): TableInfo {
  const { host, recent: _recent, secret, seats, ...rest } = record;
  const hostSeat = seats.findIndex((seat) => seat.person === host);
  return {
    ...rest,
    commitment: commitment(secret),
    secret: record.status === 'ended' || record.status === 'closed' ? secret : null,
    host: hostSeat < 0 ? null : hostSeat,
    seats: seats.map(({ person, ...seat }) => ({ ...seat, taken: person !== null || seat.bot !== null })),
  };
}
