import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Attendants } from '../limits/attendants.ts';
import type { Buckets, Limits } from '../limits/limits.ts';
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
const COMING = { perSecond: 50, burst: 600 };

export interface DoorwayParts {
  readonly callers: Callers;
  readonly limits: Limits;
}

/** Every connection from its first moment to its last, whatever becomes of it in between. */
export class Doorway {
  readonly #parts: DoorwayParts;
  readonly #open = new Set<Socket>();
  readonly #counts: Attendants;
  readonly #coming: Buckets;

  constructor(server: Server, parts: DoorwayParts) {
    this.#parts = parts;
    this.#counts = parts.limits.attendants(MOST_PER_ADDRESS);
    this.#coming = parts.limits.buckets(COMING);
    server.on('connection', (socket) => this.#enter(socket));
  }

  /** Ends what is still there. */
  clear(): void {
    for (const socket of this.#open) socket.destroy();
  }

  #enter(socket: Socket): void {
    const { remoteAddress } = socket;
    // A proxy brings everybody: it counts its own callers, and we count them once they have said who they are.
    const from = this.#parts.callers.isProxy(remoteAddress) ? null : networkOf(remoteAddress ?? '');
    // Without an answer: to write one would cost more than all the rest.
    if (from !== null && !(this.#coming.may(from) && this.#counts.enter(from))) return void socket.destroy();
    this.#open.add(socket);
    socket.once('close', () => {
      this.#open.delete(socket);
      if (from !== null) this.#counts.leave(from);
    });
  }
}
