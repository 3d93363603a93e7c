import { seededRng } from '@cubarium/core';
import { expect, test } from 'vitest';
import { fitted, selfPlay, tunedChances, type Sample } from './tuning.ts';
import { WEIGHTS } from './weights.ts';
import { FEATURES } from './worth.ts';

test('the fit finds the weights that samples were drawn with (seed: fit)', () => {
  const rng = seededRng('fit');
  const unit = (): number => rng.below(10_001) / 10_000;
  const drawn = FEATURES.flatMap((_, i) => [0.4 - 0.2 * i, 0.3]);
  const samples = Array.from({ length: 20_000 }, (): Sample => {
    const inputs = drawn.map(() => 4 * unit() - 2);
    const strength = inputs.reduce((sum, input, i) => sum + input * (drawn[i] ?? 0), 0);
    return { inputs, share: unit() < 1 / (1 + Math.exp(-strength)) ? 1 : 0 };
  });
  const { weights, surprise } = fitted(samples);
  const found = FEATURES.flatMap((feature) => weights[feature]);
  for (const [i, weight] of found.entries()) expect(Math.abs(weight - (drawn[i] ?? 0))).toBeLessThan(0.08);
  expect(surprise).toBeLessThan(Math.LN2);
});

test('self-play gives a sample a turn, the same for the same seed', () => {
  const play = () => selfPlay(tunedChances, WEIGHTS(2), seededRng('self-play'));
  const samples = play();
  expect(samples.length).toBeGreaterThan(5);
  expect(
    samples.every(({ share, inputs }) => share >= 0 && share <= 1 && inputs.length === 2 * FEATURES.length),
  ).toBe(true);
  expect(play()).toEqual(samples);
});
