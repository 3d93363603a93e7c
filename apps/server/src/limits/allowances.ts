import type { Buckets, Limits } from './limits.ts';
import type { Rate } from './token-bucket.ts';

/** What a person may do, over however many connections. */
const RATES = {
  message: { perSecond: 30, burst: 90 },
  join: { perSecond: 2, burst: 20 },
  /** Each change of a seat is written to the disk and told to everybody. */
  seat: { perSecond: 2, burst: 60 },
  chat: { perSecond: 0.5, burst: 5 },
  emote: { perSecond: 1, burst: 4 },
  live: { perSecond: 15, burst: 30 },
  export: { perSecond: 0.05, burst: 3 },
  /** Each may make a table for two. */
  seek: { perSecond: 0.2, burst: 10 },
  /** Each makes a table: nobody finishes games so fast. */
  rematch: { perSecond: 0.02, burst: 20 },
  block: { perSecond: 0.2, burst: 20 },
  /** Somebody has to read each of them. */
  report: { perSecond: 1 / 600, burst: 5 },
} as const satisfies Record<string, Rate>;
export type Deed = keyof typeof RATES;

/** What everybody behind one address may do together: a club of thirty that comes in at once, and races. */
const FROM_ONE_ADDRESS = {
  message: { perSecond: 600, burst: 2400 },
  join: { perSecond: 5, burst: 100 },
  chat: { perSecond: 3, burst: 30 },
  seek: { perSecond: 1, burst: 60 },
  newcomer: { perSecond: 0.2, burst: 60 },
  table: { perSecond: 0.5, burst: 60 },
  /** Codes are short: who tries them out must not get far. */
  code: { perSecond: 0.2, burst: 20 },
  report: { perSecond: 1 / 120, burst: 20 },
} as const satisfies Record<string, Rate>;

type Shared = keyof typeof FROM_ONE_ADDRESS;
const isShared = (deed: Deed | Shared): deed is Shared => deed in FROM_ONE_ADDRESS;

export interface Allowance {
  /** False when it is too much. */
  may(deed: Deed): boolean;
}

/** Who may do how much. It is remembered for as long as it makes a difference: coming back does not help. */
export class Allowances {
  readonly #deeds: Readonly<Record<Deed, Buckets>>;
  readonly #addresses: Readonly<Record<Shared, Buckets>>;
  #strangers = 0;

  constructor(limits: Limits) {
    this.#deeds = {
      message: limits.buckets(RATES.message, 'person message'),
      join: limits.buckets(RATES.join, 'person join'),
      seat: limits.buckets(RATES.seat, 'person seat'),
      chat: limits.buckets(RATES.chat, 'person chat'),
      emote: limits.buckets(RATES.emote, 'person emote'),
      live: limits.buckets(RATES.live, 'person live'),
      export: limits.buckets(RATES.export, 'person export'),
      rematch: limits.buckets(RATES.rematch, 'person rematch'),
      seek: limits.buckets(RATES.seek, 'person seek'),
      block: limits.buckets(RATES.block, 'person block'),
      report: limits.buckets(RATES.report, 'person report'),
    };
    this.#addresses = {
      message: limits.buckets(FROM_ONE_ADDRESS.message, 'address message'),
      join: limits.buckets(FROM_ONE_ADDRESS.join, 'address join'),
      chat: limits.buckets(FROM_ONE_ADDRESS.chat, 'address chat'),
      seek: limits.buckets(FROM_ONE_ADDRESS.seek, 'address seek'),
      newcomer: limits.buckets(FROM_ONE_ADDRESS.newcomer, 'address newcomer'),
      table: limits.buckets(FROM_ONE_ADDRESS.table, 'address table'),
      code: limits.buckets(FROM_ONE_ADDRESS.code, 'address code'),
      report: limits.buckets(FROM_ONE_ADDRESS.report, 'address report'),
    };
  }

  /** `person` is null for a stranger, who has nothing in common with other strangers but the address. */
  of(person: string | null, address: string): Allowance {
    const key = person ?? `stranger ${this.#strangers++}`;
    return {
      may: (deed) => this.#deeds[deed].may(key) && (!isShared(deed) || this.mayFrom(address, deed)),
    };
  }

  /** False when it is too much for one address, whoever is behind it. */
  mayFrom(address: string, deed: Shared): boolean {
    return this.#addresses[deed].may(address);
  }
}
