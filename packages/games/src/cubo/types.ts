import type { Seat } from '@cubarium/core';
import type { CuboOptions } from './options.ts';

export const ROUNDS = 6;
export const CENTRE = 4;
export const MIDDLE_SIZE = 4;

export const FACES = [1, 2, 3, 4, 5, 6] as const;
export type Face = (typeof FACES)[number];
export type Colour = 'red' | 'blue' | 'joker';

/** A die that lies: what scoring looks at. */
export interface Cell {
  readonly colour: Colour;
  readonly face: Face;
}

/** A die of the table; in hand or while it falls it shows no face. */
export interface Die {
  readonly id: string;
  readonly colour: Colour;
  readonly face: Face | null;
}

export interface FallenDie extends Die {
  readonly face: Face;
}

export const STAGES = ['dealing', 'opening', 'ready', 'racing', 'scoring', 'over'] as const;
export type Stage = (typeof STAGES)[number];

/** Moments are milliseconds since the table started; null before they happen. */
export interface CuboSeat {
  /** The 8 coloured dice, red before blue, by number. */
  readonly dice: readonly Die[];
  readonly joker: Die;
  readonly hand: boolean;
  readonly throws: number;
  readonly handAt: number | null;
  readonly thrownAt: number | null;
  /** Nine dice row by row once covered; after the exchange the square that was scored. */
  readonly square: readonly FallenDie[] | null;
  readonly coveredAt: number | null;
  /** The die from the middle, until it is used or given back (W7). */
  readonly taken: FallenDie | null;
  readonly takenAt: number | null;
  /** One figure for each round that was scored. */
  readonly points: readonly number[];
}

/** What is due from chance and the clock follows from the rest: see `chanceDue` and `deadline`. */
export interface CuboState {
  readonly options: CuboOptions;
  readonly round: number;
  /** Until the deal (S2) it is the host's choice, or seat 0. */
  readonly starter: Seat;
  readonly stage: Stage;
  /** The moment of the last entry. */
  readonly at: number;
  readonly openedAt: number | null;
  readonly calledAt: number | null;
  readonly coverOrder: readonly Seat[];
  readonly go: Seat | null;
  readonly exchangeSince: number | null;
  readonly middle: readonly Die[];
  readonly seats: readonly CuboSeat[];
  readonly countdownEnds: readonly (number | null)[];
}

export type SeatAction =
  | { readonly kind: 'call' }
  | { readonly kind: 'pickUp' }
  | { readonly kind: 'throw' }
  | { readonly kind: 'cover'; readonly square: readonly string[] }
  | { readonly kind: 'take'; readonly die: string | null }
  | { readonly kind: 'exchange'; readonly cell: number | null };
export type ChanceAction =
  | { readonly kind: 'deal'; readonly first: Seat }
  | { readonly kind: 'fall'; readonly faces: readonly string[] };
export type ClockAction = { readonly kind: 'timeUp' };
export type CuboAction = SeatAction | ChanceAction | ClockAction;

export type CuboChance =
  | { readonly kind: 'deal' }
  | { readonly kind: 'fall'; readonly dice: readonly string[] };

/** A seat and a moment: what most rules ask about. */
export interface When {
  readonly seat: Seat;
  readonly at: number;
}
