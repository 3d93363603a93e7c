import type { Action, MatchEntry, Seat } from '@cubarium/core';

/** Announced, and entered at its moment. */
export interface Scheduled {
  readonly seat: Seat;
  readonly action: Action;
  /** On the clock of the match. */
  readonly at: number;
}

/** What a table tells: only what is stored. */
export type TableEvent =
  | {
      readonly kind: 'entries';
      readonly entries: readonly MatchEntry[];
      /** The same as a JSON array, made once for store and wire. */
      readonly text: string;
      /** The command that caused them; null for what the table did by itself. */
      readonly id: string | null;
    }
  /** The record changed: seats, status, chat, next table. */
  | { readonly kind: 'record' }
  | { readonly kind: 'scheduled'; readonly scheduled: Scheduled }
  /** Somebody came or went. */
  | { readonly kind: 'presence' }
  /** Storing failed: the table has to be loaded anew. */
  | { readonly kind: 'broken' };

export type TableListener = (event: TableEvent) => void;
