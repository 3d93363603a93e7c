import {
  mapSeats,
  type Action,
  type Entry,
  type ReplayFailure,
  type Result,
  type Seat,
} from '@cubarium/core';
import { accountOf, type AccountedStep, type AccountStep, type FoundError } from './account.ts';

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
  /** How the chances of all seats moved by it: the own ones down, those of others up. */
  readonly shifts: readonly number[];
  /** How far `error` may be off, with about 95 % confidence; 0 where it was not looked at more closely. */
  readonly doubt: number;
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

/** `result` − `start` = `luck` − `error` + `given`, for every seat. */
export interface SeatReview {
  readonly seat: Seat;
  /** The chance to win before anything had fallen, and the share of the win. */
  readonly start: number;
  readonly result: number;
  readonly luck: number;
  /** What the own errors cost. */
  readonly error: number;
  /** What the errors of others gave. */
  readonly given: number;
  /** How far `luck` and errors may be off, with about 95 % confidence. */
  readonly doubt: number;
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
  readonly mistakes: readonly Mistake[];
  /** What the game alone tells of a match, in a form of its own. */
  readonly own?: unknown;
}

/** Why something else would have been better: the chance for what it was about, in the game's own word. */
export interface Reason {
  readonly about: string;
  readonly did: number;
  readonly better: number;
}

/** A decision that cost something, told in English. */
export interface Mistake extends DecisionReview {
  readonly did: string;
  /** Null when what would have been better has no name (to be quicker). */
  readonly instead: string | null;
  /** Null where the chance to win is all there is to say. */
  readonly reason: Reason | null;
}

/** Hears how much of an analysis is done, from 0 to 1. */
export type OnProgress = (share: number) => void;

/** Looks at a log again. Pure: the same log gives the same analysis. */
export type Analyse<A extends Action = Action, O = unknown> = (
  options: O,
  log: readonly Entry<A>[],
  onProgress?: OnProgress,
) => Result<Analysis, ReplayFailure>;

/** So many mistakes are told of a match, and of every seat. */
export const WORST = 5;
export const WORST_OF_SEAT = 3;
/** Smaller errors are within what the estimate of a chance can tell. */
const WORTH_NAMING = 0.001;

/** What was done and what would have been better, in words. */
export type Telling = (decision: DecisionReview) => Pick<Mistake, 'did' | 'instead' | 'reason'>;

/** The decisions that cost most, in all and of every seat, told. */
export function worstOf(decisions: readonly DecisionReview[], tell: Telling): readonly Mistake[] {
  const costly = decisions
    .filter(({ error }) => error >= WORTH_NAMING)
    .toSorted((a, b) => b.error - a.error || a.entry - b.entry);
  const told = new Map<Seat, number>();
  return costly
    .filter(({ seat }, i) => {
      const before = told.get(seat) ?? 0;
      told.set(seat, before + 1);
      return i < WORST || before < WORST_OF_SEAT;
    })
    .map((decision) => ({ ...decision, ...tell(decision) }));
}

/** A decision as the game sees it, before it takes its place in the account of the match. */
export interface Judged extends FoundError {
  readonly part: string;
  readonly points: number | null;
  readonly better: Action | null;
}

/** An entry with everything that was found in it. */
export interface JudgedStep extends Omit<AccountStep, 'errors'> {
  readonly entry: number;
  readonly errors: readonly Judged[];
  /** Whose dice fell, and their points; null for an entry that is not by chance. */
  readonly fallen: Pick<LuckReview, 'seat' | 'points'> | null;
}

const CONFIDENT = 1.96;

/** Puts what was found in the entries of a match into an account that adds up. */
export function reviewOf(
  steps: readonly JudgedStep[],
  result: readonly number[],
): Pick<Analysis, 'decisions' | 'luck' | 'curve'> & {
  readonly totals: readonly Omit<SeatReview, 'parts'>[];
} {
  const account = accountOf(steps, result);
  const pairs = steps.map((step, i) => ({ step, made: account.steps[i] as AccountedStep }));
  const decisions = pairs.flatMap(({ step, made }) =>
    step.errors.map(({ seat, part, points, better, deviation }, i): DecisionReview => {
      const { before, after } = made.errors[i] ?? { before: made.after, after: made.after };
      const [best, value] = [before[seat] ?? 0, after[seat] ?? 0];
      const error = best - value;
      const shifts = after.map((chance, each) => chance - (before[each] ?? 0));
      const common = { entry: step.entry, seat, part, value, best, error, points };
      return { ...common, shifts, doubt: CONFIDENT * deviation, better: error > 0 ? better : null };
    }),
  );
  const luck = pairs.flatMap(({ step, made }): readonly LuckReview[] =>
    step.fallen ? [{ entry: step.entry, ...step.fallen, luck: made.luck ?? result.map(() => 0) }] : [],
  );
  const curve = pairs.map(({ step, made }) => ({ entry: step.entry, chances: made.after }));
  const totals = mapSeats(result, (share, seat) => {
    const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
    return {
      seat,
      start: account.start[seat] ?? 0,
      result: share,
      luck: sum(luck.map((each) => each.luck[seat] ?? 0)),
      error: sum(decisions.filter((each) => each.seat === seat).map(({ error }) => error)),
      given: sum(decisions.filter((each) => each.seat !== seat).map(({ shifts }) => shifts[seat] ?? 0)),
      doubt: account.doubt[seat] ?? 0,
    };
  });
  return { decisions, luck, curve, totals };
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
