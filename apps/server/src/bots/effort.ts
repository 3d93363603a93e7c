import { LEVELS, THINK_MS } from '@cubarium/bots/kit';

/** What there is to do, and with how much. */
export interface Load {
  readonly waiting: number;
  readonly threads: number;
  /** How long this one has been waiting. */
  readonly waitedMs: number;
}

export interface Share {
  readonly level: string;
  readonly budgetMs: number;
}

/** Everything that waits should be done within this time. */
const TARGET_MS = 2000;
/** Who has waited for longer is served as quickly as can be. */
const LATE_MS = 3000;
/** How much the last cost counts. */
const WEIGHT = 0.1;

/** How hard bots think: as hard as they can, unless others would have to wait for it. */
export class Effort {
  readonly #costs = new Map<string, number>();

  /** What a decision took. */
  learn(game: string, level: string, ms: number): void {
    const key = `${game} ${level}`;
    const before = this.#costs.get(key) ?? ms;
    this.#costs.set(key, before + WEIGHT * (ms - before));
  }

  /** The time of each is the same part of what there is; who cannot do with it plays as a lower level would. */
  share(game: string, level: string, { waiting, threads, waitedMs }: Load): Share {
    const late = waitedMs > LATE_MS;
    const budgetMs = late ? 0 : Math.min(THINK_MS, (TARGET_MS * threads) / (waiting + 1));
    const levels = LEVELS.slice(0, LEVELS.findIndex((each) => each === level) + 1);
    const affordable = levels.findLast((each) => (this.#costs.get(`${game} ${each}`) ?? 0) <= budgetMs);
    return { level: affordable ?? levels[0] ?? level, budgetMs };
  }
}
