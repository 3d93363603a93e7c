import type { Action, Entry } from '../entry.ts';
import type { GameDefinition, Outcome } from '../game.ts';
import { general, type Refusal } from '../refusal.ts';
import { replay } from '../replay.ts';
import { err, ok, type Result } from '../result.ts';
import { seatsOf, type Seat } from '../seat.ts';
import { chancesAfter, LINK_CODES, linkFault, newChances, withChain, type Chances } from './chances.ts';
import { newClocks, runningSeats, timeLeft, turnClocks, type Clocks, type TimeControl } from './clocks.ts';
import { playedEnd, stayingSeats } from './ends.ts';
import { parseTableAction, type TableAction } from './table-action.ts';

/** Refusals of the table itself, beside those of the games. */
export const MATCH_CODES = [
  'match-over',
  'nothing-to-undo',
  'clock-not-over',
  'not-your-seat',
  ...LINK_CODES,
] as const;
export type MatchCode = (typeof MATCH_CODES)[number];

export interface SeatStatus {
  /** The level of the bot that plays the seat; null for a person. */
  readonly bot: string | null;
  readonly resigned: boolean;
  readonly agrees: boolean;
  /** Until then the match does not end by agreement without the person for whom a bot plays; null without a say. */
  readonly wordUntil: number | null;
}

/** How a match ended: played to the end, by resigning, or by agreement. */
export interface MatchEnd extends Outcome {
  readonly why: 'played' | 'resigned' | 'agreed';
}

/** A game at a table: the fold over the whole log, entries by `table` included. */
export interface Match<S = unknown, A extends Action = Action> {
  /** How many entries there are: the number of the next one. */
  readonly seq: number;
  readonly at: number;
  readonly state: S;
  /** `state` is `base` with `tail` applied. The tail is what its seat may still take back. */
  readonly base: S;
  readonly tail: readonly Entry<A>[];
  /** How often something was taken back since `base`. */
  readonly undos: number;
  /** How many entries by `table` there are that take nothing back. */
  readonly interventions: number;
  readonly seats: readonly SeatStatus[];
  readonly clocks: Clocks | null;
  /** Null in a match of version 1, whose dice hang on the place in the log. */
  readonly chances: Chances | null;
  readonly end: MatchEnd | null;
}

export interface MatchStart<O> {
  readonly options: O;
  /** For each seat the level of its bot, or null for a person. */
  readonly bots: readonly (string | null)[];
  readonly time: TimeControl | null;
  /** For each seat the anchor of its hash chain, or null without one; left out in a match of version 1. */
  readonly anchors?: readonly (string | null)[] | null;
}

export function startMatch<S, A extends Action, O>(
  game: GameDefinition<S, A, O>,
  start: MatchStart<O>,
): Match<S, A> {
  const state = game.setup(start.options);
  return {
    seq: 0,
    at: 0,
    state,
    base: state,
    tail: NOTHING,
    undos: 0,
    interventions: 0,
    seats: start.bots.map((bot) => ({ bot, resigned: false, agrees: false, wordUntil: null })),
    clocks: start.time && newClocks(start.time, start.bots.length),
    chances: start.anchors ? newChances(start.anchors) : null,
    end: null,
  };
}

const refuse = (code: MatchCode): { readonly ok: false; readonly error: Refusal } => err({ code });

/** The next match, or why not. `raw` is an entry whose action may still be unparsed. */
export function applyEntry<S, A extends Action>(
  game: GameDefinition<S, A>,
  match: Match<S, A>,
  raw: Entry,
): Result<Match<S, A>, Refusal> {
  if (raw.seq !== match.seq)
    return err(general('bad-request', `entry ${raw.seq} where ${match.seq} is next`));
  if (raw.at < match.at) return err(general('time-goes-back'));
  if (match.end) return refuse('match-over');
  if (raw.actor === 'table') {
    // Whatever came between a throw and its dice would decide whose link goes into them.
    if (match.chances && game.turn(match.state).who === 'chance') return err(general('chance-due'));
    const action = parseTableAction(raw.action);
    return action.ok ? applyTable(game, match, { ...raw, action: action.value }) : action;
  }
  const action = game.parseAction(raw.actor, raw.action);
  return action.ok ? applyMove(game, match, { ...raw, action: action.value }) : action;
}

/** Like `applyEntry`, for an entry whose action the game has parsed. */
export function applyMove<S, A extends Action>(
  game: GameDefinition<S, A>,
  match: Match<S, A>,
  entry: Entry<A>,
): Result<Match<S, A>, Refusal> {
  if (match.end) return refuse('match-over');
  const fault = linkFault(match, entry);
  if (fault) return err(fault);
  const next = game.apply(match.state, entry);
  if (!next.ok) return next;
  const state = next.value;
  return ok({
    ...match,
    ...undoable(game, match, { entry, state }),
    seq: match.seq + 1,
    at: entry.at,
    state,
    clocks: match.clocks && turnClocks(match.clocks, entry.at, runningSeats(game, match.clocks, state)),
    chances: match.chances && chancesAfter(game, { match, chances: match.chances }, { entry, state }),
    end: playedEnd(game, match.seats, state),
  });
}

/** One for all matches: most of the time nothing can be taken back. */
const NOTHING: readonly never[] = [];

