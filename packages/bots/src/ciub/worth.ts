/**
 * The value function: each seat's chance to win when a turn begins. Before the Opus Magnum it is a logistic model
 * of a few features whose weights come from self-play; after it the final turns are worked out.
 */
import type { Seat } from '@cubarium/core';
import type { Chances } from './chances.ts';
import { finalShares } from './finals.ts';
import { sizeOf } from './odds/classes.ts';
import { gainable, type Standing } from './standing.ts';

/** For each feature two weights: all through the game, and more the nearer the end is. */
export type Weights = Readonly<Record<Feature, readonly [always: number, late: number]>>;
/** The weights for a number of seats. */
export type WeightsAt = (seats: number) => Weights;
export const FEATURES = ['points', 'prospect', 'future', 'turn'] as const;
export type Feature = (typeof FEATURES)[number];

export type Worth = (standing: Standing) => readonly number[];
/** A seat's chance to win by the dice it would have, all else as it stands. */
export type Glance = (standing: Standing, seat: Seat) => (dice: number) => number;

export function createWorth(chances: Chances, weights: WeightsAt): Worth {
  return (standing) => {
    if (standing.opus !== null) return finalShares(chances, standing);
    const strengths = strengthsIn(chances, weights, standing);
    return softmax(standing.dice.map((dice, seat) => strengths(seat as Seat)(dice)));
  };
}

/** After the Opus Magnum dice only break ties, so that the number of them is all that counts. */
export function createGlance(chances: Chances, weights: WeightsAt): Glance {
  return (standing, seat) => {
    if (standing.opus !== null) return (dice) => DICE_BREAK_TIES * sizeOf(dice);
    const strengths = strengthsIn(chances, weights, standing);
    let others = 0;
    for (const [i, dice] of standing.dice.entries())
      if (i !== seat) others += Math.exp(strengths(i as Seat)(dice));
    const strength = strengths(seat);
    return (dice) => {
      const own = Math.exp(strength(dice));
      return own / (own + others);
    };
  };
}

const DICE_BREAK_TIES = 1e-3;

/** How strong a seat is by its dice, to be compared with the others of the same standing. */
export function strengthsIn(
  chances: Chances,
  weightsAt: WeightsAt,
  standing: Standing,
): (seat: Seat) => (dice: number) => number {
  const late = latenessOf(standing);
  const weights = weightsAt(standing.points.length);
  const weight = (feature: Feature): number => weights[feature][0] + weights[feature][1] * late;
  const [points, prospect, future, turn] = FEATURES.map(weight) as [number, number, number, number];
  return (seat) => {
    const cards = gainable(standing, seat);
    const sure = points * (standing.points[seat] as number) + turn * turnOf(standing, seat);
    return (dice) =>
      sure +
      prospect * chances.promised(cards, dice, standing.selfAdjust) +
      future * futureOf(chances, standing, dice);
  };
}

/** From near 0 with a full pile to 1 when the next card gained brings the Opus Magnum. */
export const latenessOf = ({ pile }: Standing): number => Math.sqrt(1 / (pile + 1));

/** What a card that is yet to come promises on average. */
export function futureOf(chances: Chances, { top, unseen, selfAdjust }: Standing, dice: number): number {
  const later = top.length + unseen.length;
  if (later === 0) return 0;
  return (chances.expected(top, dice, selfAdjust) + chances.expected(unseen, dice, selfAdjust)) / later;
}

/** From 1 for whose turn it is to 0 for who comes last. */
export function turnOf({ next, points: { length: seats } }: Standing, seat: Seat): number {
  return 1 - ((seat - next + seats) % seats) / (seats - 1);
}

export function featuresOf(
  chances: Chances,
  standing: Standing,
  seat: Seat,
): Readonly<Record<Feature, number>> {
  const dice = standing.dice[seat] as number;
  return {
    points: standing.points[seat] as number,
    prospect: chances.promised(gainable(standing, seat), dice, standing.selfAdjust),
    future: futureOf(chances, standing, dice),
    turn: turnOf(standing, seat),
  };
}

export function softmax(strengths: readonly number[]): readonly number[] {
  const most = Math.max(...strengths);
  const powers = strengths.map((strength) => Math.exp(strength - most));
  const sum = powers.reduce((a, b) => a + b, 0);
  return powers.map((power) => power / sum);
}
