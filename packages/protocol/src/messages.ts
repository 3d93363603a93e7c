import type { Action, Command, Entry, MatchSnapshot, Refusal, Seat, TableInfo } from '@cubarium/core';
import type { Emote, WireCode } from './version.ts';

/** What a client says. `c` is the channel that `joined` gave the table on this connection. */
export type ClientMessage =
  | { readonly t: 'hello'; readonly v: number }
  /** `after`: how many entries the client has; null for one that knows nothing yet. */
  | { readonly t: 'join'; readonly table: string; readonly after: number | null }
  | { readonly t: 'part'; readonly c: number }
  | {
      readonly t: 'do';
      readonly c: number;
      readonly id: string;
      readonly after: number;
      readonly command: Command;
    }
  | { readonly t: 'rematch'; readonly c: number; readonly id: string }
  | { readonly t: 'say'; readonly c: number; readonly text: string }
  | { readonly t: 'emote'; readonly c: number; readonly emote: Emote }
  /** Something for the eyes of the others right now, never kept: dice being laid out. */
  | { readonly t: 'live'; readonly c: number; readonly data: string }
  /** `changes`: after the first look, tell only what is different. */
  | { readonly t: 'lobby'; readonly on: boolean; readonly changes?: boolean }
  | { readonly t: 'ping'; readonly at: number };

/** Who is at the table right now. */
export interface Attendance {
  readonly you: Seat | null;
  readonly here: readonly boolean[];
  readonly watching: number;
}

/** Everything needed to follow a match: perhaps a snapshot, then the entries from `from` on. */
export interface CatchUp {
  readonly snapshot: MatchSnapshot | null;
  readonly from: number;
  readonly entries: readonly Entry[];
}

export interface ChatLine {
  readonly name: string;
  readonly seat: Seat | null;
  readonly text: string;
  readonly at: number;
}

export interface LobbyTable {
  readonly id: string;
  readonly game: string;
  readonly seats: readonly {
    readonly name: string | null;
    readonly bot: string | null;
    readonly taken: boolean;
  }[];
  readonly time: string;
  readonly createdAt: number;
  readonly watching: number;
}

export interface Lobby {
  readonly open: readonly LobbyTable[];
  readonly running: readonly LobbyTable[];
  readonly counts: { readonly people: number; readonly open: number; readonly running: number };
}

/** What is different in a lobby: tables that are new or changed, and the ids of those that are gone. */
export interface LobbyChange extends Lobby {
  readonly gone: readonly string[];
}

/** What the server says. */
export type ServerMessage =
  /** `name` is null for somebody the server does not know: they may look at the lobby. */
  | { readonly t: 'welcome'; readonly v: number; readonly now: number; readonly name: string | null }
  | ({
      readonly t: 'joined';
      readonly c: number;
      readonly table: TableInfo;
      readonly match: CatchUp | null;
      readonly chat: readonly ChatLine[];
      readonly now: number;
    } & Attendance)
  | ({ readonly t: 'table'; readonly c: number; readonly table: TableInfo } & Attendance)
  /** `id`: the command that caused them; for its sender this is the acknowledgement. */
  | { readonly t: 'entries'; readonly c: number; readonly id?: string; readonly e: readonly Entry[] }
  /** An action is announced for a moment of the match. */
  | {
      readonly t: 'soon';
      readonly c: number;
      readonly seat: Seat;
      readonly action: Action;
      readonly at: number;
    }
  | { readonly t: 'ok'; readonly id: string; readonly seq: number }
  | { readonly t: 'no'; readonly id: string; readonly error: Refusal }
  | { readonly t: 'rematch'; readonly id: string; readonly table: string }
  | ({ readonly t: 'said'; readonly c: number } & ChatLine)
  | { readonly t: 'emoted'; readonly c: number; readonly seat: Seat; readonly emote: Emote }
  | { readonly t: 'live'; readonly c: number; readonly seat: Seat; readonly data: string }
  | { readonly t: 'lobby'; readonly lobby: Lobby }
  | ({ readonly t: 'lobbyChanged' } & LobbyChange)
  /** The table has to be joined again. */
  | { readonly t: 'gone'; readonly c: number }
  /** Something that has no id was not done; `table` when it was about joining one. */
  | { readonly t: 'error'; readonly code: WireCode; readonly table?: string }
  | { readonly t: 'pong'; readonly at: number; readonly now: number };
