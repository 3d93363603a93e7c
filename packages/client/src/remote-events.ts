import type { Action, Entry, Seat } from '@cubarium/core';
import type { ChatLine, ClientMessage, Emote } from '@cubarium/protocol';
import type { DiceKeeper } from './dice-keeper.ts';

export interface Announced {
  readonly seat: Seat;
  readonly action: Action;
  readonly at: number;
}

export type RemoteEvent =
  /** Confirmed entries came, in order. */
  | { readonly kind: 'entries'; readonly entries: readonly Entry[] }
  /** Anything that `RemoteTable` shows may have changed. */
  | { readonly kind: 'changed' }
  | { readonly kind: 'said'; readonly line: ChatLine }
  | { readonly kind: 'emoted'; readonly seat: Seat; readonly emote: Emote }
  | { readonly kind: 'live'; readonly seat: Seat; readonly data: string };

/** How a table reaches the server. `send` may be called only while joined. */
export interface TableLink {
  readonly send: (message: ClientMessage) => void;
  readonly rejoin: () => void;
  /** What the server tells of the table makes no sense, also when told anew. */
  readonly giveUp: () => void;
  readonly newId: () => string;
  readonly now: () => number;
  readonly keeper: DiceKeeper;
}
