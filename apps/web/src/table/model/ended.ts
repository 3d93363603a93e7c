import type { Action, Seat } from '@cubarium/core';
import type { Ended } from './game-ui.ts';

/** Of whom a finished match tells something. */
export interface LookedAt {
  readonly winner: Seat;
  /** The only one who looks on and played; else who came next. */
  readonly other: Seat;
  /** The name of the other; null for who looks on. */
  readonly name: string | null;
}

/** Null when nobody has won. */
export function lookedAt<S, A extends Action>({ end, players }: Ended<S, A>): LookedAt | null {
  const [winner] = end.winners;
  const own = players.filter(({ mine }) => mine);
  const next = players
    .filter(({ seat }) => seat !== winner)
    .toSorted((a, b) => (end.points[b.seat] ?? 0) - (end.points[a.seat] ?? 0));
  const other = own.length === 1 ? own[0] : next[0];
  if (winner === undefined || !other) return null;
  return { winner, other: other.seat, name: own.length === 1 ? null : other.name };
}
