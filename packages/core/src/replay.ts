import type { Action, Entry, Move } from './entry.ts';
import type { GameDefinition } from './game.ts';
import type { Refusal } from './refusal.ts';
import { err, ok, type Result } from './result.ts';

/** Where a log stopped making sense. */
export interface ReplayFailure {
  readonly entry: number;
  readonly refusal: Refusal;
}

/** Folds a log of parsed moves over a start state. */
export function replay<S, A extends Action>(
  game: GameDefinition<S, A>,
  start: S,
  log: readonly Move<A>[],
): Result<S, ReplayFailure> {
  let state = start;
  for (const [entry, move] of log.entries()) {
    const next = game.apply(state, move);
    if (!next.ok) return err({ entry, refusal: next.error });
    state = next.value;
  }
  return ok(state);
}

/** Gives moves their places in a log. */
export const numbered = <A extends Action>(moves: readonly Move<A>[], first = 0): readonly Entry<A>[] =>
  moves.map((move, i) => ({ seq: first + i, ...move }));
