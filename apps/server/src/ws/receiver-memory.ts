import { isRecord } from '@cubarium/core';
import type { WebSocket } from 'ws';

/**
 * What `ws` keeps of a message until the next one. It holds on to the mask, and through it to the buffers that the
 * message came in. And it takes a new list for the parts of every message: by the time that message comes the list
 * has grown old, and an old list that is thrown away keeps its parts until the next full collection. At thousands of
 * connections that is much of what the collector has to look for.
 */
export class ReceiverMemory {
  readonly #receiver: object | null;
  readonly #parts: unknown[];

  constructor(ws: WebSocket) {
    const receiver: unknown = Reflect.get(ws, '_receiver');
    const parts: unknown = isRecord(receiver) ? Reflect.get(receiver, '_fragments') : null;
    // Another version of `ws` may do without such a list: then there is nothing to do.
    this.#receiver = isRecord(receiver) && Array.isArray(parts) ? receiver : null;
    this.#parts = Array.isArray(parts) ? parts : [];
  }

  /** To be called when a message has been read: nothing of it stays, and the first list is used again. */
  forget(): void {
    if (this.#receiver === null) return;
    this.#parts.length = 0;
    Reflect.set(this.#receiver, '_fragments', this.#parts);
    Reflect.set(this.#receiver, '_mask', undefined);
  }
}
