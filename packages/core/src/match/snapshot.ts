import type { Action, Entry } from '../entry.ts';
import type { GameDefinition } from '../game.ts';
import type { JsonRecord } from '../json.ts';
import { general, type Refusal } from '../refusal.ts';
import { replay } from '../replay.ts';
import { err, ok, type Result } from '../result.ts';
import type { Chances } from './chances.ts';
import type { Clocks } from './clocks.ts';
import type { Match, MatchEnd, SeatStatus } from './match.ts';

/** A match as plain JSON: a cache of the log up to `seq`, never the truth. */
export interface MatchSnapshot {
  readonly seq: number;
  readonly at: number;
  readonly base: JsonRecord;
  readonly tail: readonly Entry[];
  /** Not in snapshots from before these were counted. */
  readonly undos?: number;
  readonly interventions?: number;
  /** Absent people had no say before. */
  readonly seats: readonly (Omit<SeatStatus, 'wordUntil'> & Partial<Pick<SeatStatus, 'wordUntil'>>)[];
  readonly clocks: Clocks | null;
  /** Missing or null in a match of version 1. */
  readonly chances?: Chances | null;
  readonly end: MatchEnd | null;
}

export const snapshotOf = <S, A extends Action>(
  game: GameDefinition<S, A>,
  match: Match<S, A>,
): MatchSnapshot => ({
  seq: match.seq,
  at: match.at,
  base: game.print(match.base),
  tail: match.tail,
  undos: match.undos,
  interventions: match.interventions,
  seats: match.seats,
  clocks: match.clocks,
  chances: match.chances,
  end: match.end,
});

/** What is no snapshot at all; more is not looked at, since it comes from ourselves. */
const isSnapshot = ({ seq, at, tail, seats }: MatchSnapshot): boolean =>
  Number.isSafeInteger(seq) && Number.isFinite(at) && Array.isArray(tail) && Array.isArray(seats);

/** Back to a match. The state is parsed by the game. */
export function fromSnapshot<S, A extends Action>(
  game: GameDefinition<S, A>,
  snapshot: MatchSnapshot,
): Result<Match<S, A>, Refusal> {
  if (!isSnapshot(snapshot)) return err(general('impossible-state'));
  const base = game.parse(snapshot.base);
  if (!base.ok) return base;
  const tail: Entry<A>[] = [];
  for (const entry of snapshot.tail) {
    const action = game.parseAction(entry.actor, entry.action);
    if (!action.ok) return action;
    tail.push({ ...entry, action: action.value });
  }
  const state = replay(game, base.value, tail);
  if (!state.ok) return err(state.error.refusal);
  const { undos = 0, interventions = 0, chances = null } = snapshot;
  const seats = snapshot.seats.map((seat) => ({ ...seat, wordUntil: seat.wordUntil ?? null }));
  const counted = { undos, interventions, chances, seats };
  return ok({ ...snapshot, ...counted, base: base.value, tail, state: state.value });
}
