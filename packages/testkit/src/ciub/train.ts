// Trains a network for the value function of Ciúb by temporal differences, and lets an expert that judges by it play
// real games for two against the expert there is: `npm run train:ciub -- [games in thought] [real games] [seed]`. One
// thread; the same seed gives the same network, which is written to .cache/ciub-network.json.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { assets, bots } from '@cubarium/bots/ciub';
import { GAMES_A_STEP, Schooling } from '@cubarium/bots/ciub/training';
import { tunedChances, WEIGHTS } from '@cubarium/bots/ciub/tuning';
import { nodeBudget, playMatch } from '@cubarium/bots/kit';
import { seededRng } from '@cubarium/core';
import { ciub } from '@cubarium/games/ciub';

const CHARTS = new URL('../../../bots/charts/', import.meta.url);
const FILE = '.cache/ciub-network.json';
const STEPS_A_LINE = 25;
const NODES = 1000;

const [games = 40_000, matches = 400] = process.argv.slice(2, 4).map(Number);
const seed = process.argv[4] ?? 'ciub';
const say = (text: string): boolean => process.stdout.write(`${text}\n`);

for (const name of assets.files) assets.provide(new Uint8Array(readFileSync(new URL(name, CHARTS))).buffer);

const schooling = new Schooling(tunedChances, WEIGHTS, seededRng(seed));
const steps = Math.ceil(games / GAMES_A_STEP);
let surprise = 0;
for (let step = 1; step <= steps; step++) {
  surprise += schooling.step(step / steps) / STEPS_A_LINE;
  if (step % STEPS_A_LINE > 0) continue;
  say(`${step * GAMES_A_STEP} games: surprise ${surprise.toFixed(4)}`);
  surprise = 0;
}
const { hidden, weights } = schooling.network;
mkdirSync('.cache', { recursive: true });
writeFileSync(
  FILE,
  JSON.stringify({ hidden, weights: Array.from(weights, (each) => Number(each.toFixed(4))) }),
);
say(`written: ${FILE}`);

/** The share of the win, from either seat in turn with the same dice. */
function played(game: number): number {
  const options = ciub.parseOptions({ seats: 2 });
  if (!options.ok) throw new Error(JSON.stringify(options.error));
  const [network, expert] = [schooling.expert(), bots.bot('expert')];
  const { state } = playMatch(ciub, ciub.setup(options.value), {
    bots: game % 2 === 0 ? [network, expert] : [expert, network],
    dice: seededRng(`${seed} ${Math.floor(game / 2)}`),
    rng: seededRng(`${seed} bots ${game}`),
    budget: () => nodeBudget(NODES),
  });
  const winners = ciub.result(state)?.winners ?? [];
  return winners.some((seat) => seat === game % 2) ? 1 / winners.length : 0;
}

const GAMES_A_SCORE = 50;
let won = 0;
for (let game = 1; game <= matches; game++) {
  won += played(game - 1);
  if (game % GAMES_A_SCORE > 0 && game < matches) continue;
  const share = won / game;
  const reach = 1.96 * Math.sqrt((share * (1 - share)) / game);
  say(`with the network: ${(100 * share).toFixed(1)} % ± ${(100 * reach).toFixed(1)} of ${game} games`);
}
