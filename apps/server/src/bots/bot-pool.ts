import { availableParallelism } from 'node:os';
import { seededRng } from '@cubarium/core';
import type { AskBot, BotAnswer } from '@cubarium/table';
import { Tinypool } from 'tinypool';
import type { ThinkingTask } from './worker.ts';

export interface BotPoolOptions {
  /** What a bot takes at least for a move, on average: 0 for tests. */
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
    return answer && { ...answer, waitMs: Math.max(answer.waitMs, this.#pause(question.key)) };
  };

  close(): Promise<void> {
    return this.#pool.destroy();
  }

  /** Nobody likes an opponent who never stops to think: half to one and a half times the pace. */
  #pause(key: string): number {
    return this.#paceMs === 0 ? 0 : this.#paceMs / 2 + seededRng(key).below(this.#paceMs);
  }
}
