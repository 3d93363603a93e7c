/** What a contest came to. */
import type { Contest, Played } from './games.ts';
import { average, estimate, estimateWithout, percentile, wilson, type Estimate } from './statistics.ts';

export interface ArenaReport {
  readonly game: string;
  readonly bots: readonly [string, string];
  readonly options: unknown;
  readonly games: number;
  readonly seed: string;
  readonly budget: number;
  /** The first bot's share of the wins, ties in parts, and where it lies with 95 % confidence. */
  readonly score: number;
  readonly interval: readonly [number, number];
  readonly won: number;
  readonly tied: number;
  readonly lost: number;
  readonly points: readonly [number, number];
  readonly margin: Estimate;
  /** The margin with the luck of the dice taken out; null where nobody measured it. */
  readonly marginWithoutLuck: Estimate | null;
  readonly milliseconds: readonly [Times, Times];
}

interface Times {
  readonly decisions: number;
  readonly mean: number;
  readonly p50: number;
  readonly p95: number;
  readonly max: number;
}

const timesOf = (values: readonly number[]): Times => ({
  decisions: values.length,
  mean: average(values),
  p50: percentile(values, 50),
  p95: percentile(values, 95),
  max: values.reduce((most, value) => Math.max(most, value), 0),
});

/** Adds up the games of a contest, in the order of their numbers. */
export function reportOf(game: string, contest: Contest, played: readonly Played[]): ArenaReport {
  const shares = played.map(({ share }) => share);
  const wins = shares.reduce((sum, share) => sum + share, 0);
  const margins = played.map(({ points: [first, second] }) => first - second);
  const luck = played.flatMap((one) => one.luck ?? []);
  const { names, options, games, seed, budget } = contest;
  return {
    game,
    bots: names,
    options,
    games,
    seed,
    budget,
    score: average(shares),
    interval: wilson(wins, games),
    won: shares.filter((share) => share === 1).length,
    tied: shares.filter((share) => share > 0 && share < 1).length,
    lost: shares.filter((share) => share === 0).length,
    points: [average(played.map(({ points }) => points[0])), average(played.map(({ points }) => points[1]))],
    margin: estimate(margins),
    marginWithoutLuck: luck.length === games ? estimateWithout(margins, luck) : null,
    milliseconds: [
      timesOf(played.flatMap(({ times }) => times[0])),
      timesOf(played.flatMap(({ times }) => times[1])),
    ],
  };
}
