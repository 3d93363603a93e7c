import type { Seat } from '@cubarium/core';

/** What the table remembers of one command. */
interface Remembered {
  /** Where the log stood after it. */
  readonly next: number;
  readonly key: string | null;
  /** The seat whose situation it changed. */
  readonly seat: Seat | null;
}

/** Enough for everybody who is here; a table holds this much as long as it is in memory. */
const KEPT = 16;

/**
 * The last commands of a table. A command names how many entries its sender knew: if it was done before, it was
 * done after that point, so what lies between tells a repeated command from a new one, and a new one from one
 * that was meant for another situation. What is older than this memory is looked up in the store.
 *
 * In columns that are written over again and again: rows that live for sixteen moves would all grow old.
 */
export class RecentCommands {
  readonly #next: number[] = [];
  readonly #key: Remembered['key'][] = [];
  readonly #seat: Remembered['seat'][] = [];
  /** The place that is written next: the oldest one, once all are taken. */
  #at = 0;
  /** Everything from this entry on is remembered. */
  #since: number;

  constructor(since: number) {
    this.#since = since;
  }

  add({ next, key, seat }: Remembered): void {
    this.#since = this.#next[this.#at] ?? this.#since;
    this.#next[this.#at] = next;
    this.#key[this.#at] = key;
    this.#seat[this.#at] = seat;
    this.#at = (this.#at + 1) % KEPT;
  }

  covers(after: number): boolean {
    return after >= this.#since;
  }

  /** Where the log stood after this command, if it was done; after the last one, if its sender used a key again. */
  find(key: string): number | null {
    let found: number | null = null;
    for (const [at, next] of this.#next.entries())
      if (this.#key[at] === key && next > (found ?? -1)) found = next;
    return found;
  }

  /** True when the seat acted, or was acted upon, after the sender last looked. */
  overtaken(after: number, seat: Seat): boolean {
    return this.#next.some((next, at) => next > after && this.#seat[at] === seat);
  }
}
