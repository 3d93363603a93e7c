import type { Seat } from '@cubarium/core';
import type { ChatLine, Emote, Reason } from '@cubarium/protocol';
import type { Store } from '../../base/state/store.ts';
import type { Link } from '../model/session.ts';
import type { Voice } from './muting.ts';

/** A sign that somebody makes, seen for a moment. */
export interface Sign {
  readonly id: number;
  readonly seat: Seat;
  readonly name: string;
  readonly emote: Emote;
}

/** Something to be told to who does not look at it: a line or a sign. */
export type News =
  | Sign
  | { readonly id: number; readonly name: string; readonly text: string; readonly emote: null };

/** Somebody else whom one may hear. */
export interface Other extends Voice {
  readonly muted: boolean;
  /** Whether they were blocked from here. */
  readonly blocked: boolean;
}

export interface TalkView {
  /** Whether the table has its chat switched on. */
  readonly on: boolean;
  /** Whoever made the table may switch it. */
  readonly maySwitch: boolean;
  /** Null for who only watches: they may write, but make no signs. */
  readonly me: Seat | null;
  readonly link: Link;
  /** Without those of whom one does not want to hear. */
  readonly lines: readonly ChatLine[];
  /** Everybody else whom one may hear. */
  readonly others: readonly Other[];
  /** Whether the lines are looked at. */
  readonly open: boolean;
  readonly unread: number;
  readonly signs: readonly Sign[];
  readonly news: readonly News[];
  /** Why the last line or sign did not go out. */
  readonly refused: string | null;
}

/** What people at a table tell each other beside the game. */
export interface Talk {
  readonly view: Pick<Store<TalkView>, 'get' | 'subscribe'>;
  say(this: void, text: string): void;
  emote(this: void, emote: Emote): void;
  switchChat(this: void, on: boolean): void;
  mute(this: void, voice: Voice, muted: boolean): void;
  /** Keeps them apart for good, or takes that back; the code of a refusal, or null when it is done. */
  block(this: void, voice: Voice, blocked: boolean): Promise<string | null>;
  /** Tells whoever runs the server. */
  report(this: void, voice: Voice, about: { reason: Reason; note: string }): Promise<string | null>;
  setOpen(this: void, open: boolean): void;
  /** The refusal has been read. */
  dismiss(this: void): void;
}
