import type { Colleagues, Hearer } from '../nodes/colleagues.ts';
import type { BusMessage } from '../ports/bus.ts';
import type { Limits } from './limits.ts';

/** How long what is used here goes unnoticed elsewhere. */
const TELL_EVERY_MS = 250;

/** What is used of an allowance at one node is missing at the others: another node brings no other allowance. */
export class Sharing implements Hearer {
  readonly #limits: Limits;
  readonly #colleagues: Pick<Colleagues, 'send'>;
  #used = new Map<string, Map<string, number>>();

  constructor(limits: Limits, colleagues: Pick<Colleagues, 'send'>) {
    this.#limits = limits;
    this.#colleagues = colleagues;
    limits.onUsed = (limit, key) => this.#note(limit, key);
  }

  heard(_from: number, message: BusMessage): void {
    if (message.kind !== 'used') return;
    for (const [limit, key, count] of message.used) this.#limits.charge(limit, key, count);
  }

  #note(limit: string, key: string): void {
    if (this.#used.size === 0) setTimeout(this.#tell, TELL_EVERY_MS).unref();
    const used = this.#used.get(limit) ?? new Map<string, number>();
    this.#used.set(limit, used.set(key, (used.get(key) ?? 0) + 1));
  }

  readonly #tell = (): void => {
    const used = [...this.#used].flatMap(([limit, keys]) =>
      Array.from(keys, ([key, count]) => [limit, key, count] as const),
    );
    this.#used = new Map();
    this.#colleagues.send('all', { kind: 'used', used });
  };
}
