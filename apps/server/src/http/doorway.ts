import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Attendants } from '../limits/attendants.ts';
import type { Limits } from '../limits/limits.ts';
import type { Welcome } from '../limits/welcome.ts';
import { networkOf, type Callers } from '../base/callers.ts';

/** Who takes longer than this is no browser: a page asks for all it needs within seconds. */
export const PATIENCE = {
  /** Until the head of a request is here, also when not a word has come. */
  headersMs: 10_000,
  /** Until all of a request is here. */
  requestMs: 15_000,
  /** Until somebody goes on reading the answer. */
  silenceMs: 30_000,
  /** Until the next request; longer than the minute after which proxies give up connections. */
  keepAliveMs: 75_000,
  /** How often all this is looked at. */
  lookMs: 2000,
} as const;

/** A club behind one address: its live connections, and what its browsers open beside them. */
const MOST_PER_ADDRESS = 600;

export interface DoorwayParts {
  readonly callers: Callers;
  readonly limits: Limits;
  readonly welcome: Welcome;
}

/** Every connection from its first moment to its last, whatever becomes of it in between. */
export class Doorway {
  readonly #parts: DoorwayParts;
  /** Where each comes from; null for a proxy. */
  readonly #open = new Map<Socket, string | null>();
  readonly #counts: Attendants;

  constructor(server: Server, parts: DoorwayParts) {
    this.#parts = parts;
    this.#counts = parts.limits.attendants(MOST_PER_ADDRESS);
    const inside = server.listeners('connection');
    // In their place: for who is turned away not even a parser is made.
    server.removeAllListeners('connection');
    server.on('connection', (socket) => {
      if (this.#enter(socket)) for (const listener of inside) Reflect.apply(listener, server, [socket]);
    });
    // Before anything is answered to it.
    server.prependListener('clientError', (_error, socket: Socket) => this.#trouble(socket));
  }

  /** Ends what is still there. */
  clear(): void {
    for (const socket of this.#open.keys()) socket.destroy();
  }

  #enter(socket: Socket): boolean {
    const { remoteAddress } = socket;
    // A proxy brings everybody: it counts its own callers, and we count them once they have said who they are.
    const from = this.#parts.callers.isProxy(remoteAddress) ? null : networkOf(remoteAddress ?? '');
    // Without an answer: to write one would cost more than all the rest.
    if (from !== null && !(this.#parts.welcome.may(from) && this.#counts.enter(from))) {
      socket.destroy();
      return false;
    }
    this.#open.set(socket, from);
    socket.once('close', () => {
      this.#open.delete(socket);
      if (from !== null) this.#counts.leave(from);
    });
    return true;
  }

  /** No request, or half of one. Who was answered before may hang up as they like. */
  #trouble(socket: Socket): void {
    const from = this.#open.get(socket) ?? null;
    if (from !== null && socket.bytesWritten === 0) this.#parts.welcome.charge(from, 'unfinished');
  }
}
