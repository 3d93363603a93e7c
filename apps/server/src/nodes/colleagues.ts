import type { Bus, BusMessage, BusParts, Errand } from '../ports/bus.ts';
import type { Membership } from '../ports/membership.ts';

/** A part of the server that has to do with other nodes. */
export interface Hearer {
  heard?(from: number, message: BusMessage): void;
  /** What was on its way to or from that node may be lost, and so may the node be. */
  lost?(node: number): void;
  /** A node is gone, and nobody holds its tables. */
  gone?(): void;
  /** Our lease had ended: others may hold what was held here. */
  lapsed?(): void;
}

export interface ColleaguesParts {
  readonly membership: Membership;
  readonly openBus: (parts: BusParts) => Promise<Bus>;
  /** Whether nodes hear each other. */
  readonly onBus: (isUp: boolean) => void;
  readonly onError: (error: unknown) => void;
}

type DoErrand = (errand: Errand, from: number) => Promise<unknown>;

const RENEW_MS = 1000;
const ANSWER_MS = 2000;

/** The other nodes of this database: who lives, and what they say. */
export class Colleagues {
  readonly #parts: ColleaguesParts;
  readonly #hearers: Hearer[] = [];
  readonly #asked = new Map<number, (answer: unknown) => void>();
  #bus: Bus | null = null;
  #others: readonly number[] = [];
  #asking = 0;
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;
  #doErrand: DoErrand = async () => null;

  private constructor(parts: ColleaguesParts) {
    this.#parts = parts;
  }

  static async open(parts: ColleaguesParts): Promise<Colleagues> {
    const colleagues = new Colleagues(parts);
    const { membership } = parts;
    const listener = {
      heard: (from: number, message: BusMessage) => colleagues.#heard(from, message),
      changed: (isUp: boolean) => colleagues.#busChanged(isUp),
    };
    colleagues.#bus = await parts.openBus({ self: membership.self, name: membership.name, listener });
    await colleagues.#renew();
    colleagues.send('all', { kind: 'here' });
    return colleagues;
  }

  get self(): number {
    return this.#parts.membership.self;
  }
  /** Living nodes but this one, the oldest first. */
  get others(): readonly number[] {
    return this.#others;
  }
  get isHeard(): boolean {
    return this.#bus?.isUp ?? false;
  }
  /** What one node has to do for all is done by the oldest. */
  get oldest(): number {
    return Math.min(this.self, ...this.#others);
  }

  add(hearer: Hearer): void {
    this.#hearers.push(hearer);
  }

  /** Who does for others what they ask for. */
  doErrandsBy(doErrand: DoErrand): void {
    this.#doErrand = doErrand;
  }

  send(to: number | 'all', message: BusMessage): void {
    this.#bus?.send(to, message);
  }

  /** Null when no answer came. */
  ask(node: number, errand: Errand): Promise<unknown> {
    if (!this.isHeard) return Promise.resolve(null);
    const id = ++this.#asking;
    return new Promise((resolve) => {
      const timer = setTimeout(() => settle(null), ANSWER_MS);
      const settle = (answer: unknown): void => {
        clearTimeout(timer);
        this.#asked.delete(id);
        resolve(answer);
      };
      this.#asked.set(id, settle);
      this.send(node, { kind: 'ask', id, errand });
    });
  }

  /** Lets go of everything, and tells the others. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    // Without the database the lease ends by itself.
    await this.#parts.membership.leave().catch(() => undefined);
    this.send('all', { kind: 'left' });
    // What was said in this turn goes out in the next.
    await new Promise((resolve) => setImmediate(resolve));
    await this.#bus?.close();
  }

  async #renew(): Promise<void> {
    try {
      const { others, hasLapsed } = await this.#parts.membership.renew();
      if (this.#isStopped) return;
      this.#know(others);
      if (hasLapsed) this.#lapsed();
    } catch {
      // The store tells of its own troubles; nobody can take anything meanwhile.
    }
    if (!this.#isStopped) this.#timer = setTimeout(() => void this.#renew(), RENEW_MS).unref();
  }

  #know(others: readonly number[]): void {
    const gone = this.#others.filter((node) => !others.includes(node));
    this.#others = others;
    for (const node of gone) this.#lost(node);
    if (gone.length > 0) for (const hearer of this.#hearers) hearer.gone?.();
  }

  #lapsed(): void {
    for (const node of this.#others) this.#lost(node);
    this.send('all', { kind: 'here' });
    for (const hearer of this.#hearers) hearer.lapsed?.();
  }

  #heard(from: number, message: BusMessage): void {
    if (this.#isStopped) return;
    switch (message.kind) {
      case 'here':
        this.#lost(from);
        if (!this.#others.includes(from)) this.#others = [...this.#others, from];
        break;
      case 'left':
        return this.#know(this.#others.filter((node) => node !== from));
      case 'ask':
        return void this.#answer(from, message.id, message.errand);
      case 'answer':
        return this.#asked.get(message.id)?.(message.answer);
      default:
    }
    for (const hearer of this.#hearers) hearer.heard?.(from, message);
  }

  async #answer(to: number, id: number, errand: Errand): Promise<void> {
    try {
      this.send(to, { kind: 'answer', id, answer: await this.#doErrand(errand, to) });
    } catch (error) {
      // Who asked waits in vain, and asks again.
      this.#parts.onError(error);
    }
  }

  #busChanged(isUp: boolean): void {
    if (this.#isStopped) return;
    this.#parts.onBus(isUp);
    if (isUp) this.send('all', { kind: 'here' });
    // When it is back as well: whatever began meanwhile was heard by nobody, and others may have been back before us.
    for (const node of this.#others) this.#lost(node);
  }

  #lost(node: number): void {
    for (const hearer of this.#hearers) hearer.lost?.(node);
  }
}
