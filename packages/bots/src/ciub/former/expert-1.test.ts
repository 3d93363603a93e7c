import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { seededRng } from '@cubarium/core';
import { ciub } from '@cubarium/games/ciub';
import { expect, test } from 'vitest';
import { nodeBudget, playMatch } from '../../kit/index.ts';
import { createChances } from '../chances.ts';
import { assets, sharedChart } from '../shared.ts';
import { formerExpert } from './expert-1.ts';

/** The entries of a short game between two of them. */
function game(seed: string): string {
  const options = ciub.parseOptions({ seats: 2, length: 'short' });
  if (!options.ok) throw new Error(JSON.stringify(options.error));
  const bot = formerExpert(createChances(sharedChart));
  const { log } = playMatch(ciub, ciub.setup(options.value), {
    bots: [bot, bot],
    dice: seededRng(`pin dice ${seed}`),
    rng: seededRng(`pin ${seed}`),
    budget: () => nodeBudget(1000),
  });
  return createHash('sha256')
    .update(JSON.stringify(log.map(({ action }) => action)))
    .digest('hex')
    .slice(0, 12);
}

test('the former expert plays as it always did: a yardstick that moves measures nothing', () => {
  for (const name of assets.files) {
    const file = readFileSync(new URL(`../../../charts/${name}`, import.meta.url));
    expect(assets.provide(new Uint8Array(file).buffer).ok).toBe(true);
  }
  expect(['1', '3'].map(game)).toEqual(['a29825fe3c14', '5cafd8599da7']);
});
