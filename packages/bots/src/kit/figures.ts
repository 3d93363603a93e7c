import type { Action, Entry } from '@cubarium/core';

/** A game that was played to its end. */
export interface Finished<S = unknown, A extends Action = Action> {
  readonly state: S;
  readonly log: readonly Entry<A>[];
}

/** What statistics say of one game: counts that can be averaged, and how it ended in a word. */
export interface GameFigures {
  readonly counts: Readonly<Record<string, number>>;
  readonly end: string;
}

/** The figures of a game; each game names its own. */
export interface Statistics<S = unknown, A extends Action = Action> {
  figures(finished: Finished<S, A>): GameFigures;
}

/** How many entries of a log have an action of this kind. */
export const countKind = <A extends Action>(log: readonly Entry<A>[], kind: A['kind']): number =>
  log.reduce((count, { action }) => (action.kind === kind ? count + 1 : count), 0);

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
