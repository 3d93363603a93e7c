export interface HealthParts<T extends string> {
  /** Tries to write something; rejects as long as that fails. */
  readonly probe: () => Promise<void>;
  /** Told when writing begins to fail, and with null when it works again. */
  readonly onChange: (trouble: T | null) => void;
}

const FIRST_PROBE_MS = 1000;
const LONGEST_PROBE_MS = 30_000;
/** Writing that fails again sooner than this was never well: it is tried less often, and told of less often. */
const WELL_AFTER_MS = 60_000;

/** Whether a store takes what is written. While it does not, nobody tries but a probe now and then. */
export class StoreHealth<T extends string> {
  readonly #parts: HealthParts<T>;
  #trouble: T | null = null;
  #probeMs = FIRST_PROBE_MS;
  #wellSince = Number.NEGATIVE_INFINITY;
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(parts: HealthParts<T>) {
    this.#parts = parts;
  }

  get trouble(): T | null {
    return this.#trouble;
  }

  failed(trouble: T): void {
    if (this.#trouble !== null) return;
    if (performance.now() - this.#wellSince > WELL_AFTER_MS) this.#probeMs = FIRST_PROBE_MS;
    this.#trouble = trouble;
    this.#parts.onChange(trouble);
    this.#probeLater();
  }

  /** Nothing can be written any more, whatever is tried. */
  gone(trouble: T): void {
    this.failed(trouble);
    this.stop();
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  #probeLater(): void {
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => {
      this.#parts.probe().then(
        () => this.#works(),
        () => this.#probeLater(),
      );
    }, this.#probeMs).unref();
    this.#probeMs = Math.min(2 * this.#probeMs, LONGEST_PROBE_MS);
  }

  #works(): void {
    this.#trouble = null;
    this.#wellSince = performance.now();
    this.#parts.onChange(null);
  }
}
