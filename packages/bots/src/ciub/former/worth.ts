/**
 * The value function: each seat's chance to win when a turn begins. Before the Opus Magnum it is a logistic model
 * of a few features whose weights come from self-play; after it the final turns are worked out.
 */
import type { Seat } from '@cubarium/core';
import { CARDS } from '@cubarium/games/ciub';
import { promise } from './aims.ts';
import type { Chances } from '../chances.ts';
import { finalShares } from './finals.ts';
import { ended, gainable, withDice, type Standing } from '../standing.ts';

/** For each feature two weights: all through the game, and more the nearer the end is. */
export type Weights = Readonly<Record<Feature, readonly [always: number, late: number]>>;
const FEATURES = ['points', 'prospect', 'future', 'turn'] as const;
type Feature = (typeof FEATURES)[number];

export type Worth = (standing: Standing) => readonly number[];

export function createWorth(chances: Chances, weights: Weights): Worth {
  return (standing) => {
    if (standing.opus !== null) return finalShares(chances, standing);
    const lateness = latenessOf(standing);
    const strengths = standing.points.map((_, seat) => {
      const features = featuresOf(chances, standing, seat as Seat);
      return FEATURES.reduce((sum, feature) => {
        const [always, late] = weights[feature];
        return sum + (always + late * lateness) * features[feature];
      }, 0);
    });
    return softmax(strengths);
  };
}

/** Of these dice the best to end the turn with, at a glance: whatever else the turn brings. */
export function bestDice(worth: Worth, standing: Standing, keys: readonly number[]): number {
  const { next: seat } = standing;
  let [best = 0] = keys;
  let most = -Infinity;
  for (const key of keys.length > 1 ? keys : []) {
    const value = worth(ended(withDice(standing, seat, key)))[seat] as number;
    if (value > most) [best, most] = [key, value];
  }
  return best;
}

/** From near 0 with a full pile to 1 when the next card gained brings the Opus Magnum. */
const latenessOf = ({ pile }: Standing): number => Math.sqrt(1 / (pile + 1));

function featuresOf(chances: Chances, standing: Standing, seat: Seat): Readonly<Record<Feature, number>> {
  const { selfAdjust, top, unseen } = standing;
  const dice = standing.dice[seat] as number;
  const prospect = promise(
    gainable(standing, seat).map((card) => ({
      gain: CARDS[card].points,
      chance: chances.rolling(card, dice, selfAdjust),
    })),
  );
  const later = top.length + unseen.length;
  const future = chances.expected(top, dice, selfAdjust) + chances.expected(unseen, dice, selfAdjust);
  const seats = standing.points.length;
  const distance = (seat - standing.next + seats) % seats;
  return {
    points: standing.points[seat] as number,
    prospect,
    future: later > 0 ? future / later : 0,
    turn: 1 - distance / (seats - 1),
  };
}

function softmax(strengths: readonly number[]): readonly number[] {
  const most = Math.max(...strengths);
  const powers = strengths.map((strength) => Math.exp(strength - most));
  const sum = powers.reduce((a, b) => a + b, 0);
  return powers.map((power) => power / sum);
}
