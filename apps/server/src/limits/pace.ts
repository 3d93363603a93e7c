import type { Rate } from './token-bucket.ts';

/** A line in which everybody gets their turn: `burst` at once, then `perSecond`. */
export class Pace {
  readonly #apartMs: number;
  readonly #aheadMs: number;
  readonly #longestMs: number;
  /** When the next one's turn would be if nobody came before their time. */
  #at = -Infinity;

  constructor({ perSecond, burst }: Rate, longestMs: number) {
    this.#apartMs = 1000 / perSecond;
    this.#aheadMs = (burst - 1) * this.#apartMs;
    this.#longestMs = longestMs;
  }

  /** How long whoever comes now has to wait; null when the line is too long to stand in. */
  next(now: number): number | null {
    const at = Math.max(this.#at, now);
    const waitMs = Math.max(0, at - this.#aheadMs - now);
    if (waitMs > this.#longestMs) return null;
    this.#at = at + this.#apartMs;
    return waitMs;
  }
}
