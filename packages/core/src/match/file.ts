import { isLink } from '../chain.ts';
import type { Entry } from '../entry.ts';
import type { GameDefinition } from '../game.ts';
import { isRecord, isTextArray, isWhole, type JsonRecord } from '../json.ts';
import { err, ok, type Result } from '../result.ts';
import { isSeat, type Actor, type Seat } from '../seat.ts';
import type { TimeControl } from './clocks.ts';
import type { MatchEnd } from './match.ts';
import { parseTableAction } from './table-action.ts';

export const MATCH_FORMAT = 'cubarium-match';
/**
 * What is written today. In version 1 a chance entry hangs on its place in the log, in version 2 on its number among
 * the chance entries and on the links that people reveal.
 */
export const MATCH_VERSION = 2;
export type MatchVersion = 1 | typeof MATCH_VERSION;

/** Who sat where at the start. */
export interface MatchPlayer {
  readonly name: string;
  /** The level of a bot; null for a person. */
  readonly bot: string | null;
}

/** The anchor of every seat's hash chain, or null without one. */
type Anchors = readonly (string | null)[];

/** Where the dice came from, and so what can be checked. */
export type MatchDice =
  | {
      readonly kind: 'committed';
      readonly commitment: string;
      readonly nonces: readonly string[];
      /** Where the hash chain of each seat begins, null for one without; from version 2 on. */
      readonly anchors?: Anchors;
      /** Null until the match is over. */
      readonly secret: string | null;
    }
  | { readonly kind: 'seed'; readonly seed: string }
  | { readonly kind: 'manual' };

/** A whole match as a file: enough to replay it anywhere and to check every die. docs/match-file.md. */
export interface MatchFile {
  readonly format: typeof MATCH_FORMAT;
  readonly version: MatchVersion;
  readonly game: string;
  readonly options: JsonRecord;
  readonly players: readonly MatchPlayer[];
  readonly time: TimeControl | null;
  readonly dice: MatchDice;
  readonly log: readonly Entry[];
  /** Null while the match is not over. */
  readonly result: MatchEnd | null;
}

/** A match file from its parts, its fields in the order of the document. */
export const matchFile = (parts: Omit<MatchFile, 'format'>): MatchFile => ({
  format: MATCH_FORMAT,
  ...parts,
});

/** The anchors that a match begins with; null in version 1, which has none. */
export function anchorsOf({ version, dice, players }: MatchFile): Anchors | null {
  if (version === 1) return null;
  return (dice.kind === 'committed' ? dice.anchors : undefined) ?? players.map(() => null);
}

export const MATCH_FILE_CODES = [
  'not-json',
  'not-a-match',
  'unknown-version',
  'unknown-game',
  'bad-options',
  'bad-players',
  'bad-time',
  'bad-dice',
  'bad-entry',
  'bad-result',
] as const;

/** Why a file is no match; `entry` says where in its log. */
export interface MatchFileError {
  readonly code: (typeof MATCH_FILE_CODES)[number];
  readonly entry?: number;
}

type Read<T> = Result<T, MatchFileError>;
const bad = <C extends MatchFileError['code']>(code: C) => err({ code });

/** A file that claims to be a match of a version we know: what to load before its fields can be read. */
export interface UnreadMatch {
  readonly game: string;
  readonly version: MatchVersion;
  readonly raw: JsonRecord;
}

const VERSIONS: readonly MatchVersion[] = [1, MATCH_VERSION];

export function openMatchFile(text: string): Read<UnreadMatch> {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return bad('not-json');
  }
  if (!isRecord(raw) || raw.format !== MATCH_FORMAT) return bad('not-a-match');
  const version = VERSIONS.find((each) => each === raw.version);
  if (version === undefined) return bad('unknown-version');
  return typeof raw.game === 'string' ? ok({ game: raw.game, version, raw }) : bad('unknown-game');
}

/** Reads an opened match with the rules of its game: the shape of every field. Replaying it is another step. */
export function readMatchFile(
  { game: id, version, raw }: UnreadMatch,
  game: GameDefinition,
): Read<MatchFile> {
  if (game.id !== id) return bad('unknown-game');
  const options = game.parseOptions(raw.options);
  if (!options.ok || !isRecord(options.value)) return bad('bad-options');
  const seats = Number(options.value.seats);
  const players = readPlayers(raw.players, seats);
  if (!players.ok) return players;
  const time = readTime(raw.time);
  if (!time.ok) return time;
  const dice = readDice(raw.dice, seats, version);
  if (!dice.ok) return dice;
  const log = readLog(raw.log, game, seats);
  if (!log.ok) return log;
  const result = readResult(raw.result, seats);
  if (!result.ok) return result;
  return ok(
    matchFile({
      version,
      game: id,
      options: options.value,
      players: players.value,
      time: time.value,
      dice: dice.value,
      log: log.value,
      result: result.value,
    }),
  );
}

