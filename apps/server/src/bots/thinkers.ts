import type { ThinkTask, Thought } from '@cubarium/bots/kit';
import { NoTime, type AskBot, type BotAnswer, type BotQuestion, type Timers } from '@cubarium/table';
import { Effort } from './effort.ts';
import { FairQueue } from './fair-queue.ts';

export interface ThinkersParts {
  readonly threads: number;
  /** Thinks in a thread; never asked for more at once than there are threads. */
  readonly think: (task: ThinkTask) => Promise<Thought>;
  readonly timers: Timers;
  /** Told how long each was waited for. */
  readonly onAnswered: (waitedMs: number) => void;
}

/** Nobody waits longer for a bot: then it does anything that is allowed. */
export const PATIENCE_MS = 4500;

/** A question, and who waits for its answer. */
class Waiting {
  readonly question: BotQuestion;
  readonly since: number;
  readonly answered: Promise<BotAnswer | null>;
  #settle: ((answer: BotAnswer | null) => void) | null = null;
  #fail: ((error: unknown) => void) | null = null;

  constructor(question: BotQuestion, since: number) {
    this.question = question;
    this.since = since;
    this.answered = new Promise((resolve, reject) => {
      this.#settle = resolve;
      this.#fail = reject;
    });
  }

  /** What comes after the first has no effect: a thread may answer somebody who has stopped waiting. */
  settle(answer: BotAnswer | null): void {
    this.#settle?.(answer);
  }
  fail(error: unknown): void {
    this.#fail?.(error);
  }
}

/** Hands what bots are asked to a few threads: fair between tables, and quicker the more there is to do. */
export class Thinkers {
  readonly #parts: ThinkersParts;
  readonly #queue = new FairQueue<Waiting>();
  readonly #effort = new Effort();
  readonly #alarms = new Set<() => void>();
  #busy = 0;

  constructor(parts: ThinkersParts) {
    this.#parts = parts;
  }

  readonly ask: AskBot = async (question) => {
    const { timers, onAnswered } = this.#parts;
    const waiting = new Waiting(question, timers.now());
    const cancel = timers.after(PATIENCE_MS, () => {
      this.#queue.remove(question.table, waiting);
      waiting.fail(new NoTime());
    });
    this.#alarms.add(cancel);
    this.#queue.add(question.table, waiting);
    this.#work();
    try {
      return await waiting.answered;
    } finally {
      cancel();
      this.#alarms.delete(cancel);
      onAnswered(timers.now() - waiting.since);
    }
  };

  /** Nobody is waited for any more. */
  stop(): void {
    for (const cancel of this.#alarms) cancel();
    this.#alarms.clear();
  }

  #work(): void {
    while (this.#busy < this.#parts.threads) {
      const waiting = this.#queue.next();
      if (!waiting) return;
      this.#busy++;
      void this.#think(waiting);
    }
  }

  async #think(waiting: Waiting): Promise<void> {
    const { threads, think, timers } = this.#parts;
    const { question, since } = waiting;
    const load = { waiting: this.#queue.size, threads, waitedMs: timers.now() - since };
    const share = this.#effort.share(question.game, question.level, load);
    try {
      const { answer, tookMs } = await think({ ...question, ...share });
      this.#effort.learn(question.game, share.level, tookMs);
      waiting.settle(answer);
    } catch (error) {
      waiting.fail(error);
    }
    this.#busy--;
    this.#work();
  }
}
