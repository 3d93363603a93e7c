import { readFileSync } from 'node:fs';
import { seededRng } from '@cubarium/core';
import { ciub } from '@cubarium/games/ciub';
import { beforeAll, expect, test } from 'vitest';
import { nodeBudget, playMatch } from '../kit/index.ts';
import { analyse, bots } from './kit.ts';
import { assets } from './shared.ts';

const GAMES = 16;
const SIGMAS = 4;

beforeAll(() => {
  for (const name of assets.files) {
    const file = readFileSync(new URL(`../../charts/${name}`, import.meta.url));
    const provided = assets.provide(new Uint8Array(file).buffer);
    if (!provided.ok) throw new Error(`${name}: ${provided.error}`);
  }
});

/** The review of a game between two players of a level. */
function reviewed(seed: string) {
  const options = ciub.parseOptions({ seats: 2, length: 'short', first: 0 });
  if (!options.ok) throw new Error(JSON.stringify(options.error));
  const { log } = playMatch(ciub, ciub.setup(options.value), {
    bots: [bots.bot('novice'), bots.bot('novice')],
    dice: seededRng(`${seed} dice`),
    rng: seededRng(seed),
    budget: () => nodeBudget(1000),
  });
  const review = analyse(options.value, log);
  if (!review.ok) throw new Error(JSON.stringify(review.error));
  return review.value;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

test('over many games luck is nobody’s friend: what one gains another loses, and it comes to nothing (seed: luck)', () => {
  const reviews = Array.from({ length: GAMES }, (_, i) => reviewed(`luck ${i}`));
  for (const { luck } of reviews)
    for (const fallen of luck) expect(fallen.luck.reduce((sum, each) => sum + each, 0)).toBeCloseTo(0, 9);
  const totals = reviews.map(({ seats }) => seats[0]?.luck ?? 0);
  const centre = mean(totals);
  const deviation = Math.sqrt(mean(totals.map((total) => (total - centre) ** 2)));
  expect(deviation).toBeGreaterThan(0.05);
  expect(Math.abs(centre)).toBeLessThan((SIGMAS * deviation) / Math.sqrt(GAMES));
});
