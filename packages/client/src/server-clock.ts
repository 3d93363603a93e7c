interface Sample {
  readonly offset: number;
  readonly roundTrip: number;
}

const KEPT = 8;

/** The server's time as a client can know it: the quickest of the last exchanges is the most exact. */
export class ServerClock {
  readonly #now: () => number;
  #samples: Sample[] = [];

  constructor(now: () => number) {
    this.#now = now;
  }

  /** An exchange: when it was asked here, and what the server's clock said. */
  add(asked: number, server: number): void {
    const answered = this.#now();
    const sample = { offset: server - (asked + answered) / 2, roundTrip: answered - asked };
    this.#samples = [...this.#samples.slice(1 - KEPT), sample];
  }

  /** A first guess from a message that was not asked for. */
  guess(server: number): void {
    if (this.#samples.length === 0) this.#samples = [{ offset: server - this.#now(), roundTrip: Infinity }];
  }

  #best(): Sample | undefined {
    return this.#samples.reduce<Sample | undefined>(
      (best, sample) => (best && best.roundTrip <= sample.roundTrip ? best : sample),
      undefined,
    );
  }

  /** The server's time now. */
  now(): number {
    return this.#now() + (this.#best()?.offset ?? 0);
  }

  /** Half of this is how wrong the clock can be. */
  get roundTrip(): number | null {
    const best = this.#best()?.roundTrip;
    return best === undefined || best === Infinity ? null : best;
  }
}
