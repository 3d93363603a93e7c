import { LEVELS, nodeBudget, playMatch, randomBot, type Analysis, type Bot } from '@cubarium/bots/kit';
import type { LoadedGame } from '@cubarium/catalogue';
import { isRecord, seatsOf, seededRng, type Outcome } from '@cubarium/core';
import { average, estimate, estimateWithout, percentile, wilson, type Estimate } from './statistics.ts';

/** Who can be sent into the arena: the levels, the game's yardsticks, and `random`. */
export function contenders({ bots, rules }: LoadedGame): ReadonlyMap<string, Bot> {
  return new Map<string, Bot>([
    ...LEVELS.map((level) => [level, bots.bot(level)] as const),
    ...Object.entries(bots.baselines ?? {}),
    ['random', randomBot(rules)],
  ]);
}

export interface Contest {
  readonly names: readonly [string, string];
  readonly bots: readonly [Bot, Bot];
  readonly options: unknown;
  readonly games: number;
  readonly seed: string;
  /** Questions whether to stop, a decision. */
  readonly budget: number;
  /** A clock in milliseconds, for the time a decision takes. */
  readonly now: () => number;
  /** Also looks at every game again, to take the luck out of the margin. */
  readonly luck: 'measured' | 'ignored';
}

type Side = 0 | 1;

interface Played {
  /** The share of the win that the first side has. */
  readonly share: number;
  readonly points: readonly [number, number];
  /** How much luckier the first side was, in the game's own measure; null where nobody measured it. */
  readonly luck: number | null;
}

/** The sides at the seats of a game: they take turns, and who begins changes from game to game. */
const sidesOf = (seats: number, game: number): readonly Side[] =>
  seatsOf(seats).map((seat) => ((seat + game) % 2 === 0 ? 0 : 1));

/** Two games in a row have the same dice, with the sides at each other's seats. */
const diceSeed = (seed: string, game: number): string => `${seed} ${Math.floor(game / 2)}`;

const seatCount = (options: unknown): number =>
  isRecord(options) && typeof options.seats === 'number' ? options.seats : 2;

/** Measures how long a bot thinks. */
const timed = (bot: Bot, now: () => number, times: number[]): Bot => ({
  choose(request) {
    const start = now();
    const choice = bot.choose(request);
    times.push(now() - start);
    return choice;
  },
});

function playOne(loaded: LoadedGame, contest: Contest, game: number): Played {
  const { rules } = loaded;
  const sides = sidesOf(seatCount(contest.options), game);
  const { state, log } = playMatch(rules, rules.setup(contest.options), {
    bots: sides.map((side) => contest.bots[side]),
    dice: seededRng(diceSeed(contest.seed, game)),
    rng: seededRng(`${contest.seed} bots ${game}`),
    budget: () => nodeBudget(contest.budget),
  });
  const outcome = rules.result(state);
  if (outcome === null) throw new Error(`${rules.id}: game ${game} has no result (seed ${contest.seed})`);
  const review = contest.luck === 'measured' ? loaded.analyse?.(contest.options, log) : undefined;
  return {
    share: shareOf(outcome, sides),
    points: [pointsOf(outcome, sides, 0), pointsOf(outcome, sides, 1)],
    luck: review?.ok ? luckOf(review.value, sides) : null,
  };
}

/** Both measures are zero on average, which is all that is asked of them. */
const luckOf = ({ luck }: Analysis, sides: readonly Side[]): number =>
  luck.reduce((sum, { seat, points, luck: chances }) => {
    if (seat !== null && points !== null) return sum + (sides[seat] === 0 ? points : -points);
    return sum + chances.reduce((all, chance, each) => all + (sides[each] === 0 ? chance : 0), 0);
  }, 0);

const shareOf = ({ winners }: Outcome, sides: readonly Side[]): number =>
  winners.filter((seat) => sides[seat] === 0).length / winners.length;

const pointsOf = ({ points }: Outcome, sides: readonly Side[], side: Side): number =>
  average(points.filter((_, seat) => sides[seat] === side));

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

/** Lets two bots play many games against each other, seats changing. */
export function contend(loaded: LoadedGame, contest: Contest): ArenaReport {
  const times: readonly [number[], number[]] = [[], []];
  const bots: readonly [Bot, Bot] = [
    timed(contest.bots[0], contest.now, times[0]),
    timed(contest.bots[1], contest.now, times[1]),
  ];
  const played = Array.from({ length: contest.games }, (_, game) =>
    playOne(loaded, { ...contest, bots }, game),
  );
  const shares = played.map(({ share }) => share);
  const wins = shares.reduce((sum, share) => sum + share, 0);
  const margins = played.map(({ points: [first, second] }) => first - second);
  const luck = played.flatMap((one) => one.luck ?? []);
  const { names, options, games, seed, budget } = contest;
  return {
    game: loaded.rules.id,
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
    milliseconds: [timesOf(times[0]), timesOf(times[1])],
  };
}
