/** What many ask for at the same moment is looked up once. */
export class Shared<T> {
  readonly #kept = new Map<string, T>();
  readonly #ms: number;

  /** So long what was read for one serves for all who want the same. */
  constructor(ms = 1000) {
    this.#ms = ms;
  }

  get(key: string, read: () => T): T {
    const kept = this.#kept.get(key);
    if (kept !== undefined) return kept;
    const value = read();
    this.#kept.set(key, value);
    // Nobody needs it for long, and a thousand tables would keep a thousand logs.
    setTimeout(() => this.forget(key), this.#ms).unref();
    return value;
  }

  forget(key: string): void {
    this.#kept.delete(key);
  }
}
