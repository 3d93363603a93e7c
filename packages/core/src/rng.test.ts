import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pick, seededRng, shuffled, uniformBelow } from './rng.ts';

const drawn = (seed: string | number, below: number): readonly number[] => {
  const rng = seededRng(seed);
  return Array.from({ length: 60 }, () => rng.below(below));
};

describe('numbers below n', () => {
  test('a word beyond the last whole multiple is drawn again', () => {
    const words = [4_294_967_295, 4_294_967_292, 4_294_967_291, 7];
    const next = (): number => words.shift() ?? 0;
    // 2³² = 6 · 715,827,882 + 4: the four highest words would favour the numbers 0 to 3.
    expect(uniformBelow(6, next)).toBe(4_294_967_291 % 6);
    expect(words).toEqual([7]);
  });

  test('stay below n for every n up to 2³²', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 2 ** 32 }), (seed, n) => {
        const value = seededRng(seed).below(n);
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThan(n);
      }),
      { seed: 1 },
    );
  });

  test.each([0, -1, 1.5, 2 ** 32 + 1, Number.NaN])('below %d makes no sense', (n) => {
    expect(() => seededRng(1).below(n)).toThrow(RangeError);
  });
});

describe('a seeded generator', () => {
  test('repeats itself, and near seeds differ', () => {
    expect(drawn('seed', 1000)).toEqual(drawn('seed', 1000));
    expect(drawn(1, 1000)).toEqual(drawn('1', 1000));
    expect(drawn(1, 1000)).not.toEqual(drawn(2, 1000));
  });

  test('keeps its stream: golden games, openings of bots and benchmarks are known by their seeds', () => {
    const rng = seededRng('seed');
    const words = Array.from({ length: 4 }, () => rng.below(2 ** 32));
    expect(words).toEqual([1327162122, 3359510752, 506033461, 1895205449]);
  });

  test('reaches every number', () => {
    expect(new Set(drawn('faces', 6)).size).toBe(6);
  });
});

describe('lists', () => {
  test('a shuffled list has the same items, and the list itself stays', () => {
    const list = Object.freeze(Array.from({ length: 20 }, (_, i) => i));
    const mixed = shuffled(seededRng('mix'), list);
    expect(mixed).not.toEqual(list);
    expect(mixed.toSorted((a, b) => a - b)).toEqual(list);
  });

  test('every order of three is shuffled alike', () => {
    const rng = seededRng('orders');
    const counts = new Map<string, number>();
    for (let i = 0; i < 6000; i++) {
      const order = shuffled(rng, ['a', 'b', 'c']).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    // Five standard deviations around 1000.
    for (const count of counts.values())
      expect(Math.abs(count - 1000)).toBeLessThan(5 * Math.sqrt((6000 * 5) / 36));
  });

  test('nothing can be picked from nothing', () => {
    expect(pick(seededRng(1), ['only'])).toBe('only');
    expect(() => pick(seededRng(1), [])).toThrow(RangeError);
  });
});
