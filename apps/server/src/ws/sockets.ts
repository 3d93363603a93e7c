import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { CLOSE_CODES, LIMITS } from '@cubarium/protocol';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Config } from '../config.ts';
import { isOurOrigin } from '../http/origin.ts';
import type { Person } from '../identity/identity.ts';
import type { Hub } from './hub.ts';
import { ReceiverMemory } from './receiver-memory.ts';
import { Session, type Wire } from './session.ts';
import { addressOf, Attendants, Knocks } from './visitors.ts';

export interface SocketsParts {
  readonly hub: Hub;
  readonly config: Pick<Config, 'origins' | 'trustProxy'>;
  readonly personOf: (cookies: string | undefined) => Person | null;
  readonly isReady: () => boolean;
}

const PATH = '/ws';
const MOST_PER_PERSON = 12;
const MOST_STRANGERS_PER_ADDRESS = 50;
const MOST_SOCKETS = 20_000;
const BEAT_MS = 30_000;

interface Visit {
  /** Null for somebody the server does not know: they may look around. */
  readonly person: Person | null;
  readonly address: string;
  readonly stream: Duplex;
}

/** The live door: one WebSocket a client. */
export class Sockets {
  readonly #parts: SocketsParts;
  readonly #server = new WebSocketServer({
    noServer: true,
    // UTF-8 needs up to three bytes for a character of ours.
    maxPayload: 3 * LIMITS.message,
    perMessageDeflate: false,
  });
  readonly #sessions = new Map<Session, WebSocket>();
  readonly #people: Attendants;
  readonly #strangers: Attendants;
  readonly #knocks: Knocks;
  /** Asked for a sign of life, and silent since. */
  readonly #silent = new Set<WebSocket>();
  readonly #beat: NodeJS.Timeout;

  constructor(server: Server, parts: SocketsParts) {
    this.#parts = parts;
    const factor = Math.max(1, parts.hub.rateFactor);
    this.#people = new Attendants(MOST_PER_PERSON * factor);
    this.#strangers = new Attendants(MOST_STRANGERS_PER_ADDRESS * factor);
    this.#knocks = new Knocks(parts.hub);
    server.on('upgrade', (request, socket, head) => this.#upgrade(request, socket, head));
    this.#beat = setInterval(() => this.#dropSilent(), BEAT_MS).unref();
  }

  get size(): number {
    return this.#sessions.size;
  }
  get people(): number {
    return this.#people.size;
  }

  hangUp(person: string): void {
    for (const session of this.#sessions.keys())
      if (session.person === person) session.close('unauthenticated');
  }

  /** Tells everybody to come back in a moment. */
  async stop(): Promise<void> {
    clearInterval(this.#beat);
    for (const session of this.#sessions.keys()) session.close('stopping');
    for (const socket of this.#server.clients) setTimeout(() => socket.terminate(), 500).unref();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const { hub, config } = this.#parts;
    const path = (request.url ?? '').split('?')[0];
    if (path !== PATH) return turnAway(socket, 404, 'no-page');
    if (!isOurOrigin(request.headers, config.origins)) {
      hub.metrics.refused('cross-origin');
      return turnAway(socket, 403, 'cross-origin');
    }
    if (!this.#parts.isReady()) return turnAway(socket, 503, 'stopping');
    if (this.#sessions.size >= MOST_SOCKETS) return turnAway(socket, 503, 'too-many');
    const address = addressOf(request, config);
    if (!this.#knocks.may(address)) {
      hub.metrics.refused('too-fast');
      return turnAway(socket, 429, 'too-fast');
    }
    const person = this.#parts.personOf(request.headers.cookie);
    const visit = { person, address, stream: socket };
    this.#server.handleUpgrade(request, socket, head, (ws) => this.#accept(ws, visit));
  }

  /** Counts a visitor in; gives the way to count them out, or null when there are too many of them. */
  #enter({ person, address }: Visit): (() => void) | null {
    const [attendants, key] = person ? [this.#people, person.id] : [this.#strangers, address];
    return attendants.enter(key) ? () => attendants.leave(key) : null;
  }

  #accept(ws: WebSocket, visit: Visit): void {
    ws.on('error', () => ws.terminate());
    const leave = this.#enter(visit);
    // A browser learns nothing from a refused upgrade, so who is too many is let in to be told.
    if (!leave) return sendAway(ws, 'too-many');
    const session = new Session(new SocketWire(ws, visit.stream), visit.person, this.#parts.hub);
    this.#sessions.set(session, ws);
    const memory = new ReceiverMemory(ws);
    ws.on('message', (data, isBinary) => {
      if (isBinary) return session.close('bad-message');
      session.handle(textOf(data));
      memory.forget();
    });
    ws.on('pong', () => this.#silent.delete(ws));
    ws.on('close', () => {
      leave();
      session.closed();
      this.#silent.delete(ws);
      this.#sessions.delete(session);
    });
  }

  #dropSilent(): void {
    this.#knocks.tidy();
    for (const ws of this.#sessions.values()) {
      if (this.#silent.has(ws)) ws.terminate();
      else {
        this.#silent.add(ws);
        ws.ping();
      }
    }
  }
}

class SocketWire implements Wire {
  readonly #ws: WebSocket;
  readonly #stream: Duplex;

  constructor(ws: WebSocket, stream: Duplex) {
    this.#ws = ws;
    this.#stream = stream;
  }

  get bufferedAmount(): number {
    return this.#ws.bufferedAmount;
  }
  send(text: string): void {
    this.#ws.send(text);
  }
  /** Without compression `ws` writes at once, so a frame of ours goes straight to the stream without overtaking. */
  sendFrame(frame: Buffer): void {
    if (this.#ws.readyState === this.#ws.OPEN) this.#stream.write(frame);
  }
  close(code: number, reason: string): void {
    this.#ws.close(code, reason);
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

function turnAway(socket: Duplex, status: number, code: string): void {
  const body = JSON.stringify({ error: { code } });
  socket.end(
    `HTTP/1.1 ${status} Refused\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  );
}