const LONGEST_NAME = 100;
const isName = (value: unknown): value is string => typeof value === 'string' && value.length <= LONGEST_NAME;
const isHex = (value: unknown): value is string =>
  typeof value === 'string' && /^(?:[0-9a-f]{2})+$/.test(value);

function readPlayers(raw: unknown, seats: number): Read<readonly MatchPlayer[]> {
  if (!Array.isArray(raw) || raw.length !== seats) return bad('bad-players');
  const players = (raw as readonly unknown[]).flatMap((player) => {
    if (!isRecord(player) || !isName(player.name)) return [];
    const { name, bot } = player;
    return bot === null || isName(bot) ? [{ name, bot }] : [];
  });
  return players.length === seats ? ok(players) : bad('bad-players');
}

function readTime(raw: unknown): Read<TimeControl | null> {
  if (raw === null) return ok(null);
  if (!isRecord(raw) || !isWhole(raw.bankMs) || !isWhole(raw.creditMs)) return bad('bad-time');
  return ok({ bankMs: raw.bankMs, creditMs: raw.creditMs });
}

const HASH_LENGTH = 64;

function readDice(raw: unknown, seats: number, version: MatchVersion): Read<MatchDice> {
  if (!isRecord(raw)) return bad('bad-dice');
  const { kind, seed, commitment, nonces, anchors, secret } = raw;
  if (kind === 'manual') return ok({ kind });
  if (kind === 'seed') return typeof seed === 'string' ? ok({ kind, seed }) : bad('bad-dice');
  if (kind !== 'committed' || !isHex(commitment) || commitment.length !== HASH_LENGTH) return bad('bad-dice');
  if (!isTextArray(nonces) || nonces.length !== seats) return bad('bad-dice');
  if (secret !== null && !isHex(secret)) return bad('bad-dice');
  if (version === 1) return ok({ kind, commitment, nonces, secret });
  return isAnchors(anchors, seats) ? ok({ kind, commitment, nonces, anchors, secret }) : bad('bad-dice');
}

const isAnchors = (value: unknown, seats: number): value is Anchors =>
  Array.isArray(value) && value.length === seats && value.every((each) => each === null || isLink(each));

function readLog(raw: unknown, game: GameDefinition, seats: number): Read<readonly Entry[]> {
  if (!Array.isArray(raw)) return bad('bad-entry');
  const log: Entry[] = [];
  for (const [seq, each] of (raw as readonly unknown[]).entries()) {
    const entry = isRecord(each) && each.seq === seq ? readEntry(each, game, seats) : null;
    if (entry === null) return err({ code: 'bad-entry', entry: seq });
    log.push({ seq, ...entry });
  }
  return ok(log);
}

function readEntry(raw: JsonRecord, game: GameDefinition, seats: number): Omit<Entry, 'seq'> | null {
  const { at, actor, action, link } = raw;
  if (!isWhole(at) || !isActor(actor, seats) || !(link === undefined || isLink(link))) return null;
  const parsed = actor === 'table' ? parseTableAction(action) : game.parseAction(actor, action);
  if (!parsed.ok) return null;
  return { at, actor, action: parsed.value, ...(link !== undefined && { link }) };
}

const isActor = (value: unknown, seats: number): value is Actor =>
  value === 'chance' || value === 'clock' || value === 'table' || isSeat(value, seats);

const ENDS: readonly MatchEnd['why'][] = ['played', 'resigned', 'agreed'];

function readResult(raw: unknown, seats: number): Read<MatchEnd | null> {
  if (raw === null) return ok(null);
  if (!isRecord(raw) || !Array.isArray(raw.winners) || !Array.isArray(raw.points)) return bad('bad-result');
  const why = ENDS.find((each) => each === raw.why);
  const winners: readonly unknown[] = raw.winners;
  const points: readonly unknown[] = raw.points;
  if (why === undefined || points.length !== seats) return bad('bad-result');
  const isSeatHere = (value: unknown): value is Seat => isSeat(value, seats);
  const isFinite = (value: unknown): value is number => Number.isFinite(value);
  return winners.every(isSeatHere) && points.every(isFinite)
    ? ok({ ...raw, why, winners, points })
    : bad('bad-result');
}
