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
 */
export class RecentCommands {
  readonly #last: Remembered[] = [];
  /** Everything from this entry on is remembered. */
  #since: number;

  constructor(since: number) {
    this.#since = since;
  }

  add(command: Remembered): void {
    this.#last.push(command);
    if (this.#last.length > KEPT) this.#since = this.#last.shift()?.next ?? this.#since;
  }

  covers(after: number): boolean {
    return after >= this.#since;
  }

  /** Where the log stood after this command, if it was done; after the last one, if its sender used a key again. */
  find(key: string): number | null {
    return this.#last.findLast((command) => command.key === key)?.next ?? null;
  }

  /** True when the seat acted, or was acted upon, after the sender last looked. */
  overtaken(after: number, seat: Seat): boolean {
    return this.#last.some((command) => command.next > after && command.seat === seat);
  }
}
