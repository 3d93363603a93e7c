import { isRecord, type JsonRecord } from '@cubarium/core';
import { WebSocket } from 'ws';
import { mustBeDeclared } from './declared.ts';

/** A socket that says exactly what a test tells it to, and remembers what it heard. */
export class RawSocket {
  readonly heard: JsonRecord[] = [];
  /** The close code, once it is closed; for a refused upgrade the HTTP status. */
  readonly ended: Promise<number>;
  readonly #socket: WebSocket;
  readonly #opened: Promise<unknown>;
  #listeners: (() => void)[] = [];

  constructor(url: string, headers: Readonly<Record<string, string>>) {
    this.#socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, { headers });
    this.#socket.on('error', () => undefined);
    this.#opened = new Promise((resolve) => this.#socket.once('open', resolve));
    this.ended = new Promise((resolve) => {
      this.#socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
      this.#socket.on('close', (code) => resolve(code));
    });
    this.#socket.on('message', (data: Buffer) => {
      const message: unknown = JSON.parse(data.toString());
      if (!isRecord(message)) throw new Error(`no message: ${data.toString()}`);
      mustBeDeclared(message);
      this.heard.push(message);
      for (const listener of this.#listeners) listener();
    });
  }

  async send(message: unknown): Promise<void> {
    await this.#opened;
    this.#socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** The first message of a kind that has come or comes, after `from` messages. */
  hear(t: string, from = 0): Promise<JsonRecord> {
    return new Promise((resolve) => {
      const look = (): void => {
        const found = this.heard.slice(from).find((message) => message.t === t);
        if (!found) return;
        this.#listeners = this.#listeners.filter((listener) => listener !== look);
        resolve(found);
      };
      this.#listeners.push(look);
      look();
    });
  }

  /** Sends, and waits for the next message of a kind. */
  async ask(message: unknown, t: string): Promise<JsonRecord> {
    const from = this.heard.length;
    await this.send(message);
    return this.hear(t, from);
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  close(): void {
    this.#socket.terminate();
  }
}
