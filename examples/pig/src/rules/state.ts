import { isSeat, type Outcome, type Seat } from '@cubarium/core';
import type { PigOptions } from './options.ts';

export interface Pig {
  readonly game: 'pig';
  readonly options: PigOptions;
  readonly totals: readonly number[];
  /** What this turn has brought so far. */
  readonly added: number;
  readonly seat: Seat;
  /** What chance has to do now. */
  readonly due: 'deal' | 'fall' | null;
  readonly at: number;
}

export type PigAction =
  | { readonly kind: 'roll' | 'hold' | 'timeUp' }
  | { readonly kind: 'deal'; readonly first: Seat }
  | { readonly kind: 'fall'; readonly face: number };

export const PIG_REFUSALS = { 'game-over': 'A2', 'nothing-to-hold': 'A3' } as const;
export type PigCode = keyof typeof PIG_REFUSALS;

export const isOver = (state: Pig): boolean => state.totals.some((total) => total >= state.options.target);
export const mayHold = (state: Pig): boolean => state.added > 0;
export const deadlineOf = (state: Pig): number | null =>
  state.due !== null || isOver(state) ? null : state.at + state.options.limitMs;

export function resultOf(state: Pig): Outcome | null {
  if (!isOver(state)) return null;
  const most = Math.max(...state.totals);
  const winners = state.totals.flatMap((total, seat) => (total === most && isSeat(seat) ? [seat] : []));
  return { winners, points: state.totals };
}
