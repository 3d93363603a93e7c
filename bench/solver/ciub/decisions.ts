import { assets, bots } from '@cubarium/bots/ciub';
import { LEVELS, nodeBudget, playMatch, type Bot } from '@cubarium/bots/kit';
import { provideAssets } from '@cubarium/catalogue';
import { seededRng } from '@cubarium/core';
import { ciub, type CiubState, type SeatAction } from '@cubarium/games/ciub';
import { readAsset } from '@cubarium/server/assets';
import { print, quantile } from '../figures.ts';

const NODES = 1000;

const GAMES = 10;
const SEED = 'solver';
/** A level stops playing after so long. */
const LEVEL_MS = 12_000;

/** Milliseconds a decision, from whole games of two seats of the same level; the best level first. */
export async function measureDecisions(): Promise<void> {
  await provideAssets({ assets }, readAsset);
  for (const level of LEVELS.toReversed()) {
    const times: number[] = [];
    const bot = watched(bots.bot(level), times);
    const until = performance.now() + LEVEL_MS;
    for (let game = 0; game < GAMES && performance.now() < until; game++)
      play(bot, `${SEED} ${level} ${game}`);
    const common = { unit: 'ms', n: times.length, seed: SEED };
    print({ figure: `bot.${level}.p50`, value: quantile(times, 0.5), ...common });
    print({ figure: `bot.${level}.p95`, value: quantile(times, 0.95), ...common });
  }
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
