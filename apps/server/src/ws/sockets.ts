import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { CLOSE_CODES, LIMITS } from '@cubarium/protocol';
import { WebSocketServer, type ServerOptions, type WebSocket } from 'ws';
import type { Config } from '../base/config.ts';
import type { Callers } from '../base/callers.ts';
import { isOurOrigin } from '../base/origin.ts';
import type { Person } from '../identity/identity.ts';
import type { Buckets } from '../limits/limits.ts';
import { furthestBehind, MOST_BACKLOG } from './backlog.ts';
import { Guests } from './guests.ts';
import type { Hub } from '../hub/hub.ts';
import type { OneByOne } from '../limits/one-by-one.ts';
import type { Welcome } from '../limits/welcome.ts';
import type { Relays } from './relays.ts';
import { Session, type Visitor } from './session.ts';
import { SocketWire } from './socket-wire.ts';

export interface SocketsParts {
  readonly hub: Hub;
  readonly relays: Relays | null;
  readonly config: Pick<Config, 'origins'>;
  readonly callers: Callers;
  readonly welcome: Welcome;
  readonly queue: OneByOne;
  readonly personOf: (cookies: string | undefined) => Promise<Person | null>;
  readonly isReady: () => boolean;
}

const PATH = '/ws';
/** How often an address may ask to be let in: a household may come at once, nobody may come all the time. */
const KNOCKS = { perSecond: 10, burst: 120 };
const MOST_SOCKETS = 20_000;
const BEAT_MS = 30_000;
const LOOK_MS = 1000;

const OPTIONS: ServerOptions & { readonly closeTimeout: number } = {
  noServer: true,
  // UTF-8 needs up to three bytes for a character of ours.
  maxPayload: 3 * LIMITS.message,
  // Nobody cuts so short a message into more pieces, except to have us keep them.
  maxFragments: 16,
  maxBufferedChunks: 256,
  // What answers a ping leaves like everything else: counted, and only while it is read.
  autoPong: false,
  // So many milliseconds a client has to say goodbye. Who is closed for a flood is held for as long: to hold a silent
  // connection costs nothing, to let the next one in does.
  closeTimeout: 3000,
  perMessageDeflate: false,
};

interface TurnedAway {
  readonly status: number;
  readonly code: string;
}

/** Somebody asks to be let in. */
interface Knock {
  readonly request: IncomingMessage;
  readonly socket: Duplex;
  readonly head: Buffer;
  readonly address: string;
}

interface Visit extends Visitor {
  readonly stream: Duplex;
}

/** The live door: one WebSocket a client. */
export class Sockets {
  readonly #parts: SocketsParts;
  readonly #server = new WebSocketServer(OPTIONS);
  readonly #sessions = new Map<Session, WebSocket>();
  readonly #guests: Guests;
  readonly #knocks: Buckets;
  /** Asked for a sign of life, and silent since. */
  readonly #silent = new Set<WebSocket>();
  readonly #timers: readonly NodeJS.Timeout[];

