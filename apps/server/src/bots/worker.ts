// A thread in which bots think, so that tables never wait for them.
import { LEVELS, type Level } from '@cubarium/bots/kit';
import { loadGame } from '@cubarium/catalogue';
import { seededRng } from '@cubarium/core';
import type { BotAnswer, BotQuestion } from '@cubarium/table';

export interface ThinkingTask extends BotQuestion {
  readonly budgetMs: number;
}

const isLevel = (level: string): level is Level => LEVELS.some((known) => known === level);

export default async function think(task: ThinkingTask): Promise<BotAnswer | null> {
  const game = await loadGame(task.game);
  if (!game || !isLevel(task.level)) throw new Error(`no bot of level ${task.level} for ${task.game}`);
  const until = performance.now() + task.budgetMs;
  return game.bots.bot(task.level).choose({
    state: task.state,
    seat: task.seat,
    at: task.at,
    rng: seededRng(task.key),
    shouldStop: () => performance.now() >= until,
  });
}
