import type { ClientPorts } from './ports.ts';

/** The first ones follow quickly: they also set the clock. */
const FIRST_PINGS_MS = [0, 300, 900, 2000] as const;
const PING_EVERY_MS = 15_000;

export interface HeartbeatParts extends Pick<ClientPorts, 'after' | 'liveness'> {
  readonly ping: () => void;
  readonly onSilence: () => void;
}

/**
 * Asks from time to time whether the server is there. A network can go without a word: then the socket does not
 * notice for minutes, but a question stays without an answer.
 */
export class Heartbeat {
  readonly #parts: HeartbeatParts;
  readonly #everyMs: number;
  #cancels: (() => void)[] = [];
  #next: (() => void) | null = null;
  #watch: (() => void) | null = null;

  constructor(parts: HeartbeatParts) {
    this.#parts = parts;
    this.#everyMs = parts.liveness?.pingMs ?? PING_EVERY_MS;
  }

  start(): void {
    this.#cancels = FIRST_PINGS_MS.map((ms) => this.#parts.after(ms, () => this.#ask()));
    this.#keepAsking();
  }

  /** Something that matters was sent: whether it arrives should be known soon. */
  wonder(): void {
    if (this.#parts.liveness && !this.#watch) this.#ask();
  }

  /** The server said something, whatever it was. */
  heard(): void {
    this.#watch?.();
    this.#watch = null;
  }

  stop(): void {
    this.heard();
    this.#next?.();
    this.#next = null;
    for (const cancel of this.#cancels) cancel();
    this.#cancels = [];
  }

  #ask(): void {
    const { ping, after, liveness, onSilence } = this.#parts;
    ping();
    if (liveness) this.#watch ??= after(liveness.patienceMs, onSilence);
  }

  #keepAsking(): void {
    this.#next = this.#parts.after(this.#everyMs, () => {
      this.#ask();
      this.#keepAsking();
    });
  }
}
