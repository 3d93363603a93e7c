// A thread in which bots think, so that tables never wait for them.
import { LEVELS, type Level } from '@cubarium/bots/kit';
import { loadGame, provideAssets, type LoadedGame } from '@cubarium/catalogue';
import { seededRng } from '@cubarium/core';
import { readAsset } from './assets.ts';
import type { ThinkingTask, Thought } from './thinkers.ts';

const isLevel = (level: string): level is Level => LEVELS.some((known) => known === level);

const games = new Map<string, Promise<LoadedGame | null>>();

/** A game with its tables, loaded once a thread. */
async function load(id: string): Promise<LoadedGame | null> {
  const game = await loadGame(id);
  if (game) await provideAssets(game, readAsset);
  return game;
}

export default async function think(task: ThinkingTask): Promise<Thought> {
  const loading = games.get(task.game) ?? load(task.game);
  games.set(task.game, loading);
  const game = await loading;
  if (!game || !isLevel(task.level)) throw new Error(`no bot of level ${task.level} for ${task.game}`);
  const since = performance.now();
  const answer = game.bots.bot(task.level).choose({
    state: task.state,
    seat: task.seat,
    at: task.at,
    rng: seededRng(task.key),
    shouldStop: () => performance.now() >= since + task.budgetMs,
  });
  return { answer, tookMs: performance.now() - since };
}