/** Undo goes back to, never across, the last chance entry or the last entry of somebody else. */
function undoable<S, A extends Action>(
  game: GameDefinition<S, A>,
  match: Match<S, A>,
  now: { readonly entry: Entry<A>; readonly state: S },
): Pick<Match<S, A>, 'base' | 'tail' | 'undos'> {
  const { entry, state } = now;
  if (typeof entry.actor !== 'number' || game.isFinal(match.state, entry.action))
    return { base: state, tail: NOTHING, undos: 0 };
  const last = match.tail.at(-1);
  const { base, undos } = match;
  if (last?.actor === entry.actor) return { base, tail: [...match.tail, entry], undos };
  // Who has taken everything back is still where the count began.
  return { base: match.state, tail: [entry], undos: base === match.state ? undos : 0 };
}

function applyTable<S, A extends Action>(
  game: GameDefinition<S, A>,
  match: Match<S, A>,
  entry: Entry<TableAction>,
): Result<Match<S, A>, Refusal> {
  const { action, at } = entry;
  const status = match.seats[action.seat];
  if (status === undefined) return refuse('not-your-seat');
  const chances = match.chances && { ...match.chances, asker: null };
  const entered = { ...match, seq: match.seq + 1, at, chances };
  if (action.kind === 'undo') return undo(game, entered, action.seat);
  const next: Match<S, A> = { ...entered, interventions: match.interventions + 1 };
  switch (action.kind) {
    case 'skip': {
      if (!match.clocks || timeLeft(match.clocks, action.seat, at) >= 0) return refuse('clock-not-over');
      const skipped = chances && { ...chances, skipped: action.seat };
      return ok({ ...next, base: match.state, tail: NOTHING, undos: 0, chances: skipped });
    }
    case 'resign':
      return status.resigned ? refuse('not-your-seat') : ok(resign(next, action.seat));
    case 'bot':
      return ok(withSeat(next, action.seat, takenOver(action, at)));
    case 'back':
      return status.resigned ? refuse('not-your-seat') : ok(withSeat(next, action.seat, HERE));
    case 'agree':
      return ok(endedByAgreement(withSeat(next, action.seat, { agrees: true })));
    case 'playOn':
      return ok({ ...next, seats: match.seats.map((each) => ({ ...each, agrees: false })) });
    case 'chain': {
      if (status.bot !== null) return refuse('not-your-seat');
      const changed = chances
        ? withChain(chances, action.seat, action.anchor)
        : err(general('not-available'));
      return changed.ok ? ok({ ...next, chances: changed.value }) : changed;
    }
  }
}

const HERE = { bot: null, wordUntil: null };
const takenOver = ({ level, wordMs }: Extract<TableAction, { readonly kind: 'bot' }>, at: number) => ({
  bot: level,
  wordUntil: wordMs === undefined ? null : at + wordMs,
});

const withSeat = <S, A extends Action>(
  match: Match<S, A>,
  seat: Seat,
  change: Partial<SeatStatus>,
): Match<S, A> => ({
  ...match,
  seats: match.seats.map((status, index) => (index === seat ? { ...status, ...change } : status)),
});

function undo<S, A extends Action>(
  game: GameDefinition<S, A>,
  match: Match<S, A>,
  seat: Seat,
): Result<Match<S, A>, Refusal> {
  const last = match.tail.at(-1);
  if (last === undefined || last.actor !== seat) return refuse('nothing-to-undo');
  const tail = match.tail.slice(0, -1);
  const state = replay(game, match.base, tail);
  if (!state.ok) throw new Error(`entries that were accepted are refused: ${state.error.refusal.code}`);
  return ok({ ...match, state: state.value, tail, undos: match.undos + 1 });
}

/** The level of the bot that plays on for somebody who resigned. */
export const SUBSTITUTE_LEVEL = 'skilled';

function resign<S, A extends Action>(match: Match<S, A>, seat: Seat): Match<S, A> {
  const next = withSeat(match, seat, { resigned: true, bot: match.seats[seat]?.bot ?? SUBSTITUTE_LEVEL });
  const over = next.seats.length === 2 || !next.seats.some((status) => status.bot === null);
  if (!over) return endedByAgreement(next);
  return {
    ...next,
    end: { why: 'resigned', winners: stayingSeats(next.seats), points: next.seats.map(() => 0) },
  };
}

/** Everybody agrees whose word counts: people whose clock is not over, here or not away for too long. */
function endedByAgreement<S, A extends Action>(match: Match<S, A>): Match<S, A> {
  const { clocks, at } = match;
  const asked = seatsOf(match.seats.length).filter(
    (seat) => hasSay(match.seats[seat], at) && !(clocks && timeLeft(clocks, seat, at) < 0),
  );
  if (asked.length === 0 || !asked.every((seat) => match.seats[seat]?.agrees)) return match;
  return { ...match, end: { why: 'agreed', winners: [], points: match.seats.map(() => 0) } };
}

const hasSay = (status: SeatStatus | undefined, at: number): boolean =>
  status !== undefined &&
  !status.resigned &&
  (status.bot === null || (status.wordUntil !== null && at < status.wordUntil));

/** True when the match would end if this seat agreed now. */
export const wouldEnd = (match: Match, seat: Seat, at: number): boolean =>
  endedByAgreement(withSeat({ ...match, at }, seat, { agrees: true })).end !== null;
