import { describe, expect, it } from 'vitest';
import { framesOf, heightAt } from './path.ts';

const FLIGHT = { dx: 120, dy: 300, die: 52, room: 500 };
const numbers = (text: unknown): readonly number[] => (String(text).match(/-?\d+\.?\d*/g) ?? []).map(Number);

describe('the way of a thrown die', () => {
  it('ends exactly where the die lies, turned as it lies, whatever its spin', () => {
    for (let spin = 0; spin < 29; spin++) {
      const { cube, shadow } = framesOf({ ...FLIGHT, spin });
      const [, x, y, z, , scale, , ...turns] = numbers(cube.at(-1)?.transform);
      expect([x, y, z, scale, ...turns].map((value) => value ?? NaN)).toEqual([0, 0, 0, 1, 0, 0, 0]);
      expect(numbers(shadow.at(-1)?.transform)).toEqual([3, 0, 0, 0, 1]);
    }
  });

  it('begins in the hand, already on its way up', () => {
    const [, x, y] = numbers(framesOf({ ...FLIGHT, spin: 1 }).cube[0]?.transform);
    expect(x).toBe(120);
    expect(y).toBeLessThan(300);
  });

  it('bounces three times, each time lower, and lies still', () => {
    const tops = [
      heightAt((0.5 - 0.25) / 1.5),
      heightAt((1.25 - 0.25) / 1.5),
      heightAt((1.625 - 0.25) / 1.5),
    ];
    expect(tops).toEqual([1, 1 / 4, 1 / 16]);
    expect(heightAt(1)).toBe(0);
    expect(heightAt(2)).toBe(0);
  });

  it('comes to rest at different moments', () => {
    const rests = [0, 1, 2, 3, 4, 5, 6].map((spin) => {
      const { cube } = framesOf({ ...FLIGHT, spin });
      return cube.findIndex((frame) => frame.transform === cube.at(-1)?.transform);
    });
    expect(new Set(rests).size).toBeGreaterThan(2);
    expect(Math.min(...rests)).toBeGreaterThanOrEqual(12);
  });

  it('never jumps higher than there is room', () => {
    const { cube } = framesOf({ dx: 0, dy: 0, die: 52, room: 20, spin: 0 });
    expect(Math.min(...cube.map(({ transform }) => numbers(transform)[2] ?? 0))).toBeGreaterThanOrEqual(-20);
  });
});
