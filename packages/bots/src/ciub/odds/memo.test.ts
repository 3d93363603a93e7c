import { describe, expect, test } from 'vitest';
import { RollMemo } from './memo.ts';

const key = (i: number) => ({ goal: 1 + (i % 7), a: i, b: i * 31, c: i % 3 });
const MEGABYTE = 1 << 20;

function found(memo: RollMemo, i: number): number {
  const entry = memo.find(key(i));
  return entry < 0 ? NaN : memo.valueAt(entry);
}

describe('the cache of pools within a roll', () => {
  test('it grows when one question fills it, and keeps what it holds', () => {
    const memo = new RollMemo(8 * MEGABYTE);
    memo.begin();
    memo.put(key(0), 5, 0.25);
    const before = memo.bytes;
    for (let i = 1; i <= 40_000; i++) memo.put(key(i), 0, i);
    expect(memo.bytes).toBeGreaterThan(before);
    expect(memo.bytes).toBeLessThanOrEqual(8 * MEGABYTE);
    const kept = Array.from({ length: 40_000 }, (_, i) => found(memo, i + 1)).filter(
      (value, i) => value === i + 1,
    );
    expect(kept.length).toBeGreaterThan(32_000);
    const first = memo.find(key(0));
    expect(first < 0 || (memo.stampAt(first) === 5 && memo.valueAt(first) === 0.25)).toBe(true);
  });

  test('many small questions do not make it grow', () => {
    const memo = new RollMemo(8 * MEGABYTE);
    const before = memo.bytes;
    for (let i = 0; i < 100_000; i++) {
      if (i % 1000 === 0) memo.begin();
      memo.put(key(i), 0, i);
    }
    expect(memo.bytes).toBe(before);
    expect(found(memo, 99_999)).toBe(99_999);
  });

  test('it never takes more than it may, and forgets everything when it is cleared', () => {
    const memo = new RollMemo(2 * MEGABYTE);
    const before = memo.bytes;
    for (let i = 0; i < 200_000; i++) memo.put(key(i), 0, i);
    expect(memo.bytes).toBe(2 * MEGABYTE);
    memo.clear();
    expect(memo.bytes).toBe(before);
    expect(Array.from({ length: 1000 }, (_, i) => found(memo, 199_000 + i)).every(Number.isNaN)).toBe(true);
  });
});
