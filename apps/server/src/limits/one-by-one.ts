/**
 * Work for who asks, a piece in each turn of the event loop. Whatever comes in at once, a move waits for one piece at
 * most, and not for all that happened to come before it.
 */
export class OneByOne {
  readonly #waiting: (() => void)[] = [];

  add(work: () => void): void {
    if (this.#waiting.push(work) === 1) setImmediate(this.#next);
  }

  readonly #next = (): void => {
    // What throws must not hold up the rest.
    if (this.#waiting.length > 1) setImmediate(this.#next);
    this.#waiting.shift()?.();
  };
}
