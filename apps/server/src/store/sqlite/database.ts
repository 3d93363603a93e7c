import { join } from 'node:path';
import { DatabaseSync, type SQLOutputValue, type StatementSync } from 'node:sqlite';
import type { Worker } from 'node:worker_threads';
import type { Batch, Op, Value } from './schema.ts';
import { Checkpoints } from './checkpoints.ts';
import { Unavailable, Unreadable } from '../../ports/failures.ts';
import { StoreHealth } from '../../ports/health.ts';
import { DATABASE_FILE, prepareFolder, takeLock } from './folder.ts';
import { startWriter } from './start-writer.ts';
import { atStart, isOfDisk, sqliteTrouble, whyUnusable, type Trouble } from './trouble.ts';
import type { LogLength, WriterAnswer, WriterMessage } from './writer.ts';

/** What is known about a batch that is on the disk. */
export interface Synced {
  readonly ops: number;
  readonly ms: number;
  readonly log: LogLength;
}

export interface DatabaseOptions {
  readonly folder: string;
  /** How long the write-ahead log gets; 0 for as long as it likes (tests that cut it). */
  readonly checkpointPages?: number;
  /** How long another program may hold the file before that counts as a failing disk. */
  readonly busyMs?: number;
  readonly onSynced?: (synced: Synced) => void;
  /** Told, in a sentence, what is not as it should be and can wait. */
  readonly warn?: (sentence: string) => void;
}

/** What a query finds. */
export type Found = Record<string, SQLOutputValue>;

interface Pending {
  readonly batch: Batch;
  readonly done: Promise<void>;
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

function newPending(): Pending {
  let resolve = (): void => undefined;
  let reject = (_error: Error): void => undefined;
  const done = new Promise<void>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  // A batch that nobody waits for may fail quietly.
  done.catch(() => undefined);
  return { batch: { names: [], values: [] }, done, resolve, reject };
}

/** Somewhat more than a move needs: a disk that has just room for one is still full. */
const PROBE: readonly Op[] = [['saveMeta', 'probe', 'x'.repeat(65_536)]];
const PROBED: readonly Op[] = [['saveMeta', 'probe', '']];
const DISK_FAILS = 'the disk takes nothing at the moment';

/** For who may not be waiting. */
function refused(why: Error): Promise<never> {
  const promise = Promise.reject(why);
  promise.catch(() => undefined);
  return promise;
}

const CHECKPOINT_PAGES = 4000;
const BUSY_MS = 5000;

/**
 * One file, one writer. What arrives while the disk is busy goes into the next transaction together, so the more
 * there is to do, the more of it shares a sync.
 */
export class Database {
  readonly reader: DatabaseSync;
  readonly file: string;
  readonly #writer: Worker;
  readonly #lock: DatabaseSync;
  readonly #prepared = new Map<string, StatementSync>();
  readonly #checkpoints: Checkpoints | null;
  readonly #onSynced: (synced: Synced) => void;
  readonly #health: StoreHealth<Trouble>;
  #next: Pending = newPending();
  #writing: Pending | null = null;
  #scheduled = false;
  #started = 0;
  #gone: Error | null = null;
  #onDisk: (trouble: Trouble | null) => void = () => undefined;

