import { availableParallelism } from 'node:os';
import type { ThinkReply, ThinkTask, Thought } from '@cubarium/bots/kit';
import { seededRng } from '@cubarium/core';
import type { AskBot, Timers } from '@cubarium/table';
import { Tinypool } from 'tinypool';
import { Thinkers } from './thinkers.ts';

export interface BotPoolOptions {
  /** What a bot takes for a move, about: its own idea of it is scaled, and 0 is at once. */
  readonly paceMs: number;
  /** Told how long each answer was waited for. */
  readonly onAnswered?: (waitedMs: number) => void;
}

/** A thread that has not answered by then hangs, and is replaced by another. */
const HANGS_MS = 20_000;

/** Bots that think in threads of their own. */
export class BotPool {
  readonly #pool: Tinypool;
  readonly #thinkers: Thinkers;
  readonly #paceMs: number;

  constructor({ paceMs, onAnswered = () => undefined }: BotPoolOptions) {
    const threads = Math.max(1, availableParallelism() - 1);
    this.#paceMs = paceMs;
    this.#pool = new Tinypool({
      filename: new URL('./worker.ts', import.meta.url).href,
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: 30_000,
    });
    this.#thinkers = new Thinkers({ threads, think: this.#think, timers: TIMERS, onAnswered });
  }

  readonly ask: AskBot = async (question) => {
    const answer = await this.#thinkers.ask(question);
    return answer && { ...answer, waitMs: this.#pause(answer.waitMs, question.key) };
  };

  close(): Promise<void> {
    this.#thinkers.stop();
    return this.#pool.destroy();
  }

  readonly #think = async (task: ThinkTask): Promise<Thought> => {
    const running = this.#pool.run(task, { signal: AbortSignal.timeout(HANGS_MS) });
    const reply = await (running as Promise<ThinkReply>);
    if ('failed' in reply) throw new Error(reply.why);
    return reply.thought;
  };

  /** Nobody likes an opponent who never stops to think: at least half to one and a half times the pace. */
  #pause(wanted: number, key: string): number {
    if (this.#paceMs === 0) return 0;
    const least = this.#paceMs / 2 + seededRng(key).below(Math.ceil(this.#paceMs));
    return Math.max(least, (wanted * this.#paceMs) / USUAL_PACE_MS);
  }
}

/** The pace that bots have in mind when they say how long they take. */
const USUAL_PACE_MS = 900;

const TIMERS: Timers = {
  now: () => performance.now(),
  after: (ms, call) => {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
};
