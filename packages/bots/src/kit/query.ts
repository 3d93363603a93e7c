import type { JsonRecord, Refusal, Result, Rng } from '@cubarium/core';

/** What a query may use besides its own fields. */
export interface QueryContext<S> {
  /** The position on the board; null for queries that need none. */
  readonly state: S;
  /** The time of the last entry. */
  readonly at: number;
  readonly rng: Rng;
  /** Queries read no clock: this says when so many milliseconds from now are over. */
  readonly within: (milliseconds: number) => () => boolean;
}

/** A question about a position of one game, or about dice alone. Its fields are checked by the query itself. */
export type Query<S = unknown> =
  | {
      readonly about: 'position';
      answer(request: JsonRecord, context: QueryContext<S>): Result<JsonRecord, Refusal>;
    }
  | {
      readonly about: 'dice';
      answer(request: JsonRecord, context: QueryContext<null>): Result<JsonRecord, Refusal>;
    };

/** What can be asked of one game beyond its rules, by the word in `do`. */
export type Queries<S = unknown> = Readonly<Record<string, Query<S>>>;