  constructor(server: Server, parts: SocketsParts) {
    this.#parts = parts;
    const { limits } = parts.hub;
    this.#guests = new Guests(limits);
    this.#knocks = limits.buckets(KNOCKS);
    server.on('upgrade', (request, socket, head) => this.#upgrade(request, socket, head));
    this.#timers = [
      setInterval(() => this.#dropSilent(), BEAT_MS).unref(),
      setInterval(() => this.#dropSlow(), LOOK_MS).unref(),
    ];
  }

  get size(): number {
    return this.#sessions.size;
  }
  get people(): number {
    return this.#guests.people;
  }

  hangUp(person: string): void {
    for (const session of this.#sessions.keys())
      if (session.person === person) session.close('unauthenticated');
  }

  /** Tells everybody to come back in a moment. */
  async stop(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    for (const session of this.#sessions.keys()) session.close('stopping');
    for (const socket of this.#server.clients) setTimeout(() => socket.terminate(), 500).unref();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    // From here on it is nobody's: a caller who hangs up at the wrong moment would end the process.
    socket.on('error', () => socket.destroy());
    const { hub, callers, welcome } = this.#parts;
    const address = callers.networkOf(request);
    const refusal = this.#whyNot(request, address);
    if (refusal) {
      hub.metrics.refused(refusal.code);
      if (refusal.code === 'too-fast') welcome.charge(address, 'refused');
      return turnAway(socket, refusal);
    }
    return this.#parts.queue.add(() => this.#letIn({ request, socket, head, address }));
  }

  #letIn({ request, socket, head, address }: Knock): void {
    this.#parts.personOf(request.headers.cookie).then(
      (person) => {
        const visit = { person, address, stream: socket };
        this.#server.handleUpgrade(request, socket, head, (ws) => this.#accept(ws, visit));
      },
      (error: unknown) => {
        this.#parts.hub.onError(error);
        turnAway(socket, { status: 503, code: 'not-stored' });
      },
    );
  }

  #whyNot({ url = '', headers }: IncomingMessage, address: string): TurnedAway | null {
    // First of all: whatever somebody wants here, it is a knock.
    if (!this.#knocks.may(address)) return { status: 429, code: 'too-fast' };
    if (url.split('?')[0] !== PATH) return { status: 404, code: 'no-page' };
    if (!isOurOrigin(headers, this.#parts.config.origins)) return { status: 403, code: 'cross-origin' };
    if (!this.#parts.isReady()) return { status: 503, code: 'stopping' };
    if (this.#sessions.size >= MOST_SOCKETS) return { status: 503, code: 'too-many' };
    return null;
  }

  #accept(ws: WebSocket, visit: Visit): void {
    ws.on('error', () => ws.terminate());
    const leave = this.#guests.enter(visit);
    // A browser learns nothing from a refused upgrade, so who is too many is let in to be told.
    if (!leave) return sendAway(ws, 'too-many');
    const { welcome } = this.#parts;
    const wire = new SocketWire(ws, visit.stream, () => welcome.charge(visit.address, 'flood'));
    const session = new Session(wire, visit, this.#parts);
    this.#sessions.set(session, ws);
    ws.on('message', (data, isBinary) => {
      if (isBinary) return session.close('bad-message');
      session.handle(textOf(data));
    });
    ws.on('ping', (words) => session.pinged(words));
    ws.on('pong', () => {
      this.#silent.delete(ws);
      session.ponged();
    });
    ws.on('close', () => {
      leave();
      session.closed();
      this.#silent.delete(ws);
      this.#sessions.delete(session);
    });
  }

  #dropSlow(): void {
    const readers = Array.from(this.#sessions, ([session, ws]) => [session, ws.bufferedAmount] as const);
    for (const session of furthestBehind(readers, MOST_BACKLOG)) session.close('slow-reader');
  }

  #dropSilent(): void {
    this.#parts.hub.limits.tidy();
    for (const [session, ws] of this.#sessions) {
      if (this.#silent.has(ws) || session.isDawdling) ws.terminate();
      else {
        this.#silent.add(ws);
        session.ping();
      }
    }
  }
}

const textOf = (data: Buffer | ArrayBuffer | Buffer[]): string =>
  Buffer.isBuffer(data)
    ? data.toString()
    : Buffer.concat(Array.isArray(data) ? data : [Buffer.from(data)]).toString();

function sendAway(ws: WebSocket, code: 'too-many'): void {
  ws.send(JSON.stringify({ t: 'error', code }));
  ws.close(CLOSE_CODES[code], code);
}

function turnAway(socket: Duplex, { status, code }: TurnedAway): void {
  const body = JSON.stringify({ error: { code } });
  // Without waiting for the other side to hang up as well: it might never.
  socket.once('finish', () => socket.destroy());
  socket.end(
    `HTTP/1.1 ${status} Refused\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  );
}
