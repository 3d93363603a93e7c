import {
  err,
  ok,
  type Action,
  type DealtFrom,
  type GameDefinition,
  type Match,
  type Refusal,
  type Result,
  type Seat,
} from '@cubarium/core';
import { tableRefusal, type EnteredCommand, type MatchCommand } from './command.ts';
import { Batch } from './batch.ts';
import { overLimit } from './limits.ts';
import { sameFields, type TableRecord } from './record.ts';

export interface People {
  /** Since when the person of a seat is away, on the clock of the match; null while here. */
  awaySince(seat: Seat): number | null;
}

/** What a match command needs to know of the table. */
export interface Situation<S, A extends Action> {
  readonly game: GameDefinition<S, A>;
  readonly record: TableRecord;
  readonly match: Match<S, A>;
  readonly from: DealtFrom;
  readonly at: number;
  readonly people: People;
}

/** How long somebody may be away before the others may end the match as if that person had never been there. */
const WORD_MS = 86_400_000;

/** The entries that a command adds, or why not. Changes nothing. */
export function decide<S, A extends Action>(
  situation: Situation<S, A>,
  command: EnteredCommand,
): Result<Batch<S, A>, Refusal> {
  const over = overLimit(situation.match, command.kind);
  if (over !== null) return err(tableRefusal(over));
  const batch = new Batch(situation.game, situation.match, situation.from);
  const done = enter(situation, batch, command);
  if (!done.ok) return done;
  return changesNothing(situation.match, batch.match) ? err(tableRefusal('no-change')) : ok(batch);
}

/**
 * Logs grow for ever, so nothing is entered that leaves everything as it was. A rule for commands alone: logs from
 * before it hold such entries, and still make sense.
 */
const changesNothing = <S, A extends Action>(before: Match<S, A>, after: Match<S, A>): boolean =>
  after.state === before.state &&
  after.end === before.end &&
  after.chances?.chains === before.chances?.chains &&
  after.seats.every((seat, i) => sameFields(seat, before.seats[i]));

function enter<S, A extends Action>(
  situation: Situation<S, A>,
  batch: Batch<S, A>,
  command: EnteredCommand,
): Result<void, Refusal> {
  const { game, at } = situation;
  const { seat } = command;
  switch (command.kind) {
    case 'act': {
      const action = game.parseAction(seat, command.action);
      return action.ok ? batch.move({ actor: seat, action: action.value, at, link: command.link }) : action;
    }
    case 'undo':
    case 'resign':
    case 'agree':
    case 'playOn':
      return batch.table({ kind: command.kind, seat }, at);
    case 'chain':
      // Dice that are put off are dealt with the link that was shown for them.
      return isPutOff(situation)
        ? err(tableRefusal('busy'))
        : batch.table({ kind: 'chain', seat, anchor: command.anchor }, at);
    case 'back':
      return situation.record.seats[seat]?.bot === null
        ? batch.table({ kind: 'back', seat }, at)
        : err(tableRefusal('wrong-seat'));
    case 'skip':
      return skip(batch, command, at);
    case 'takeOver':
      return takeOver(situation, batch, command);
  }
}

const isPutOff = <S, A extends Action>({ game, match, at }: Situation<S, A>): boolean =>
  (game.dealsAt(match.state) ?? at) > at;

function skip<S, A extends Action>(
  batch: Batch<S, A>,
  command: Extract<EnteredCommand, { readonly kind: 'skip' }>,
  at: number,
): Result<void, Refusal> {
  if (command.target === command.seat) return err(tableRefusal('wrong-seat'));
  const marked = batch.table({ kind: 'skip', seat: command.target, by: command.seat }, at);
  if (!marked.ok) return marked;
  const done = batch.playLeast(command.target, at);
  if (!done.ok) throw new Error(`the least a seat can do is refused: ${done.error.code}`);
  return ok(undefined);
}

function takeOver<S, A extends Action>(
  situation: Situation<S, A>,
  batch: Batch<S, A>,
  command: Extract<EnteredCommand, { readonly kind: 'takeOver' }>,
): Result<void, Refusal> {
  const { target, level } = command;
  const { at, match, record } = situation;
  const status = match.seats[target];
  if (status === undefined || target === command.seat) return err(tableRefusal('wrong-seat'));
  if (status.bot !== null) return err(tableRefusal('no-change'));
  const since = situation.people.awaySince(target);
  if (since === null || at - since < record.awayMs) return err(tableRefusal('not-away'));
  // Who is gone for good cannot come back and say no.
  const say = record.seats[target]?.person === null ? {} : { wordMs: WORD_MS };
  return batch.table({ kind: 'bot', seat: target, level, ...say }, at);
}

/** Who may command a seat: its person while no bot plays it; the table's own bot (null) while one does. */
export function mayAct(
  { record, match }: { readonly record: TableRecord; readonly match: Match | null },
  by: string | null,
  command: MatchCommand,
): boolean {
  const bot = match?.seats[command.seat]?.bot ?? null;
  if (by === null) return bot !== null;
  if (record.seats[command.seat]?.person !== by) return false;
  return command.kind === 'back' || bot === null;
}
