import { describe, expect, it } from 'vitest';
import { ALL_SEEN, beatsOf, scoringMs, seenOf } from './scoring.ts';

describe('the counting of a round', () => {
  it('takes 2.1 seconds a player, and its last beat comes before its end', () => {
    expect(scoringMs(3)).toBe(6300);
    expect(beatsOf(3).at(-1)).toBeLessThan(scoringMs(3));
    expect(beatsOf(3)).toEqual(beatsOf(3).toSorted((a, b) => a - b));
  });

  it('shows nobody before the one in front is done, and in the end everybody', () => {
    expect(seenOf(0, 0)).toEqual({ uncovered: false, lines: 0, done: false });
    expect(seenOf(0, 1)).toEqual({ uncovered: true, lines: 0, done: false });
    expect(seenOf(0, 4)).toMatchObject({ lines: 3, done: false });
    expect(seenOf(0, 8)).toEqual(ALL_SEEN);
    expect(seenOf(1, 8)).toMatchObject({ uncovered: false });
    expect(seenOf(1, beatsOf(2).length)).toEqual(ALL_SEEN);
  });
});
