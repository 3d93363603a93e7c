import type { JsonRecord } from '../json.ts';
import type { TimeControl } from './clocks.ts';
import type { MatchFile, MatchVersion } from './file.ts';

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

/** `open`: being set up; `running` and `ended`: there is a log; `closed`: given up before the start. */
export type TableStatus = 'open' | 'running' | 'ended' | 'closed';

export interface SeatInfo {
  readonly name: string | null;
  readonly taken: boolean;
  readonly bot: string | null;
  readonly ready: boolean;
  readonly nonce: string | null;
  /** Where the hash chain of the seat begins; missing or null for a seat without one. */
  readonly anchor?: string | null;
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
  /** Short, to be spoken and typed; it finds the table as long as it is not over. */
  readonly code?: string;
  /** Of whoever set it up, as far as they said. */
  readonly language?: string;
  readonly createdAt: number;
  /** As in the match file, from the start of the match on; missing in version 1. */
  readonly version?: MatchVersion;
  /** It began with entries of another match, so its dice cannot be checked; only on a device. */
  readonly branched?: boolean;
  readonly commitment: string;
  readonly secret: string | null;
  readonly seats: readonly SeatInfo[];
  readonly host: number | null;
  readonly status: TableStatus;
  readonly zero: number | null;
  readonly next: string | null;
}

/** The anchors with which the match at a table begins; null in version 1, which has none. */
export const anchorsAt = ({
  version = 1,
  seats,
}: Pick<TableInfo, 'version'> & { readonly seats: readonly Pick<SeatInfo, 'anchor'>[] }) =>
  version === 1 ? null : seats.map(({ anchor = null }) => anchor);

/** Where the dice of a table came from, as its match file says it. */
export function diceAt(info: TableInfo): Pick<MatchFile, 'version' | 'dice'> {
  const { commitment, secret, version = 1, seats } = info;
  if (info.branched) return { version, dice: { kind: 'manual' } };
  const anchors = anchorsAt(info);
  const nonces = seats.map(({ nonce }) => nonce ?? '');
  return { version, dice: { kind: 'committed', commitment, nonces, ...(anchors && { anchors }), secret } };
}
