import { CARD_IDS, CARDS } from '@cubarium/games/ciub';
import { expect, test } from 'vitest';
import { createChances, type PoolChart } from './chances.ts';
import { ONE_OF, sizeOf } from './odds/classes.ts';

const NOTHING: PoolChart = { value: () => NaN, version: 0 };
const RED = ONE_OF[1] as number;
const tasks = CARD_IDS.filter((card) => CARDS[card].task !== null);

test('without a chart every card still has a chance, and a card for six dice has none with five', () => {
  const chances = createChances(NOTHING);
  for (const card of tasks) {
    const chance = chances.rolling(card, 7 * (ONE_OF[6] as number), 'no-actions');
    expect(chance).toBeGreaterThanOrEqual(0);
    expect(chance).toBeLessThanOrEqual(1);
  }
  expect(chances.rolling('C1', 5 * RED, 'no-actions')).toBe(0);
});

test('a chart is read where it knows the pool, and extended by what more dice spare', () => {
  const chart: PoolChart = { value: (_, key) => (sizeOf(key) === 5 ? 0.5 : NaN), version: 1 };
  const chances = createChances(chart);
  const found = [5, 6, 7].map((dice) => chances.rolling('A6', dice * RED, 'no-actions'));
  expect(found[0]).toBe(0.5);
  expect(found[1]).toBeGreaterThan(0.5);
  expect(found[2]).toBeGreaterThan(found[1] ?? 1);
  expect(found[2]).toBeLessThan(1);
});

test('what was estimated is forgotten when the chart grows', () => {
  const grown = { version: 1, known: 0.2 };
  const chances = createChances({
    value: (_, key) => (sizeOf(key) === 5 ? grown.known : NaN),
    get version() {
      return grown.version;
    },
  });
  const before = chances.rolling('A6', 6 * RED, 'no-actions');
  grown.known = 0.6;
  grown.version = 2;
  expect(chances.rolling('A6', 6 * RED, 'no-actions')).toBeGreaterThan(before);
});

test('of a larger pool the dice that help are taken', () => {
  const [white, red] = [ONE_OF[0] as number, RED];
  const reds = (key: number): number => (key >> 4) & 15;
  const chances = createChances({
    value: (_, key) => (sizeOf(key) === 5 ? reds(key) / 10 : NaN),
    version: 1,
  });
  expect(chances.rolling('A6', 4 * white + 5 * red, 'no-actions')).toBeGreaterThan(0.5);
});
