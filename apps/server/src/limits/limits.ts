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
  readonly #name: string | null;
  readonly #buckets = new Map<string, TokenBucket>();

  constructor(limits: Limits, rate: Rate, name: string | null) {
    this.#limits = limits;
    this.#rate = rate;
    this.#name = name;
  }

  may(key: string): boolean {
    const may = this.#of(key).take(this.#limits.now());
    if (may && this.#name !== null) this.#limits.onUsed?.(this.#name, key);
    return may;
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
  readonly #named = new Map<string, Buckets>();
  /** Who tells other nodes what was used of the limits that have a name. */
  onUsed: ((limit: string, key: string) => void) | null = null;

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

  /** With a name they hold across nodes. */
  buckets(rate: Rate, name: string | null = null): Buckets {
    const made = new Buckets(this, rate, name);
    this.#made.push(made);
    if (name !== null) this.#named.set(name, made);
    return made;
  }

  /** It was used elsewhere. */
  charge(limit: string, key: string, count: number): void {
    this.#named.get(limit)?.charge(key, count);
  }

  /** Never fewer than said: what is held open is no question of pace. */
  attendants(most: number): Attendants {
    return new Attendants(most * Math.max(1, this.factor));
  }

  tidy(): void {
    for (const buckets of this.#made) buckets.tidy();
  }
}
