import { TIME, type LastBeat, type Meta } from './ports/stores.ts';

const BUSY_MS = 1000;
const QUIET_MS = 60_000;

const LOST =
  'the data is older than what had been synced: its log was cut, or an older copy was put in its place. What was acknowledged since is lost';

export interface ServerTimeParts {
  readonly meta: Meta;
  /** Null for a store that would not lose what it has synced. */
  readonly lastBeat: LastBeat | null;
  readonly isBusy: () => boolean;
  /** The clock that nodes share; null for a server that goes by its own. */
  readonly clock: (() => number) | null;
  /** Told, in a sentence, that the data is not what it should be. */
  readonly warn: (sentence: string) => void;
}

/**
 * The clock of all tables: it never goes back, does not jump with the machine's clock, and stands still while the
 * server does, so that nobody loses a race or a day's thinking because of a restart.
 */
export class ServerTime {
  readonly #parts: ServerTimeParts;
  #timer: NodeJS.Timeout | undefined;

  private constructor(parts: ServerTimeParts, from: number) {
    this.#parts = parts;
    const since = performance.now();
    this.now = parts.clock ?? (() => Math.floor(from + performance.now() - since));
    this.#beat();
  }

  static async open(parts: ServerTimeParts): Promise<ServerTime> {
    const stored = Number.parseFloat((await parts.meta.read(TIME)) ?? '');
    const isKnown = Number.isFinite(stored);
    if (parts.lastBeat?.isLaterThan(isKnown ? stored : 0)) parts.warn(LOST);
    return new ServerTime(parts, isKnown ? stored : Date.now());
  }

  readonly now: () => number;

  /** Writes down how late it is; at most this much is relived after a crash. */
  async save(): Promise<void> {
    const now = this.now();
    await this.#parts.meta.write(TIME, String(now));
    this.#parts.lastBeat?.save(now);
  }

  /** No beat after this one; the last is still to be saved. */
  stop(): void {
    clearTimeout(this.#timer);
  }

  #beat(): void {
    this.#timer = setTimeout(
      () => {
        // A disk that fails is noticed by the tables; the clock goes on.
        this.save().catch(() => undefined);
        this.#beat();
      },
      this.#parts.isBusy() ? BUSY_MS : QUIET_MS,
    ).unref();
  }
}
