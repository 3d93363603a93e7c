import type { CuboState } from '@cubarium/games/cubo';
import { expect, test } from 'vitest';
import { denyingDie } from './denying.ts';
import { race } from './race.testkit.ts';
import { keepsInRace } from './race.ts';

/** The last round, with so many points so far. */
const lastRound = (state: CuboState, points: readonly number[]): CuboState => ({
  ...state,
  round: 6,
  seats: state.seats.map((seat, i) => ({ ...seat, points: [points[i] ?? 0, 0, 0, 0, 0] })),
});

const keeps = (state: CuboState, worth: number): boolean =>
  keepsInRace({ state, seat: 0, shouldStop: () => true }, worth);

const RACES = Array.from({ length: 12 }, (_, i) => race(`race ${i}`));

test('in the last round who leads is content with less than who is behind', () => {
  const least = (points: readonly number[]): number =>
    RACES.reduce((sum, state) => {
      const round = lastRound(state, points);
      return sum + ([10, 14, 18, 22, 26, 30, 34, 38].find((worth) => keeps(round, worth)) ?? 42);
    }, 0) / RACES.length;
  const [ahead, even, behind] = [least([120, 100]), least([100, 100]), least([100, 120])];
  expect(ahead).toBeLessThan(even - 2);
  expect(behind).toBeGreaterThan(even + 2);
});

test('more is never thrown away for less', () => {
  for (const state of RACES) {
    const kept = [6, 12, 18, 24, 30, 36, 42].map((worth) => keeps(state, worth));
    expect(kept.indexOf(true)).toBeGreaterThan(0);
    expect(kept.slice(kept.indexOf(true))).not.toContain(false);
  }
});

test('[cubo R8] of two dice that serve alike the one is taken that the other would like', () => {
  const state = race('deny');
  const rival = { colour: 'blue', face: 6 } as const;
  const cell = (die: number) => ({ id: `x${die}`, colour: 'red', face: 1 }) as const;
  const useless = Array.from({ length: 9 }, (_, i) => cell(i));
  const wants = useless.map((die, i) => (i < 2 ? { ...die, ...rival } : die));
  const middle = [
    { id: 'm1', colour: 'blue', face: 3 },
    { id: 'm2', colour: 'blue', face: 6 },
  ] as const;
  const seats = state.seats.map((seat, i) => ({ ...seat, square: i === 0 ? useless : wants }));
  expect(denyingDie({ ...state, middle, seats }, 0)?.id).toBe('m2');
});
