import { closeSync, existsSync, openSync, readFileSync, writeSync } from 'node:fs';
import type { LastBeat } from '../../ports/stores.ts';
import { createPrivate } from './folder.ts';

/** Always as long, so that a later one covers an earlier one wholly. */
const WIDTH = 16;

/**
 * In a file of its own. What the database says at its start must not
 * be earlier: if it is, what was synced and acknowledged since has been lost, as by a log that was cut.
 */
export class BeatFile implements LastBeat {
  readonly #file: number;
  readonly #known: number;
  #isClosed = false;

  constructor(path: string) {
    if (!existsSync(path)) createPrivate(path);
    this.#known = Number(readFileSync(path, 'utf8').trim() || 'none');
    this.#file = openSync(path, 'r+');
  }

  /** A file that makes no sense says nothing. */
  isLaterThan(stored: number): boolean {
    return this.#known > stored;
  }

  /** Not synced itself: the file may be older than the truth after a power failure, never newer. */
  save(moment: number): void {
    // By then the number of the file may be that of another one.
    if (this.#isClosed) return;
    try {
      writeSync(this.#file, String(moment).padStart(WIDTH), 0);
    } catch {
      // The disk is full: then nothing is acknowledged either.
    }
  }

  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    closeSync(this.#file);
  }
}
