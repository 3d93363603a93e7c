import { Attendants } from './attendants.ts';
import { Pace } from './pace.ts';
import { TokenBucket, type Rate } from './token-bucket.ts';

interface LimitsParts {
  readonly now: () => number;
  /** Raises every limit: for load tests. */
  readonly factor: number;
}

/** A bucket a key: a person, or the network somebody calls from. */
export class Buckets {
  readonly #limits: Limits;
  readonly #rate: Rate;
  readonly #buckets = new Map<string, TokenBucket>();

  constructor(limits: Limits, rate: Rate) {
    this.#limits = limits;
    this.#rate = rate;
  }

  may(key: string): boolean {
    return this.#of(key).take(this.#limits.now());
  }

  charge(key: string, price: number): void {
    this.#of(key).charge(this.#limits.now(), price);
  }

  #of(key: string): TokenBucket {
    let bucket = this.#buckets.get(key);
    if (!bucket) this.#buckets.set(key, (bucket = this.#limits.bucket(this.#rate)));
    return bucket;
  }

  /** Forgets who has been quiet for so long that it makes no difference. */
  tidy(): void {
    const now = this.#limits.now();
    for (const [key, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(key);
  }
}

/** Where all limits of a server come from. */
export class Limits {
  readonly now: () => number;
  readonly factor: number;
  readonly #made: Buckets[] = [];

  constructor({ now, factor }: LimitsParts) {
    this.now = now;
    this.factor = factor;
  }

  readonly bucket = ({ perSecond, burst }: Rate): TokenBucket =>
    new TokenBucket({ perSecond: perSecond * this.factor, burst: burst * this.factor }, this.now());

  pace({ perSecond, burst }: Rate, longestMs: number): Pace {
    return new Pace(
      { perSecond: perSecond * this.factor, burst: Math.max(1, burst * this.factor) },
      longestMs,
    );
  }

  buckets(rate: Rate): Buckets {
    const made = new Buckets(this, rate);
    this.#made.push(made);
    return made;
  }

  /** Never fewer than said: what is held open is no question of pace. */
  attendants(most: number): Attendants {
    return new Attendants(most * Math.max(1, this.factor));
  }

  tidy(): void {
    for (const buckets of this.#made) buckets.tidy();
  }
}
