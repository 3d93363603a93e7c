import type { Refusal, Result } from '@cubarium/core';
import type { Colleagues, Hearer } from '../nodes/colleagues.ts';
import type { BusMessage, Errand } from '../ports/bus.ts';
import type { Seeker, Seekers, Wish } from './seekers.ts';

type Sought = Result<void, Refusal>;

interface SeekErrand extends Errand {
  readonly kind: 'seek';
  readonly who: Seeker;
  readonly wish: Wish;
}
interface UnseekErrand extends Errand {
  readonly kind: 'unseek';
  readonly person: string;
}
export type PairingErrand = SeekErrand | UnseekErrand;

export const isPairingErrand = (errand: Errand): errand is PairingErrand =>
  errand.kind === 'seek' || errand.kind === 'unseek';

/** Who looks for somebody at any node waits at the oldest: two who wish for the same meet there. */
export class Pairing implements Hearer {
  readonly #seekers: Seekers;
  readonly #colleagues: Colleagues;
  /** Who is connected here and waits elsewhere. */
  readonly #away = new Map<string, { readonly who: Seeker; readonly wish: Wish }>();
  /** Who waits here and is connected elsewhere, and where. */
  readonly #visiting: Map<string, number>;

  constructor(seekers: Seekers, colleagues: Colleagues, visiting: Map<string, number>) {
    this.#seekers = seekers;
    this.#colleagues = colleagues;
    this.#visiting = visiting;
    colleagues.add(this);
  }

  async seek(who: Seeker, wish: Wish): Promise<Sought> {
    const { oldest, self } = this.#colleagues;
    if (oldest === self) return this.#seekers.seek(who, wish);
    this.#away.set(who.id, { who, wish });
    const answer = await this.#colleagues.ask(oldest, { kind: 'seek', who, wish });
    // What another node answers is what it has got from its seekers. While none does, people of this one meet here.
    return answer === null ? this.#seekers.seek(who, wish) : (answer as Sought);
  }

  stop(person: string): void {
    this.#seekers.stop(person);
    if (!this.#away.delete(person)) return;
    void this.#colleagues.ask(this.#colleagues.oldest, { kind: 'unseek', person });
  }

  /** For another node. */
  async run(errand: PairingErrand, from: number): Promise<Sought | null> {
    if (errand.kind === 'unseek') {
      this.#forget(errand.person, from);
      return null;
    }
    this.#visiting.set(errand.who.id, from);
    return this.#seekers.seek(errand.who, errand.wish);
  }

  heard(_from: number, message: BusMessage): void {
    if (message.kind === 'person' && message.text?.includes('"why":"paired"'))
      this.#away.delete(message.person);
  }

  lost(node: number): void {
    for (const [person, at] of this.#visiting) if (at === node) this.#forget(person, node);
    const waiting = [...this.#away.values()];
    // Where they waited nobody may know of them any more.
    for (const { who, wish } of waiting) void this.seek(who, wish);
  }

  #forget(person: string, node: number): void {
    if (this.#visiting.get(person) !== node) return;
    this.#visiting.delete(person);
    this.#seekers.stop(person);
  }
}
