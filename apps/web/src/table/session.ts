import type {
  Action,
  Command,
  GameDefinition,
  Match,
  MatchEntry,
  Refusal,
  Seat,
  TableInfo,
} from '@cubarium/core';
import type { Store } from '../app/store.ts';

/** How the table is reached. Local tables are always there. */
export type Link = 'here' | 'connecting' | 'lost';

/** What a session knows at a moment. */
export interface SessionView {
  readonly info: TableInfo;
  /** The whole log so far. */
  readonly entries: readonly MatchEntry[];
  /** The seats this device may act for: one online, several at one device, none as a spectator. */
  readonly mine: readonly Seat[];
  readonly link: Link;
}

/** One table, whatever the mode: online, offline against bots, hot-seat. */
export interface TableSession<S = unknown, A extends Action = Action> {
  readonly game: GameDefinition<S, A>;
  /** The match before its first entry; made when the match runs. */
  start(): Match<S, A>;
  readonly view: Pick<Store<SessionView>, 'get' | 'subscribe'>;
  /** Milliseconds since the match began, on the clock that decides. */
  now(): number;
  /** Null when it was done. */
  send(command: Command): Promise<Refusal | null>;
  close(): void;
}
