import { dirname, join } from 'node:path';
import type { Database } from './store/database.ts';
import { BEAT_FILE } from './store/folder.ts';
import { LastBeat } from './store/last-beat.ts';

const BUSY_MS = 1000;
const QUIET_MS = 60_000;

const LOST =
  'the data is older than what had been synced: its log was cut, or an older copy was put in its place. What was acknowledged since is lost';

export interface ServerTimeParts {
  readonly database: Database;
  readonly isBusy: () => boolean;
  /** Told, in a sentence, that the data is not what it should be. */
  readonly warn: (sentence: string) => void;
}

/**
 * The clock of all tables: it never goes back, does not jump with the machine's clock, and stands still while the
 * server does, so that nobody loses a race or a day's thinking because of a restart.
 */
export class ServerTime {
  readonly #database: Database;
  readonly #isBusy: () => boolean;
  readonly #from: number;
  readonly #since = performance.now();
  readonly #lastBeat: LastBeat;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor({ database, isBusy, warn }: ServerTimeParts) {
    this.#database = database;
    this.#isBusy = isBusy;
    const found = database.get(`SELECT value FROM meta WHERE key = 'time'`);
    const time = Number(found?.value);
    this.#from = Number.isFinite(time) ? time : Date.now();
    this.#lastBeat = new LastBeat(join(dirname(database.file), BEAT_FILE));
    if (this.#lastBeat.isLaterThan(Number.isFinite(time) ? time : 0)) warn(LOST);
    this.#beat();
  }

  readonly now = (): number => Math.floor(this.#from + performance.now() - this.#since);

  /** Writes down how late it is; at most this much is relived after a crash. */
  async save(): Promise<void> {
    const now = this.now();
    await this.#database.write([['saveMeta', 'time', now]]);
    if (!this.#stopped) this.#lastBeat.save(now);
  }

  /** No beat after this one; the last is still to be saved. */
  stop(): void {
    clearTimeout(this.#timer);
  }

  close(): void {
    this.#stopped = true;
    this.#lastBeat.close();
  }

  #beat(): void {
    this.#timer = setTimeout(
      () => {
        // A disk that fails is noticed by the tables; the clock goes on.
        this.save().catch(() => undefined);
        this.#beat();
      },
      this.#isBusy() ? BUSY_MS : QUIET_MS,
    ).unref();
  }
}
