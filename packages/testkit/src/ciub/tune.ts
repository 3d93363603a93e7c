// Tunes the value function of Ciúb's bots by self-play and writes packages/bots/src/ciub/weights.ts:
// `npm run tune:ciub -- [games a round] [rounds] [seed]`. Every round plays with the weights of the round before.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { assets } from '@cubarium/bots/ciub';
import { fitted, selfPlay, tunedChances, WEIGHTS, type Sample } from '@cubarium/bots/ciub/tuning';
import { seededRng } from '@cubarium/core';

const BOTS = new URL('../../../bots/', import.meta.url);
const WEIGHTS_FILE = new URL('src/ciub/weights.ts', BOTS);
/** A fit rests on the samples of so many rounds: the weights before were much the same. */
const ROUNDS_OF_A_FIT = 3;

const [games = 200, rounds = 4] = process.argv.slice(2, 4).map(Number);
const seed = process.argv[4] ?? 'ciub';
const say = (text: string): boolean => process.stdout.write(`${text}\n`);

for (const name of readdirSync(new URL('charts/', BOTS))) {
  if (!assets.files.includes(name)) continue;
  const provided = assets.provide(new Uint8Array(readFileSync(new URL(`charts/${name}`, BOTS))).buffer);
  say(`${name}: ${provided.ok ? 'used' : provided.error}`);
}

const history: (readonly Sample[])[] = [];
let weights = WEIGHTS(2);
for (let round = 1; round <= rounds; round++) {
  const samples: Sample[] = [];
  for (let game = 0; game < games; game++)
    samples.push(...selfPlay(tunedChances, weights, seededRng(`${seed} ${round} ${game}`)));
  history.push(samples);
  const fit = fitted(history.slice(-ROUNDS_OF_A_FIT).flat());
  ({ weights } = fit);
  say(
    `round ${round}: ${samples.length} turns, surprise ${fit.surprise.toFixed(4)}, ${JSON.stringify(weights)}`,
  );
}

const lines = Object.entries(weights).map(([feature, pair]) => `  ${feature}: [${pair.join(', ')}],`);
const before = readFileSync(WEIGHTS_FILE, 'utf8');
const data = /\/\*\* Fitted[^]*?\n};\n/;
const after = `/** Fitted to self-play by \`npm run tune:ciub -- ${games} ${rounds} ${seed}\`; not edited by hand. */
const FITTED: Weights = {
${lines.join('\n')}
};
`;
writeFileSync(WEIGHTS_FILE, before.replace(data, after));
say('written: packages/bots/src/ciub/weights.ts');
