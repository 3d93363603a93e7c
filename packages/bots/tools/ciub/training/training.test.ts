import { seededRng, type Rng } from '@cubarium/core';
import { ciub, type CiubState } from '@cubarium/games/ciub';
import { expect, test } from 'vitest';
import { createChances } from '../../../src/ciub/chances.ts';
import { sharedChart } from '../../../src/ciub/shared.ts';
import { WEIGHTS } from '../../../src/ciub/weights.ts';
import { createGlance, createWorth } from '../../../src/ciub/worth.ts';
import { imagined, imaginedGame } from './imagined.ts';
import { INPUTS } from './inputs.ts';
import { Learner, newNetwork, type Lesson } from './learner.ts';
import { networkWorth } from './network.ts';
import { Schooling } from './schooling.ts';

const chances = createChances(sharedChart);
const glance = createGlance(chances, WEIGHTS);

function dealt(seats: number, rng: Rng): CiubState {
  const options = ciub.parseOptions({ seats });
  if (!options.ok) throw new Error(JSON.stringify(options.error));
  const start = ciub.setup(options.value);
  const action = ciub.drawChance(start, rng);
  const state = action && ciub.apply(start, { at: 0, actor: 'chance', action });
  if (!state?.ok) throw new Error('not dealt');
  return state.value;
}

test.each([2, 3, 4])(
  'a game in thought with %d seats uses the pile up and ends with the Opus Magnum',
  (seats) => {
    const rng = seededRng(`imagined ${seats}`);
    const start = imagined(dealt(seats, rng));
    const { moments, shares } = imaginedGame(
      { chances, worth: createWorth(chances, WEIGHTS), glance },
      start,
      rng,
    );
    const piles = moments.map(({ standing }) => standing.pile);
    expect(piles[0]).toBe(start.standing.pile);
    // The last card of the pile may be turned up by a removal in the last turn itself (E1).
    expect(piles.at(-1)).toBeLessThanOrEqual(1);
    for (const { standing, expected } of moments) {
      const { top, bottom, unseen, pile } = standing;
      expect(new Set([...top, ...bottom, ...unseen]).size).toBe(top.length + bottom.length + unseen.length);
      expect(pile > 0 ? top.length : start.standing.top.length).toBe(start.standing.top.length);
      expect(expected.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 9);
    }
    expect(shares.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 9);
  },
);

test('a network learns what a logistic model cannot say: that two things count only together', () => {
  const rng = seededRng('lessons');
  const bit = (): number => rng.below(2);
  const learner = new Learner(newNetwork(8, rng));
  const lesson = (): Lesson => {
    const inputs = [0, 1].map(() => Float64Array.from({ length: INPUTS }, bit));
    const [own = 0, other = 0] = inputs.map(([a = 0, b = 0]) => (a === b ? 2 : -2));
    const share = 1 / (1 + Math.exp(other - own));
    return { inputs, strengths: [0, 0], shares: [share, 1 - share] };
  };
  const lessons = Array.from({ length: 64 }, lesson);
  const before = learner.learn(lessons, 0.01);
  for (let step = 0; step < 400; step++) learner.learn(lessons, 0.01);
  expect(learner.learn(lessons, 0.01)).toBeLessThan(0.8 * before);
});

test('a new network changes next to nothing, and its chances add up to 1', () => {
  const { standing } = imagined(dealt(3, seededRng('new')));
  const shares = networkWorth(chances, WEIGHTS, newNetwork(8, seededRng('new')))(standing);
  for (const [seat, share] of createWorth(chances, WEIGHTS)(standing).entries())
    expect(shares[seat]).toBeCloseTo(share, 1);
  expect(shares.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 9);
});

test('the same seed teaches the same', () => {
  const taught = (): Float64Array => {
    const schooling = new Schooling(chances, WEIGHTS, seededRng('school'));
    schooling.step(0, 1);
    return schooling.network.weights;
  };
  expect(taught()).toEqual(taught());
});
