import { connect, type Socket } from 'node:net';
import { HELLO } from '@cubarium/protocol';
import { WebSocket } from 'ws';

/** A live connection that says what it likes. */
export class LiveLine {
  readonly #socket: WebSocket;
  /** The channel of the table joined last. */
  channel = 0;

  constructor(url: string, { from, cookie }: { readonly from: string; readonly cookie?: string }) {
    this.#socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, {
      localAddress: from,
      perMessageDeflate: false,
      ...(cookie === undefined ? {} : { headers: { cookie } }),
    });
    this.#socket.on('error', () => this.#socket.terminate());
    this.#socket.on('open', () => this.say(HELLO));
    this.#socket.on('message', (data: Buffer) => {
      if (data.subarray(0, 13).toString() === '{"t":"joined"')
        this.channel = (JSON.parse(data.toString()) as { readonly c: number }).c;
    });
  }

  get isOver(): boolean {
    return this.#socket.readyState >= WebSocket.CLOSING;
  }

  say(message: object | string): void {
    if (this.#socket.readyState !== WebSocket.OPEN) return;
    this.#socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** From now on nothing is read. */
  deafen(): void {
    this.#socket.pause();
  }

  close(): void {
    this.#socket.terminate();
  }
}

/** A connection below HTTP that never reads what it is answered. */
export function deafStream(url: string, from: string): Socket {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), localAddress: from });
  socket.on('error', () => socket.destroy());
  socket.pause();
  return socket;
}

/** Keeps so many of something, and replaces what has ended. */
export class Held<T extends { readonly isOver: boolean }> {
  readonly all: T[] = [];
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** The one whose turn it is; made anew when it is gone. */
  next(count: number, make: () => T): T {
    const place = count % this.#most;
    const found = this.all[place];
    if (found && !found.isOver) return found;
    const made = make();
    this.all[place] = made;
    return made;
  }
}
