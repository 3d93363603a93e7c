import { PROTOCOL_VERSION } from '@cubarium/protocol';
import { comeIn, setUp, type Guest } from './people.ts';
import { RawSocket } from './raw-socket.ts';

export const HELLO = { t: 'hello', v: PROTOCOL_VERSION };
export const ROLL = { kind: 'act', seat: 0, action: { kind: 'roll' } };

/** The error that an answer to this message names. */
export async function refusalOf(who: RawSocket, message: Promise<void>): Promise<unknown> {
  const from = who.heard.length;
  await message;
  return (await who.hear('no', from)).error;
}

/** Ann and Bob at the doors of a server, who say exactly what a test tells them to. */
export class Visitors {
  readonly ann: Guest;
  readonly bob: Guest;
  readonly #url: string;
  readonly #open: RawSocket[] = [];

  private constructor(url: string, ann: Guest, bob: Guest) {
    this.#url = url;
    this.ann = ann;
    this.bob = bob;
  }

  static async arrive(url: string): Promise<Visitors> {
    return new Visitors(url, await comeIn(url, 'Ann'), await comeIn(url, 'Bob'));
  }

  leave(): void {
    for (const socket of this.#open) socket.close();
  }

  call(path: string, init: RequestInit = {}): Promise<Response> {
    return fetch(this.#url + path, init);
  }

  socketOf(headers: Readonly<Record<string, string>>): RawSocket {
    const socket = new RawSocket(this.#url, headers);
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
    const id = await setUp(this.#url, this.ann, { game, options: { seats: 2, first: 0 }, ...more });
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
