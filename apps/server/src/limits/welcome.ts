import type { Buckets, Limits } from './limits.ts';

/** How many connections an address may open. */
const COMING = { perSecond: 50, burst: 600 };

/** What brought us nothing but work counts as so many connections. */
const PRICES = {
  /** A request that never came to its end, or was none. */
  unfinished: 10,
  /** Asked, or knocked, more often than it may. */
  refused: 20,
  /** Said so much over a live connection that it was closed. */
  flood: 50,
} as const;
export type Nuisance = keyof typeof PRICES;

/**
 * How often an address may come in. To turn somebody away at the door costs next to nothing, to hear them out before
 * refusing them does: who is refused all the time comes in less often.
 */
export class Welcome {
  readonly #coming: Buckets;
  readonly #factor: number;

  constructor(limits: Limits) {
    this.#coming = limits.buckets(COMING);
    this.#factor = limits.factor;
  }

  may(address: string): boolean {
    return this.#coming.may(address);
  }

  charge(address: string, nuisance: Nuisance): void {
    this.#coming.charge(address, PRICES[nuisance] * this.#factor);
  }
}
