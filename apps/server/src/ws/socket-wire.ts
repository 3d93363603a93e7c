import type { Duplex } from 'node:stream';
import { CLOSE_CODES } from '@cubarium/protocol';
import type { WebSocket } from 'ws';
import type { Wire } from './session.ts';

type Why = keyof typeof CLOSE_CODES;
/** Whoever is closed for one of these goes on sending: it is not read any more, or a flood would cost us on. */
const DEAF_TO: ReadonlySet<Why> = new Set(['too-fast', 'too-long', 'bad-message', 'slow-reader']);

/** A WebSocket as sessions use it. */
export class SocketWire implements Wire {
  readonly #ws: WebSocket;
  readonly #stream: Duplex;
  readonly #onFlood: () => void;

  constructor(ws: WebSocket, stream: Duplex, onFlood: () => void) {
    this.#ws = ws;
    this.#stream = stream;
    this.#onFlood = onFlood;
  }

  get bufferedAmount(): number {
    return this.#ws.bufferedAmount;
  }
  send(text: string): void {
    this.#ws.send(text);
  }
  sendBytes(text: Buffer): void {
    this.#ws.send(text, { binary: false });
  }
  ping(): void {
    this.#ws.ping();
  }
  pong(words: Buffer): void {
    this.#ws.pong(words);
  }
  close(why: Why): void {
    this.#ws.close(CLOSE_CODES[why], why);
    if (!DEAF_TO.has(why)) return;
    this.#ws.pause();
    if (why !== 'slow-reader') this.#onFlood();
    // `ws` would read at the end what has come until then: a flood, once more.
    this.#stream.prependOnceListener('close', () => void this.#stream.read());
  }
}
