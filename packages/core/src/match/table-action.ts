import { isLink } from '../chain.ts';
import type { Action, Entry } from '../entry.ts';
import { hasFields, isRecord, isWhole, type JsonRecord } from '../json.ts';
import { general, type Refusal } from '../refusal.ts';
import { err, ok, type Result } from '../result.ts';
import { isSeat, type Seat } from '../seat.ts';

/**
 * What happens to a table and is no move of the game. Each is an entry by the actor `table`, so that the log is
 * never cut and a replay knows as much as the people who were there.
 */
export type TableAction =
  /** Takes back the last action of a seat. */
  | { readonly kind: 'undo'; readonly seat: Seat }
  /** The person has lost; at a table of two the match ends, at a larger one a bot plays the seat on. */
  | { readonly kind: 'resign'; readonly seat: Seat }
  /** A bot plays a seat whose person is away, and who for `wordMs` has a say in ending the match all the same. */
  | { readonly kind: 'bot'; readonly seat: Seat; readonly level: string; readonly wordMs?: number }
  /** The person plays the seat again. */
  | { readonly kind: 'back'; readonly seat: Seat }
  /** `by` skips the turn of a seat whose clock is negative; the entries of the seat that follow are the table's. */
  | { readonly kind: 'skip'; readonly seat: Seat; readonly by: Seat }
  /** The seat agrees to end the match; when all agree whose word counts, it is over without a winner. */
  | { readonly kind: 'agree'; readonly seat: Seat }
  /** The seat would rather play on: whoever had agreed to end the match has so no longer. */
  | { readonly kind: 'playOn'; readonly seat: Seat }
  /** The person commits to a new hash chain: on another device, or because all links of the last one are used. */
  | { readonly kind: 'chain'; readonly seat: Seat; readonly anchor: string };

/** An entry of a match: a move of the game, or an action of the table. */
export type MatchEntry<A extends Action = Action> = Entry<A> | Entry<TableAction>;

/** Of an entry that a match has taken, and whose action is therefore one of these. */
export const isByTable = <A extends Action>(entry: MatchEntry<A>): entry is Entry<TableAction> =>
  entry.actor === 'table';

const KINDS: Readonly<Record<TableAction['kind'], readonly string[]>> = {
  undo: ['seat'],
  resign: ['seat'],
  bot: ['seat', 'level'],
  back: ['seat'],
  skip: ['seat', 'by'],
  agree: ['seat'],
  playOn: ['seat'],
  chain: ['seat', 'anchor'],
};
/** Take-overs from before absent people had a say do not name its length. */
const OPTIONAL: Readonly<Partial<Record<TableAction['kind'], readonly string[]>>> = { bot: ['wordMs'] };

const isKind = (value: unknown): value is TableAction['kind'] =>
  typeof value === 'string' && Object.hasOwn(KINDS, value);

function parseBot(seat: Seat, { level, wordMs }: JsonRecord): Result<TableAction, Refusal> | null {
  if (typeof level !== 'string') return null;
  if (wordMs === undefined) return ok({ kind: 'bot', seat, level });
  return isWhole(wordMs) ? ok({ kind: 'bot', seat, level, wordMs }) : null;
}

/** Reads a table action of a log: shape only. */
export function parseTableAction(raw: unknown): Result<TableAction, Refusal> {
  const bad = err(general('bad-request', 'not an action of the table'));
  if (!isRecord(raw) || !isKind(raw.kind)) return bad;
  const { kind, seat } = raw;
  if (!hasFields(raw, ['kind', ...KINDS[kind]], OPTIONAL[kind]) || !isSeat(seat)) return bad;
  switch (kind) {
    case 'bot':
      return parseBot(seat, raw) ?? bad;
    case 'skip':
      return isSeat(raw.by) ? ok({ kind, seat, by: raw.by }) : bad;
    case 'chain':
      return isLink(raw.anchor) ? ok({ kind, seat, anchor: raw.anchor }) : bad;
    case 'undo':
    case 'resign':
    case 'back':
    case 'agree':
    case 'playOn':
      return ok({ kind, seat });
  }
}