  private constructor(parts: { file: string; lock: DatabaseSync; writer: Worker; options: DatabaseOptions }) {
    this.reader = new DatabaseSync(parts.file, { readOnly: true });
    this.file = parts.file;
    this.#lock = parts.lock;
    this.#writer = parts.writer;
    const pages = parts.options.checkpointPages ?? CHECKPOINT_PAGES;
    const told = {
      onFolded: () => this.#tell('fold'),
      onError: (error: Error) => this.#lost(error),
    };
    this.#checkpoints = pages === 0 ? null : new Checkpoints({ file: parts.file, pages, ...told });
    this.#onSynced = parts.options.onSynced ?? (() => undefined);
    this.#health = new StoreHealth({
      probe: () => this.#add(PROBE).then(() => this.#add(PROBED)),
      onChange: (trouble) => this.#onDisk(trouble),
    });
    this.#writer.on('message', (answer: WriterAnswer) => this.#written(answer));
    this.#writer.on('error', (error: Error) => this.#lost(error));
    this.#writer.on('exit', () => this.#lost(new Error('the writer ended')));
  }

  static async open(options: DatabaseOptions): Promise<Database> {
    const { folder, warn = () => undefined } = options;
    for (const path of prepareFolder(folder))
      warn(`${path} belongs to somebody else: who may read it stays as it is`);
    const lock = takeLock(folder);
    const file = join(folder, DATABASE_FILE);
    let writer: Worker | null = null;
    try {
      writer = await startWriter({ file, busyMs: options.busyMs ?? BUSY_MS });
      return new Database({ file, lock, writer, options });
    } catch (error) {
      await writer?.terminate();
      lock.close();
      throw atStart(error, file);
    }
  }

  /** False while the disk takes nothing: whoever writes is refused, and the disk is tried now and then. */
  get isWritable(): boolean {
    return this.#health.trouble === null;
  }

  /** Tells when writing begins to fail, and with null when it works again. */
  watchDisk(listener: (trouble: Trouble | null) => void): void {
    this.#onDisk = listener;
  }

  /** Resolves when all of it is safe on the disk, or rejects and none of it is there. */
  write(ops: readonly Op[]): Promise<void> {
    return this.isWritable ? this.#add(ops) : refused(new Unavailable(DISK_FAILS));
  }

  #add(ops: readonly Op[]): Promise<void> {
    if (this.#gone) return refused(this.#gone);
    const { batch, done } = this.#next;
    for (const op of ops) {
      batch.names.push(op[0]);
      for (let i = 1; i < op.length; i++) batch.values.push(op[i] ?? null);
    }
    // Everything that arrives in this turn of the event loop belongs to the same batch.
    if (!this.#scheduled && !this.#writing) {
      this.#scheduled = true;
      setImmediate(() => this.#flush());
    }
    return done;
  }

  /** When everything that has been handed over by now is on the disk, or has failed. */
  async drained(): Promise<void> {
    const pending = [this.#writing, this.#next].filter((each) => each !== null);
    const busy = pending.filter((each) => each.batch.names.length > 0);
    await Promise.allSettled(busy.map((each) => each.done));
  }

  get(sql: string, ...values: Value[]): Found | undefined {
    try {
      return this.#statement(sql).get(...values);
    } catch (error) {
      throw this.#whyUnread(error);
    }
  }

  all(sql: string, ...values: Value[]): readonly Found[] {
    try {
      return this.#statement(sql).all(...values);
    } catch (error) {
      throw this.#whyUnread(error);
    }
  }

  #statement(sql: string): StatementSync {
    const known = this.#prepared.get(sql) ?? this.reader.prepare(sql);
    this.#prepared.set(sql, known);
    return known;
  }

  #whyUnread(error: unknown): unknown {
    const trouble = sqliteTrouble(error);
    return trouble === null ? error : new Unreadable(whyUnusable(trouble, this.file), trouble === 'corrupt');
  }

  async close(): Promise<void> {
    await this.drained();
    this.#health.stop();
    this.#gone = new Unavailable('the database is closed');
    await this.#checkpoints?.close();
    // Who closes last folds the log back and takes it away: that has to be the writer.
    this.reader.close();
    const ended = new Promise((resolve) => this.#writer.once('exit', resolve));
    this.#tell(null);
    await ended;
    this.#lock.close();
  }

  #flush(): void {
    this.#scheduled = false;
    if (this.#writing || this.#next.batch.names.length === 0 || this.#gone) return;
    this.#writing = this.#next;
    this.#next = newPending();
    this.#started = performance.now();
    this.#tell(this.#writing.batch);
  }

  #tell(message: WriterMessage): void {
    this.#writer.postMessage(message);
  }

  #written(answer: WriterAnswer): void {
    const written = this.#writing;
    this.#writing = null;
    if (answer.kind === 'written') {
      const ops = written?.batch.names.length ?? 0;
      this.#onSynced({ ops, ms: performance.now() - this.#started, log: answer.log });
      this.#checkpoints?.grown(answer.log.pages);
      written?.resolve();
    } else if (answer.kind === 'failed') this.#failed(written, answer);
    if (this.#next.batch.names.length > 0) this.#flush();
  }

  #failed(written: Pending | null, { message, trouble }: Extract<WriterAnswer, { kind: 'failed' }>): void {
    if (!isOfDisk(trouble)) return written?.reject(new Error(message));
    this.#health.failed(trouble);
    // What waits would fail as well, one batch after the other.
    const waiting = this.#next;
    this.#next = newPending();
    for (const pending of [written, waiting]) pending?.reject(new Unavailable(message));
  }

  #lost(error: Error): void {
    if (!this.#gone) this.#health.gone('ioError');
    this.#gone ??= new Unavailable(error.message);
    const lost = [this.#writing, this.#next];
    this.#writing = null;
    this.#next = newPending();
    for (const pending of lost) pending?.reject(this.#gone);
  }
}
