import type { Database } from './store/database.ts';

const BUSY_MS = 1000;
const QUIET_MS = 60_000;

/**
 * The clock of all tables: it never goes back, does not jump with the machine's clock, and stands still while the
 * server does, so that nobody loses a race or a day's thinking because of a restart.
 */
export class ServerTime {
  readonly #database: Database;
  readonly #isBusy: () => boolean;
  readonly #from: number;
  readonly #since = performance.now();
  #timer: NodeJS.Timeout | undefined;

  constructor(database: Database, isBusy: () => boolean) {
    this.#database = database;
    this.#isBusy = isBusy;
    const found = database.get(`SELECT value FROM meta WHERE key = 'time'`);
    const time = Number(found?.value);
    this.#from = Number.isFinite(time) ? time : Date.now();
    this.#beat();
  }

  readonly now = (): number => Math.floor(this.#from + performance.now() - this.#since);

  /** Writes down how late it is; at most this much is relived after a crash. */
  save(): Promise<void> {
    return this.#database.write([['saveMeta', 'time', this.now()]]);
  }

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
      this.#isBusy() ? BUSY_MS : QUIET_MS,
    ).unref();
  }
}
