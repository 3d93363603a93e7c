import { seededRng } from '@cubarium/core';
import { cubo, scoreSquare } from '@cubarium/games/cubo';
import { expect, test } from 'vitest';
import { nodeBudget, playMatch } from '../kit/index.ts';
import { analyse } from './analysis.ts';
import { bots } from './bots.ts';
import type { OwnReview } from './rounds.ts';

function reviewed(raw: object) {
  const options = cubo.parseOptions({ seats: 2, ...raw });
  if (!options.ok) throw new Error(JSON.stringify(options.error));
  const { log, state } = playMatch(cubo, cubo.setup(options.value), {
    bots: [bots.bot('novice'), bots.bot('skilled')],
    dice: seededRng('rounds dice'),
    rng: seededRng('rounds'),
    budget: () => nodeBudget(0),
  });
  const shares: number[] = [];
  const analysis = analyse(options.value, log, (share) => shares.push(share));
  if (!analysis.ok) throw new Error(JSON.stringify(analysis.error));
  return { state, shares, analysis: analysis.value, rounds: (analysis.value.own as OwnReview).rounds };
}

test.each([{ pace: 'calm', throws: 2 }, { pace: 'race' }])(
  'every round of every seat is told, with what was scored and what the same throw could have been: $pace',
  (raw) => {
    const { state, rounds, analysis } = reviewed(raw);
    expect(rounds).toHaveLength(12);
    for (const { round, seat, laid, best, exchange, points, left } of rounds) {
      expect(points).toBe(state.seats[seat]?.points[round - 1]);
      expect(left).toBe(Math.max(0, (best?.worth ?? points) - points));
      expect(best?.points).toBe(best ? scoreSquare(best.square).points : undefined);
      expect(laid?.points).toBe(laid ? scoreSquare(laid.square).points : undefined);
      expect(exchange?.points ?? Infinity).toBeGreaterThan(laid?.points ?? 0);
      expect(best?.worth ?? Infinity).toBeGreaterThanOrEqual(laid?.points ?? 0);
    }
    expect(rounds.some(({ left }) => left > 0)).toBe(true);
    expect(analysis.mistakes.filter(({ seat }) => seat === 0).length).toBeGreaterThanOrEqual(3);
  },
);

test('an analysis tells how far it is', () => {
  const { shares } = reviewed({ pace: 'calm', throws: 1 });
  expect(shares.length).toBeGreaterThan(20);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true);
});
