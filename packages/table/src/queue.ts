import { err } from '@cubarium/core';
import type { Answer } from './command.ts';

/** What is there already, or will be. A promise for everything would be most of the garbage of a move. */
export type Coming<T> = T | Promise<T>;

/** An answer, or the promise of one that must not hold up the queue. */
export type Reply = Answer | { readonly later: Promise<Answer> };

export type Job = () => Coming<Reply>;

/** One thing at a time, in order of arrival, and never more waiting than `longest`. */
export class SerialQueue {
  readonly #waiting: (() => void)[] = [];
  readonly #longest: number;
  readonly #onError: (error: unknown) => void;
  #busy = false;

  constructor(longest: number, onError: (error: unknown) => void) {
    this.#longest = longest;
    this.#onError = onError;
  }

  get idle(): boolean {
    return !this.#busy && this.#waiting.length === 0;
  }

  /** Null when too much is waiting already. Never rejects: a job that throws is answered as well. */
  push(job: Job): Coming<Answer> | null {
    if (this.#waiting.length >= this.#longest) return null;
    if (!this.#busy) return this.#run(job);
    return new Promise((resolve) => {
      this.#waiting.push(() => resolve(this.#run(job)));
    });
  }

  #run(job: Job): Coming<Answer> {
    this.#busy = true;
    try {
      const coming = job();
      return coming instanceof Promise ? coming.then(this.#done, this.#failed) : this.#done(coming);
    } catch (error) {
      return this.#failed(error);
    }
  }

  // Made once for a queue, and not for every job.
  /** The next job begins before this one is answered. */
  readonly #done = (reply: Reply): Coming<Answer> => {
    this.#busy = false;
    this.#waiting.shift()?.();
    return 'later' in reply ? reply.later : reply;
  };

  readonly #failed = (error: unknown): Coming<Answer> => {
    this.#onError(error);
    return this.#done(err({ code: 'internal' }));
  };
}
