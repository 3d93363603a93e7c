import type { ClientMessage, Lobby } from '@cubarium/protocol';

/** Who speaks over a line, and from which network. */
export interface Speaker {
  readonly id: string;
  readonly name: string;
  readonly address: string;
}

/** Something that another node does for us, and answers. */
export interface Errand {
  readonly kind: string;
  readonly [about: string]: unknown;
}

/** What nodes tell each other. A node ignores kinds that it does not know: another may be of a later version. */
export type BusMessage =
  /** Came up, or was unheard for a while: whatever was on its way to or from it may be lost. */
  | { readonly kind: 'here' }
  /** Has let go of everything and ends. */
  | { readonly kind: 'left' }
  /** A connection there, about a table here. */
  | {
      readonly kind: 'say';
      readonly line: number;
      readonly by: Speaker;
      readonly message: ClientMessage;
    }
  /** That connection is gone. */
  | { readonly kind: 'end'; readonly line: number }
  /** For connections there, as it goes out. */
  | { readonly kind: 'tell'; readonly lines: readonly number[]; readonly text: string }
  /** For somebody, wherever they are connected; null: they are nobody any more. */
  | { readonly kind: 'person'; readonly person: string; readonly text: string | null }
  | { readonly kind: 'lobby'; readonly lobby: Lobby }
  /** What was used of which allowance. */
  | { readonly kind: 'used'; readonly used: readonly Used[] }
  | { readonly kind: 'ask'; readonly id: number; readonly errand: Errand }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: unknown };

/** So much of a limit, by its name and whose it is. */
export type Used = readonly [limit: string, key: string, count: number];

export interface BusListener {
  heard(from: number, message: BusMessage): void;
  /** Whether others hear us, and we them. */
  changed(isUp: boolean): void;
}

/** What nodes hear each other by. What is sent is heard in its order, and lost where or while nobody listens. */
export interface Bus {
  readonly isUp: boolean;
  send(to: number | 'all', message: BusMessage): void;
  close(): Promise<void>;
}

/** Who this node is, and who hears for it. */
export interface BusParts {
  readonly self: number;
  /** Of the nodes that share a database: others may use the same bus. */
  readonly name: string;
  readonly listener: BusListener;
}
