/** How long answers took. */
export class Tally {
  #took: number[] = [];

  add(ms: number): void {
    this.#took.push(ms);
  }

  /** What came since the last time. */
  take(): Answers {
    const sorted = Float64Array.from(this.#took).toSorted();
    this.#took = [];
    const at = (share: number): number =>
      sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
    return { count: sorted.length, p50: at(0.5), p99: at(0.99), longest: at(1) };
  }
}

export interface Answers {
  readonly count: number;
  readonly p50: number;
  readonly p99: number;
  readonly longest: number;
}
