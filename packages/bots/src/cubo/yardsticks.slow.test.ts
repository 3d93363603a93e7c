import { seededRng } from '@cubarium/core';
import { FACES } from '@cubarium/games/cubo';
import { expect, test } from 'vitest';
import { MEAN_BEST } from './analysis.ts';
import { THROW_BY_MAJORITY } from './outlook.ts';
import { bestPoints, bestWorth } from './square/index.ts';

const SIDES = FACES.length;
const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));

/** Every way so many equal dice can fall, with the number of throws that look like it. */
function* falls(
  dice: number,
  from = 0,
): Generator<{ readonly faces: readonly number[]; readonly ways: number }> {
  const rest = (left: number, face: number): readonly (readonly number[])[] => {
    if (left === 0) return [[]];
    if (face === SIDES) return [];
    return Array.from({ length: left + 1 }, (_, count) =>
      rest(left - count, face + 1).map((more) => [...Array.from({ length: count }, () => face), ...more]),
    ).flat();
  };
  for (const faces of rest(dice, from)) {
    const repeats = FACES.map((_, face) => factorial(faces.filter((each) => each === face).length));
    yield { faces, ways: factorial(dice) / repeats.reduce((product, each) => product * each, 1) };
  }
}

/** How likely each number of points is for the best square of a throw: exact, over all 6⁹ throws. */
function countAll(reds: number): ReadonlyMap<number, number> {
  const chances = new Map<number, number>();
  const all = SIDES ** 9;
  const blues = [...falls(8 - reds)];
  for (const red of falls(reds))
    for (const blue of blues)
      for (const joker of FACES) {
        const points = bestPoints([...red.faces, ...blue.faces.map((face) => face + SIDES)], joker);
        chances.set(points, (chances.get(points) ?? 0) + (red.ways * blue.ways) / all);
      }
  return chances;
}

const counted = new Map<number, ReadonlyMap<number, number>>();
const distribution = (reds: number): ReadonlyMap<number, number> => {
  const known = counted.get(reds) ?? countAll(reds);
  counted.set(reds, known);
  return known;
};

const meanOf = (chances: ReadonlyMap<number, number>): number =>
  [...chances].reduce((sum, [points, chance]) => sum + points * chance, 0);

test('with four dice of each colour the best square has the mean, median and tail we tell people', () => {
  const chances = distribution(4);
  const atLeast = (least: number) =>
    [...chances].reduce((sum, [points, chance]) => (points >= least ? sum + chance : sum), 0);
  const quantile = (share: number) =>
    [...chances.keys()].toSorted((a, b) => a - b).find((points) => 1 - atLeast(points + 1) >= share);
  expect(atLeast(0)).toBeCloseTo(1, 9);
  expect(meanOf(chances)).toBeCloseTo(14.7, 1);
  expect([0.5, 0.9, 0.99].map(quantile)).toEqual([14, 24, 32]);
  expect(atLeast(20)).toBeCloseTo(0.223, 2);
  expect(atLeast(25)).toBeCloseTo(0.071, 2);
  expect(atLeast(30)).toBeCloseTo(0.023, 2);
});

test.each(MEAN_BEST.map((mean, i) => ({ majority: i + 4, mean })))(
  'the mean of the best square with $majority dice of one colour is $mean',
  ({ majority, mean }) => {
    expect(meanOf(distribution(majority))).toBeCloseTo(mean, 3);
  },
);

test.each(THROW_BY_MAJORITY.map((known, i) => ({ majority: i + 4, ...known })))(
  'a throw with $majority dice of one colour brings $mean ± $sd with the best exchange',
  ({ majority, mean, sd }) => {
    const rng = seededRng(`throws ${majority}`);
    const THROWS = 2000;
    const die = (isRed: boolean) => rng.below(SIDES) + (isRed ? 0 : SIDES);
    const points = Array.from({ length: THROWS }, () => {
      const kinds = Array.from({ length: 8 }, (_, i) => die(i < majority));
      const middle = [die(true), die(true), die(false), die(false)];
      return bestWorth(kinds, 1 + rng.below(SIDES), { middle });
    });
    const average = points.reduce((sum, each) => sum + each, 0) / THROWS;
    const variance = points.reduce((sum, each) => sum + (each - average) ** 2, 0) / THROWS;
    // Four standard errors, and what rounding the figures to a tenth costs.
    expect(Math.abs(average - mean)).toBeLessThan(0.05 + (4 * sd) / Math.sqrt(THROWS));
    expect(Math.abs(Math.sqrt(variance) - sd)).toBeLessThan(0.05 + (4 * sd) / Math.sqrt(2 * THROWS));
  },
);
