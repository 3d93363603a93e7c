import { seededRng } from '@cubarium/core';
import { expect, test } from 'vitest';
import { slopeOf } from './sureness.ts';

/** Games that are won as often as the chances say, told by somebody who makes so much more of the odds. */
const guesses = (exaggerated: number) => {
  const rng = seededRng('sureness');
  return Array.from({ length: 20_000 }, () => {
    const chance = (1 + rng.below(999)) / 1000;
    const odds = (chance / (1 - chance)) ** exaggerated;
    return { chance: odds / (1 + odds), share: rng.below(1000) < 1000 * chance ? 1 : 0 };
  });
};

test.each([0.5, 1, 2])('who makes of the odds their power of %d is told so', (power) => {
  expect(slopeOf(guesses(power)) * power).toBeCloseTo(1, 1);
});

test('a certainty that came true, or did not, is only very sure', () => {
  const told = [...guesses(1), { chance: 1, share: 1 }, { chance: 0, share: 0 }, { chance: 1, share: 0 }];
  expect(slopeOf(told)).toBeCloseTo(1, 1);
});
