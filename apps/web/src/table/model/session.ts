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
import type { Store } from '../../base/state/store.ts';

/** How the table is reached. Local tables are always there. */
export type Link = 'here' | 'connecting' | 'lost';

/** An action that will be entered at its moment, so that everybody can be ready for it. */
export interface Announced {
  readonly seat: Seat;
  readonly action: Action;
  /** On the clock of the match. */
  readonly at: number;
}

/** What a session knows at a moment. */
export interface SessionView {
  readonly info: TableInfo;
  /** The whole log so far. */
  readonly entries: readonly MatchEntry[];
  /** Own moves on their way, as they will be entered after `entries` if nothing comes between. */
  readonly ahead: readonly MatchEntry[];
  /** The seats this device may act for: one online, several at one device, none as a spectator. */
  readonly mine: readonly Seat[];
  readonly link: Link;
  /** Seats whose person is not at the table right now. */
  readonly away: readonly Seat[];
  /** Names of those who watch; missing where nobody can. */
  readonly watchers?: readonly string[] | undefined;
  readonly announced: Announced | null;
  /** What each seat shows the others right now, in the game's own words; never part of the log. */
  readonly live: ReadonlyMap<Seat, string>;
  /** False when the server has broken what it promised about the dice: nothing is sent to it any more. */
  readonly trusted: boolean;
  /** True while the bots of this device cannot think: any legal move is played for them. */
  readonly botsFail: boolean;
}

/** One table, whatever the mode: online, offline against bots, hot-seat. */
export interface TableSession<S = unknown, A extends Action = Action> {
  readonly game: GameDefinition<S, A>;
  /** The match before its first entry; made when the match runs. */
  start(): Match<S, A>;
  readonly view: Pick<Store<SessionView>, 'get' | 'subscribe'>;
  /** Milliseconds since the match began, on the clock that decides. */
  now(): number;
  /** Stops the clock and lets it go on, where it is this device's own. */
  readonly pause?: (on: boolean) => void;
  /** Null when it was done. */
  send(command: Command): Promise<Refusal | null>;
  /** Shows the others something for the moment; lost if nobody looks. */
  showLive(data: string): void;
  close(): void;
}

/** The log with the own moves that are on their way. */
export const logOf = ({ entries, ahead }: SessionView): SessionView['entries'] =>
  ahead.length === 0 ? entries : [...entries, ...ahead];
