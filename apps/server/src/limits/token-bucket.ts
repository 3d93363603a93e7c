export interface Rate {
  readonly perSecond: number;
  readonly burst: number;
}

/** Lets `burst` through at once and `perSecond` in the long run. */
export class TokenBucket {
  readonly #rate: Rate;
  #tokens: number;
  #at: number;

  constructor(rate: Rate, now: number) {
    this.#rate = rate;
    this.#tokens = rate.burst;
    this.#at = now;
  }

  isFull(now: number): boolean {
    this.#earn(now);
    return this.#tokens >= this.#rate.burst;
  }

  take(now: number): boolean {
    this.#earn(now);
    if (this.#tokens < 1) return false;
    this.#tokens--;
    return true;
  }

  /** Takes more than there may be; at most two seconds are in debt. */
  charge(now: number, price: number): void {
    this.#earn(now);
    this.#tokens = Math.max(this.#tokens - price, -2 * this.#rate.perSecond);
  }

  #earn(now: number): void {
    const earned = ((now - this.#at) / 1000) * this.#rate.perSecond;
    this.#tokens = Math.min(this.#rate.burst, this.#tokens + earned);
    this.#at = now;
  }
}
