const FIRST_MS = 250;
const LONGEST_MS = 10_000;

/** How long to wait before the next attempt to connect: longer each time, until one succeeds. */
export class Patience {
  #nextMs = FIRST_MS;

  next(): number {
    const ms = this.#nextMs;
    this.#nextMs = Math.min(ms * 2, LONGEST_MS);
    return ms;
  }

  succeeded(): void {
    this.#nextMs = FIRST_MS;
  }

  /** At once it would only happen again: a server that answers, and makes no sense. */
  inVain(): void {
    this.#nextMs = LONGEST_MS;
  }
}
