import { readFile } from 'node:fs/promises';
import { assets, bots } from '@cubarium/bots/ciub';
import { LEVELS, nodeBudget, playMatch, type Bot, type Level } from '@cubarium/bots/kit';
import { provideAssets } from '@cubarium/catalogue';
import { seededRng } from '@cubarium/core';
import { ciub, type CiubState, type SeatAction } from '@cubarium/games/ciub';

const NODES = 1000;

/** Hands the tables to the bots; one that is missing is done without, and said so. */
export const provideTables = (): Promise<void> =>
  provideAssets({ assets }, async (file) => {
    try {
      const bytes = await readFile(new URL(import.meta.resolve(`@cubarium/bots/tables/${file}`)));
      return new Uint8Array(bytes).buffer;
    } catch {
      console.error(`no table ${file}`);
      return null;
    }
  });

interface LevelTimes {
  readonly level: Level;
  readonly p50: number;
  readonly p95: number;
}

/** Milliseconds a decision, from whole games of two seats of the same level. */
export function decisionTimes(games: number, seed: string): readonly LevelTimes[] {
  return LEVELS.map((level) => {
    const times: number[] = [];
    const bot = watched(bots.bot(level), times);
    for (let game = 0; game < games; game++) play(bot, `${seed} ${level} ${game}`);
    times.sort((a, b) => a - b);
    const quantile = (share: number): number => times[Math.floor(times.length * share)] ?? 0;
    return { level, p50: quantile(0.5), p95: quantile(0.95) };
  });
}

const watched = (bot: Bot<CiubState, SeatAction>, times: number[]): Bot<CiubState, SeatAction> => ({
  choose(request) {
    const started = performance.now();
    const choice = bot.choose(request);
    times.push(performance.now() - started);
    return choice;
  },
});

function play(bot: Bot<CiubState, SeatAction>, seed: string): void {
  const options = ciub.parseOptions({ seats: 2 });
  if (!options.ok) throw new Error(JSON.stringify(options.error));
  playMatch(ciub, ciub.setup(options.value), {
    bots: [bot, bot],
    dice: seededRng(`${seed} dice`),
    rng: seededRng(`${seed} bots`),
    budget: () => nodeBudget(NODES),
  });
}
