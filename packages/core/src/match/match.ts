import { deal } from '../dealer.ts';
import type { Action, Entry } from '../entry.ts';
import type { GameDefinition, Outcome } from '../game.ts';
import { general, type Refusal } from '../refusal.ts';
import { replay } from '../replay.ts';
import { err, ok, type Result } from '../result.ts';
import { seatsOf, type Seat } from '../seat.ts';
import { newClocks, timeLeft, turnClocks, type Clocks, type TimeControl } from './clocks.ts';
import { parseTableAction, type TableAction } from './table-action.ts';

/** Refusals of the table itself, beside those of the games. */
export const MATCH_CODES = ['match-over', 'nothing-to-undo', 'clock-not-over', 'not-your-seat'] as const;
export type MatchCode = (typeof MATCH_CODES)[number];

export interface SeatStatus {
  /** The level of the bot that plays the seat; null for a person. */
  readonly bot: string | null;
  readonly resigned: boolean;
  readonly agrees: boolean;
}

/** How a match ended: played to the end, by resigning, or by agreement. */
export interface MatchEnd extends Outcome {
  readonly why: 'played' | 'resigned' | 'agreed';
}

/** An entry of a match: a move of the game, or an action of the table. */
export type MatchEntry<A extends Action = Action> = Entry<A> | Entry<TableAction>;

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
  readonly end: MatchEnd | null;
}

export interface MatchStart<O> {
  readonly options: O;
  /** For each seat the level of its bot, or null for a person. */
  readonly bots: readonly (string | null)[];
  readonly time: TimeControl | null;
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
    seats: start.bots.map((bot) => ({ bot, resigned: false, agrees: false })),
    clocks: start.time && newClocks(start.time, start.bots.length),
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

/** Whose thinking time runs. A deadline of the game itself takes precedence; chance costs nobody anything. */
function runningSeats<S, A extends Action>(
  game: GameDefinition<S, A>,
  clocks: Clocks,
  state: S,
): readonly Seat[] {
  const turn = game.turn(state);
  if (turn.who === 'chance') return clocks.running;
  return turn.who === 'seats' && game.deadline(state) === null ? turn.seats : [];
}

function playedEnd<S, A extends Action>(
  game: GameDefinition<S, A>,
  seats: readonly SeatStatus[],
  state: S,
): MatchEnd | null {
  const result = game.result(state);
  if (!result) return null;
  const staying = result.winners.filter((seat) => !seats[seat]?.resigned);
  // The bot of somebody who resigned came first: the best of those who stayed have won.
  const winners = staying.length > 0 ? staying : bestOf(result.points, seats);
  return { ...result, winners, why: 'played' };
}

/** The seats of those who have not resigned. */
const stayingSeats = (seats: readonly SeatStatus[]): readonly Seat[] =>
  seatsOf(seats.length).filter((seat) => !seats[seat]?.resigned);

function bestOf(points: readonly number[], seats: readonly SeatStatus[]): readonly Seat[] {
  const staying = stayingSeats(seats);
  const best = Math.max(...staying.map((seat) => points[seat] ?? 0));
  return staying.filter((seat) => (points[seat] ?? 0) === best);
}

function applyTable<S, A extends Action>(
  game: GameDefinition<S, A>,
  match: Match<S, A>,
  entry: Entry<TableAction>,
): Result<Match<S, A>, Refusal> {
  const { action, at } = entry;
  const status = match.seats[action.seat];
  if (status === undefined) return refuse('not-your-seat');
  if (action.kind === 'undo') return undo(game, { ...match, seq: match.seq + 1, at }, action.seat);
  const interventions = match.interventions + 1;
  const next: Match<S, A> = { ...match, seq: match.seq + 1, at, interventions };
  switch (action.kind) {
    case 'skip': {
      if (!match.clocks || timeLeft(match.clocks, action.seat, at) >= 0) return refuse('clock-not-over');
      return ok({ ...next, base: match.state, tail: NOTHING, undos: 0 });
    }
    case 'resign':
      return status.resigned ? refuse('not-your-seat') : ok(resign(next, action.seat));
    case 'bot':
      return ok(withSeat(next, action.seat, { bot: action.level }));
    case 'back':
      return status.resigned ? refuse('not-your-seat') : ok(withSeat(next, action.seat, { bot: null }));
    case 'agree':
      return ok(endedByAgreement(withSeat(next, action.seat, { agrees: true })));
  }
}

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

/** Everybody agrees whose word counts: people at the table whose clock is not over. */
function endedByAgreement<S, A extends Action>(match: Match<S, A>): Match<S, A> {
  const { clocks, at } = match;
  const asked = seatsOf(match.seats.length).filter(
    (seat) => match.seats[seat]?.bot === null && !(clocks && timeLeft(clocks, seat, at) < 0),
  );
  if (asked.length === 0 || !asked.every((seat) => match.seats[seat]?.agrees)) return match;
  return { ...match, end: { why: 'agreed', winners: [], points: match.seats.map(() => 0) } };
}

/** The chance entry that is due now, or null. */
export const dealDue = <S, A extends Action>(
  game: GameDefinition<S, A>,
  match: Match<S, A>,
  seed: string,
): Entry<A> | null =>
  // Most of the time nothing is due, and keying the dealer costs more than a move.
  match.end || game.turn(match.state).who !== 'chance'
    ? null
    : deal(game, { seed, seq: match.seq, at: match.at, state: match.state });
