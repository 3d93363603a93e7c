import { Worker } from 'node:worker_threads';
import type { CheckpointerData } from './checkpointer.ts';

export interface CheckpointsParts {
  readonly file: string;
  /** How long the log gets before it is folded back. */
  readonly pages: number;
  /** Nearly all of the log is in the file: what has come since is little, and the log can begin anew. */
  readonly onFolded: () => void;
  readonly onError: (error: Error) => void;
}

/**
 * Keeps the write-ahead log short. To copy it back takes tens of milliseconds, in which the writer could sync
 * nothing: so another thread does it while the writer goes on, and only what was appended meanwhile is left.
 */
export class Checkpoints {
  readonly #pages: number;
  readonly #worker: Worker;
  #busy = false;

  constructor({ file, pages, onFolded, onError }: CheckpointsParts) {
    this.#pages = pages;
    const data: CheckpointerData = { file };
    this.#worker = new Worker(new URL('./checkpointer.ts', import.meta.url), {
      workerData: data,
      resourceLimits: { maxYoungGenerationSizeMb: 1 },
    });
    this.#worker.on('message', () => {
      this.#busy = false;
      onFolded();
    });
    this.#worker.on('error', onError);
  }

  /** Told after every batch how long the log is. */
  grown(pages: number): void {
    if (this.#busy || pages < this.#pages) return;
    this.#busy = true;
    this.#worker.postMessage('fold');
  }

  async close(): Promise<void> {
    const ended = new Promise((resolve) => this.#worker.once('exit', resolve));
    this.#worker.postMessage(null);
    await ended;
  }
}
