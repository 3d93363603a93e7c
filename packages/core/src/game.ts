import type { Action, Move } from './entry.ts';
import type { JsonRecord } from './json.ts';
import type { OptionSchema } from './options.ts';
import type { Refusal } from './refusal.ts';
import type { Result } from './result.ts';
import type { Rng } from './rng.ts';
import type { Actor, Seat } from './seat.ts';

/** How a finished game ended. Games may add fields, such as what decides a tie. */
export interface Outcome {
  readonly winners: readonly Seat[];
  readonly points: readonly number[];
}

/** Who acts now. `deadline` is a matter of its own: see `GameDefinition.deadline`. */
export type Turn<C = unknown, R extends Outcome = Outcome> =
  | { readonly who: 'seats'; readonly seats: readonly Seat[] }
  | { readonly who: 'chance'; readonly chance: C }
  | { readonly who: 'nobody'; readonly result: R };

/** A kind of action with too many cases to list: choose so many of these. */
export interface Described {
  readonly kind: string;
  readonly choose: readonly [min: number, max: number];
  readonly from: readonly string[];
}

/** Lists of legal actions longer than this are described instead (per kind). */
export const LONGEST_LIST = 2000;

export interface Asking {
  readonly seat: Seat;
  readonly at: number;
}

/**
 * A game as a fold over a log. Everything is pure and synchronous: no clock, no generator, no I/O.
 * States are plain readonly JSON without secrets; options are part of the state.
 */
export interface GameDefinition<S = unknown, A extends Action = Action, O = unknown, C = unknown> {
  readonly id: string;
  readonly optionSchema: OptionSchema;
  /** Every code a rule can refuse with, and its clause. All others are in `GENERAL_CODES` and `OPTION_CODES`. */
  readonly refusals: Readonly<Record<string, string>>;

  parseOptions(raw: unknown): Result<O, Refusal>;
  setup(options: O): S;
  optionsOf(state: S): O;

  /** The border: shape only. The parser for seats does not know the kinds of chance and clock. */
  parseAction(actor: Actor, raw: unknown): Result<A, Refusal>;
  /** The rules: the next state, or why not. Never throws for anything that `parseAction` let through. */
  apply(state: S, move: Move<A>): Result<S, Refusal>;

  turn(state: S): Turn<C>;
  /** Every legal action of a seat, by the same predicates as `apply`; empty for who cannot act. */
  legal(state: S, asking: Asking): readonly (A | Described)[];
  /** One legal action, drawn with `rng`; null for who cannot act. */
  sample(state: S, asking: Asking, rng: Rng): A | null;
  /** What chance does now, drawn with `rng`; null when chance is not due. */
  drawChance(state: S, rng: Rng): A | null;
  /** The next moment at which the clock has something to do; null without one. */
  deadline(state: S): number | null;
  /** What the clock does at the deadline. */
  readonly timeUp: A | null;
  result(state: S): Outcome | null;
  /** True when this accepted action of a seat can never be taken back, whatever the log says. */
  isFinal(state: S, action: A): boolean;
  /** How long ahead a table announces an action before it is entered, so that it is fair to all; 0 for at once. */
  leadMs(action: A): number;
  /** The moment from which on a table deals what chance owes, so that people can look first; null for at once. */
  dealsAt(state: S): number | null;
  /** The least a seat can do so that the game goes on: what a table does when it skips somebody's turn. */
  least(state: S, seat: Seat): A | null;

  /** The normative text form of a state, and back: `parse(print(x))` equals `x`. */
  print(state: S): JsonRecord;
  parse(raw: unknown): Result<S, Refusal>;
}
