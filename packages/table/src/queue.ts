/** What is there already, or will be. A promise for everything would be most of the garbage of a move. */
export type Coming<T> = T | Promise<T>;

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
  push<T>(job: () => Coming<T>): Promise<T> | null {
    if (this.#jobs.length >= this.#longest) return null;
    if (!this.#busy) return this.#run(job);
    return new Promise<T>((resolve, reject) => {
      this.#jobs.push(() => this.#run(job).then(resolve, reject));
    });
  }

  async #run<T>(job: () => Coming<T>): Promise<T> {
    this.#busy = true;
    try {
      return await job();
    } finally {
      this.#busy = false;
      void this.#jobs.shift()?.();
    }
  }
}
