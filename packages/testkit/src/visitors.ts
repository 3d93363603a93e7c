import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HELLO } from '@cubarium/protocol';
import { afterAll, beforeAll } from 'vitest';
import { comeIn, setUp, type Guest } from './people.ts';
import { RawSocket } from './raw-socket.ts';

export const ROLL = { kind: 'act', seat: 0, action: { kind: 'roll' } };

/** The error that an answer to this message names. */
export async function refusalOf(who: RawSocket, message: Promise<void>): Promise<unknown> {
  const from = who.heard.length;
  await message;
  return (await who.hear('no', from)).error;
}

interface Visited {
  readonly url: string;
  stop(): Promise<void>;
}

/** Ann and Bob at the doors of a server, who say exactly what a test tells them to. */
class Visitors {
  /** What the server keeps; it goes when they leave. */
  readonly folder = mkdtempSync(join(tmpdir(), 'cubarium-visitors-'));
  readonly #start: (folder: string) => Promise<Visited>;
  readonly #open: RawSocket[] = [];
  #here: { readonly server: Visited; readonly ann: Guest; readonly bob: Guest } | null = null;

  constructor(start: (folder: string) => Promise<Visited>) {
    this.#start = start;
  }

  async arrive(): Promise<void> {
    const server = await this.#start(this.folder);
    this.#here = { server, ann: await comeIn(server.url, 'Ann'), bob: await comeIn(server.url, 'Bob') };
  }

  async leave(): Promise<void> {
    for (const socket of this.#open) socket.close();
    await this.#here?.server.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  get #arrived() {
    if (!this.#here) throw new Error('nobody has arrived yet');
    return this.#here;
  }

  get url(): string {
    return this.#arrived.server.url;
  }

  get ann(): Guest {
    return this.#arrived.ann;
  }

  get bob(): Guest {
    return this.#arrived.bob;
  }

  call(path: string, init: RequestInit = {}): Promise<Response> {
    return fetch(this.url + path, init);
  }

  socketOf(headers: Readonly<Record<string, string>>): RawSocket {
    const socket = new RawSocket(this.url, headers);
    this.#open.push(socket);
    return socket;
  }

  async greeted(guest: Guest): Promise<RawSocket> {
    const socket = this.socketOf({ cookie: guest.cookie });
    await socket.ask(HELLO, 'welcome');
    return socket;
  }

  /** A running match of Ann and Bob; who begins is seat 0, and that is Ann. */
  async match(game: string, more: object = {}) {
    const id = await setUp(this.url, this.ann, { game, options: { seats: 2, first: 0 }, ...more });
    const sockets = { ann: await this.greeted(this.ann), bob: await this.greeted(this.bob) };
    const { c } = await sockets.ann.ask({ t: 'join', table: id, after: null }, 'joined');
    await sockets.bob.ask({ t: 'join', table: id, after: null }, 'joined');
    let sent = 0;
    const act = (who: RawSocket, command: object, after = 0) =>
      who.send({ t: 'do', c, id: `x${sent++}`, after, command });
    for (const [seat, who] of [sockets.ann, sockets.bob].entries()) {
      const sit = { kind: 'sit', seat, name: '' };
      await who.ask({ t: 'do', c, id: `sit${seat}`, after: 0, command: sit }, 'ok');
      const ready = { kind: 'ready', seat, nonce: 'n' };
      await who.send({ t: 'do', c, id: `ready${seat}`, after: 0, command: ready });
    }
    await sockets.ann.hear('entries');
    await sockets.bob.hear('entries');
    return { id, c, ...sockets, act };
  }
}

/** Visitors for the tests of one file, at a server that runs from the first of these to the last. */
export function visitorsOf(start: (folder: string) => Promise<Visited>): Visitors {
  const people = new Visitors(start);
  beforeAll(() => people.arrive());
  afterAll(() => people.leave());
  return people;
}
