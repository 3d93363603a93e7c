import { connect, type Socket } from 'node:net';

/** Kinds of frames (RFC 6455, 5.2). */
export const OPCODES = { more: 0x0, text: 0x1, ping: 0x9, pong: 0xa } as const;

/** A frame as a client sends it: masked, here with a mask of zeros; `fin` is false for a part of a message. */
export function clientFrame(opcode: number, payload = '', fin = true): Buffer {
  const head = Buffer.from([(fin ? 0x80 : 0) | opcode, 0x80 | payload.length, 0, 0, 0, 0]);
  return Buffer.concat([head, Buffer.from(payload)]);
}

/** The lines with which a client asks for a WebSocket. */
export const upgradeLines = (headers: Readonly<Record<string, string>> = {}, path = '/ws'): string =>
  [
    `GET ${path} HTTP/1.1`,
    'Host: localhost',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '\r\n',
  ].join('\r\n');

/** A connection below HTTP, for what no honest client does. */
export class RawStream {
  readonly #socket: Socket;
  readonly closed: Promise<void>;
  #heard = '';

  /** `deaf`: it never reads. */
  constructor(url: string, { deaf = false, from }: { readonly deaf?: boolean; readonly from?: string } = {}) {
    const { hostname, port } = new URL(url);
    this.#socket = connect({
      host: hostname,
      port: Number(port),
      ...(from === undefined ? {} : { localAddress: from }),
    });
    this.#socket.on('error', () => undefined);
    this.closed = new Promise((resolve) => this.#socket.once('close', () => resolve()));
    if (deaf) this.#socket.pause();
    else this.#socket.on('data', (data) => (this.#heard += data.toString('latin1')));
  }

  /** Resolves once it has heard these words. */
  said(words: string): Promise<void> {
    return new Promise((resolve) => {
      const look = (): void => {
        if (this.#heard.includes(words)) resolve();
      };
      this.#socket.on('data', look);
      look();
    });
  }

  get heard(): string {
    return this.#heard;
  }

  /** True once it is on its way, false when there is nobody any more. */
  write(bytes: string | Buffer): Promise<boolean> {
    return new Promise((resolve) => {
      this.#socket.write(bytes, (error) => resolve(!error));
    });
  }

  /** Says the same over and over; false when the other side had enough of it before so many bytes. */
  async flood(bytes: Buffer, atMost: number): Promise<boolean> {
    const many = Buffer.concat(Array.from({ length: 1000 }, () => bytes));
    for (let sent = 0; sent < atMost; sent += many.length) if (!(await this.write(many))) return false;
    return true;
  }

  /** Hangs up without a word. */
  reset(): void {
    this.#socket.resetAndDestroy();
  }
}
