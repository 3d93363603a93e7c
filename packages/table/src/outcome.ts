import type { Answer } from './head.ts';
import type { Coming } from './queue.ts';

/** What a table knows of a command besides its words. */
export interface Asked {
  readonly arrived: number;
  /** Null: the table's own bot, which needs no identity. */
  readonly by: string | null;
  readonly id: string | null;
  readonly after: number;
}

/** An answer, or the promise of one that must not hold up the queue. */
export type Outcome = Answer | { readonly later: Promise<Answer> };

export const answerOf = (outcome: Outcome): Coming<Answer> => ('later' in outcome ? outcome.later : outcome);
