import { createClient } from '@redis/client';
import { StartError } from '../base/start-error.ts';
import type { Bus, BusMessage, BusParts } from '../ports/bus.ts';

const LONGEST_PAUSE_MS = 500;
const CONNECT_MS = 3000;

type RedisClient = ReturnType<typeof clientOf>;

const clientOf = (url: string) =>
  createClient({
    url,
    pingInterval: 10_000,
    socket: {
      connectTimeout: CONNECT_MS,
      reconnectStrategy: (tries) => Math.min(50 * 2 ** Math.min(tries, 8), LONGEST_PAUSE_MS),
    },
  });

/** A bus by Redis: a channel a node, and one for all. Nothing is kept there. */
export class RedisBus implements Bus {
  readonly #parts: BusParts;
  readonly #speaking: RedisClient;
  readonly #hearing: RedisClient;
  /** What was said in this turn goes together. */
  #waiting = new Map<number | 'all', BusMessage[]>();
  #isUp = false;
  #isSubscribed = false;

  private constructor(url: string, parts: BusParts) {
    this.#parts = parts;
    this.#speaking = clientOf(url);
    this.#hearing = clientOf(url);
    for (const client of [this.#speaking, this.#hearing]) {
      // That it is away is told by `changed`, once.
      client.on('error', () => this.#look());
      client.on('ready', () => this.#look());
      client.on('end', () => this.#look());
      client.on('reconnecting', () => this.#look());
    }
  }

  /** Rejects, in a sentence, when there is no bus at this address. */
  static async open(url: string, parts: BusParts): Promise<RedisBus> {
    const bus = new RedisBus(url, parts);
    try {
      await within(CONNECT_MS, bus.#connect());
      return bus;
    } catch {
      await bus.close();
      throw new StartError(`Redis at ${placeOf(url)} does not answer.`);
    }
  }

  get isUp(): boolean {
    return this.#isUp;
  }

  send(to: number | 'all', message: BusMessage): void {
    if (!this.#isUp) return;
    const waiting = this.#waiting.get(to);
    if (waiting) return void waiting.push(message);
    if (this.#waiting.size === 0) queueMicrotask(this.#flush);
    this.#waiting.set(to, [message]);
  }

  async close(): Promise<void> {
    this.#isSubscribed = false;
    this.#isUp = false;
    for (const client of [this.#speaking, this.#hearing]) {
      client.removeAllListeners('ready');
      if (client.isReady) await client.close().catch(() => undefined);
      else client.destroy();
    }
  }

  async #connect(): Promise<void> {
    await Promise.all([this.#speaking.connect(), this.#hearing.connect()]);
    const { self } = this.#parts;
    await this.#hearing.subscribe([this.#channel(self), this.#channel('all')], this.#hear);
    // From now on the client sees to it itself, whenever it connects anew.
    this.#isSubscribed = true;
    this.#look();
  }

  readonly #flush = (): void => {
    const waiting = this.#waiting;
    this.#waiting = new Map();
    for (const [to, messages] of waiting)
      this.#speaking
        .publish(this.#channel(to), JSON.stringify([this.#parts.self, gathered(messages)]))
        .catch(() => undefined);
  };

  readonly #hear = (text: string): void => {
    // Only nodes write to our channels.
    const [from, messages] = JSON.parse(text) as readonly [number, readonly BusMessage[]];
    if (from === this.#parts.self) return;
    for (const message of messages) this.#parts.listener.heard(from, message);
  };

  #look(): void {
    const isUp = this.#isSubscribed && this.#speaking.isReady && this.#hearing.isReady;
    if (isUp === this.#isUp) return;
    this.#isUp = isUp;
    this.#parts.listener.changed(isUp);
  }

  #channel(of: number | 'all'): string {
    return `cubarium:${this.#parts.name}:${of}`;
  }
}

/** What many lines are told, one after the other, is sent once. */
function gathered(messages: readonly BusMessage[]): readonly BusMessage[] {
  const all: BusMessage[] = [];
  for (const message of messages) {
    const last = all.at(-1);
    if (message.kind === 'tell' && last?.kind === 'tell' && last.text === message.text)
      all[all.length - 1] = { ...last, lines: [...last.lines, ...message.lines] };
    else all.push(message);
  }
  return all;
}

async function within(ms: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('timeout')), ms);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}

const placeOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : 'REDIS_URL');
