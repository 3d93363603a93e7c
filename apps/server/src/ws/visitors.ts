import type { Hub } from './hub.ts';
import type { TokenBucket } from './token-bucket.ts';

/** How many connections each person, or each address, has. */
export class Attendants {
  readonly #counts = new Map<string, number>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  get size(): number {
    return this.#counts.size;
  }

  /** False when there are too many already. */
  enter(key: string): boolean {
    const count = this.#counts.get(key) ?? 0;
    if (count >= this.#most) return false;
    this.#counts.set(key, count + 1);
    return true;
  }

  leave(key: string): void {
    const left = (this.#counts.get(key) ?? 1) - 1;
    if (left > 0) this.#counts.set(key, left);
    else this.#counts.delete(key);
  }
}

const KNOCKS = { perSecond: 10, burst: 120 };

/** How often an address may ask to be let in: a household may come at once, nobody may come all the time. */
export class Knocks {
  readonly #hub: Hub;
  readonly #buckets = new Map<string, TokenBucket>();

  constructor(hub: Hub) {
    this.#hub = hub;
  }

  may(address: string): boolean {
    const bucket = this.#buckets.get(address) ?? this.#hub.bucket(KNOCKS);
    this.#buckets.set(address, bucket);
    return bucket.take(this.#hub.now());
  }

  /** Forgets who has not knocked for a while. */
  tidy(): void {
    const now = this.#hub.now();
    for (const [address, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(address);
  }
}
