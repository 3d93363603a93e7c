import type { Action, Entry, ReplayFailure, Result, Seat } from '@cubarium/core';

/** One choice of a seat, against the best it could have made. */
export interface DecisionReview {
  /** The place of the entry in the log. */
  readonly entry: number;
  readonly seat: Seat;
  /** What skill it took, in the game's own word. */
  readonly part: string;
  /** The chance to win after what was done. */
  readonly value: number;
  /** The chance to win after the best that could be done. */
  readonly best: number;
  /** `best` − `value`: never negative. */
  readonly error: number;
  /** What it cost in points, where the game measures it so. */
  readonly points: number | null;
  /** What would have been better; null when nothing was, or when it has no name (to be quicker). */
  readonly better: Action | null;
}

/** What chance did: for each seat, how much better its chances to win are than before it fell. */
export interface LuckReview {
  readonly entry: number;
  /** Whose dice fell; null: the table's. */
  readonly seat: Seat | null;
  readonly luck: readonly number[];
  /** Points above what these dice make on average, where the game measures it so. */
  readonly points: number | null;
}

/** The chances to win after an entry, one a seat. */
export interface CurvePoint {
  readonly entry: number;
  readonly chances: readonly number[];
}

export interface SeatReview {
  readonly seat: Seat;
  readonly error: number;
  readonly luck: number;
  /** What the game itself counts, by its own words; the unit is the game's. */
  readonly parts: Readonly<Record<string, number>>;
}

/** A finished match, looked at again. */
export interface Analysis {
  readonly decisions: readonly DecisionReview[];
  readonly luck: readonly LuckReview[];
  readonly curve: readonly CurvePoint[];
  readonly seats: readonly SeatReview[];
  /** The decisions that cost most, the worst first. */
  readonly mistakes: readonly DecisionReview[];
}

/** Looks at a log again. Pure: the same log gives the same analysis. */
export type Analyse<A extends Action = Action, O = unknown> = (
  options: O,
  log: readonly Entry<A>[],
) => Result<Analysis, ReplayFailure>;

const MISTAKES = 5;
/** Smaller errors are within what the estimate of a chance can tell. */
const WORTH_NAMING = 0.001;

/** The decisions that cost most. */
export const worstOf = (decisions: readonly DecisionReview[]): readonly DecisionReview[] =>
  decisions
    .filter(({ error }) => error >= WORTH_NAMING)
    .toSorted((a, b) => b.error - a.error || a.entry - b.entry)
    .slice(0, MISTAKES);

/** Errors and luck of one seat, added up. */
export function totalsOf(
  { decisions, luck }: Pick<Analysis, 'decisions' | 'luck'>,
  seat: Seat,
): { readonly error: number; readonly luck: number } {
  const own = decisions.filter((decision) => decision.seat === seat);
  return {
    error: own.reduce((sum, { error }) => sum + error, 0),
    luck: luck.reduce((sum, fallen) => sum + (fallen.luck[seat] ?? 0), 0),
  };
}

/** The entries of a match that count: without those of the table, and without what was taken back. */
export function playedEntries(log: readonly Entry[]): readonly Entry[] {
  const played: Entry[] = [];
  for (const entry of log) {
    if (entry.actor !== 'table') played.push(entry);
    else if (entry.action.kind === 'undo') played.pop();
  }
  return played;
}
