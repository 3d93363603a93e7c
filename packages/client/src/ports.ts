import type { Keep } from './dice-keeper.ts';

/** The part of a WebSocket that the client uses: the browser's own, or that of `ws`. */
export interface Socket {
  send(text: string): void;
  close(): void;
}

export interface SocketEvents {
  readonly onOpen: () => void;
  readonly onMessage: (text: string) => void;
  /** `code` as in the close event of a WebSocket. */
  readonly onClose: (code: number) => void;
}

/** What the client needs of the world, so that it runs anywhere and tests turn its clock. */
export interface ClientPorts {
  readonly connect: (events: SocketEvents) => Socket;
  /** Milliseconds on a local clock that never goes back. */
  readonly now: () => number;
  readonly after: (ms: number, call: () => void) => () => void;
  /** Different at every call, and on every device. */
  readonly newId: () => string;
  /** Bytes that nobody can guess, in hexadecimal. */
  readonly randomHex: (bytes: number) => string;
  /** Where to keep what this device adds to the dice, a few lines a table; in memory when left out. */
  readonly keep?: Keep;
  /**
   * How often the server is asked whether it is there, and how long it may stay silent then before the connection
   * counts as lost. Without it only the socket says so.
   */
  readonly liveness?: { readonly pingMs: number; readonly patienceMs: number };
}
