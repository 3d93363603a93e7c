import { availableParallelism } from 'node:os';
import { seededRng } from '@cubarium/core';
import type { AskBot, BotAnswer } from '@cubarium/table';
import { Tinypool } from 'tinypool';
import type { ThinkingTask } from './worker.ts';

export interface BotPoolOptions {
  /** What a bot takes for a move, about: its own idea of it is scaled, and 0 is at once. */
  readonly paceMs: number;
}

const BUDGET_MS = 400;
/** A bot that has not answered by then is given up. */
const PATIENCE_MS = 5000;
const LONGEST_QUEUE = 2000;

export class BotPool {
  readonly #pool: Tinypool;
  readonly #paceMs: number;

  constructor({ paceMs }: BotPoolOptions) {
    this.#paceMs = paceMs;
    this.#pool = new Tinypool({
      filename: new URL('./worker.ts', import.meta.url).href,
      minThreads: 0,
      maxThreads: Math.max(1, availableParallelism() - 1),
      maxQueue: LONGEST_QUEUE,
      idleTimeout: 30_000,
    });
  }

  readonly ask: AskBot = async (question) => {
    const task: ThinkingTask = { ...question, budgetMs: BUDGET_MS };
    const answer = (await this.#pool.run(task, {
      signal: AbortSignal.timeout(PATIENCE_MS),
    })) as BotAnswer | null;
    return answer && { ...answer, waitMs: this.#pause(answer.waitMs, question.key) };
  };

  close(): Promise<void> {
    return this.#pool.destroy();
  }

  /** Nobody likes an opponent who never stops to think: at least half to one and a half times the pace. */
  #pause(wanted: number, key: string): number {
    if (this.#paceMs === 0) return 0;
    const least = this.#paceMs / 2 + seededRng(key).below(Math.ceil(this.#paceMs));
    return Math.max(least, (wanted * this.#paceMs) / USUAL_PACE_MS);
  }
}

/** The pace that bots have in mind when they say how long they take. */
const USUAL_PACE_MS = 900;
