/** One thing at a time, in order of arrival, and never more waiting than `longest`. */
export class SerialQueue {
  readonly #jobs: (() => Promise<void>)[] = [];
  readonly #longest: number;
  #busy = false;

  constructor(longest: number) {
    this.#longest = longest;
  }

  get idle(): boolean {
    return !this.#busy && this.#jobs.length === 0;
  }

  /** Null when too much is waiting already. */
  push<T>(job: () => Promise<T>): Promise<T> | null {
    if (this.#jobs.length >= this.#longest) return null;
    return new Promise<T>((resolve, reject) => {
      this.#jobs.push(() => job().then(resolve, reject));
      this.#next();
    });
  }

  #next(): void {
    if (this.#busy) return;
    const job = this.#jobs.shift();
    if (job === undefined) return;
    this.#busy = true;
    void job().finally(() => {
      this.#busy = false;
      this.#next();
    });
  }
}
