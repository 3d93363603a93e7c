/** The games of a contest, one by one: each hangs on the contest and its number alone, wherever it is played. */
import {
  botNamed,
  LEVELS,
  nodeBudget,
  playMatch,
  randomBot,
  type Analysis,
  type Bot,
} from '@cubarium/bots/kit';
import type { LoadedGame } from '@cubarium/catalogue';
import { isRecord, seatsOf, seededRng, type Outcome } from '@cubarium/core';
import { average } from './statistics.ts';

const RANDOM = 'random';

/** Who can be sent into the arena by name: the levels, the game's yardsticks, and `random`. */
export const contenders = ({ bots }: LoadedGame): readonly string[] => [
  ...LEVELS,
  ...Object.keys(bots.baselines ?? {}),
  RANDOM,
];

/** One of these, or a partner of some strength between the levels; null for anybody else. */
export function contender({ bots, rules }: LoadedGame, name: string): Bot | null {
  if (name === RANDOM) return randomBot(rules);
  return botNamed(bots, name) ?? new Map(Object.entries(bots.baselines ?? {})).get(name) ?? null;
}

/** Plain data, so that it can be told to another thread. */
export interface Contest {
  /** Two of the contenders. */
  readonly names: readonly [string, string];
  readonly options: unknown;
  readonly games: number;
  readonly seed: string;
  /** Questions whether to stop, a decision. */
  readonly budget: number;
  /** Also looks at every game again, to take the luck out of the margin. */
  readonly luck: 'measured' | 'ignored';
}

/** What one game came to. */
export interface Played {
  /** The share of the win that the first side has. */
  readonly share: number;
  readonly points: readonly [number, number];
  /** How much luckier the first side was, in the game's own measure; null where nobody measured it. */
  readonly luck: number | null;
  /** How long each side thought, decision by decision, in milliseconds. */
  readonly times: readonly [readonly number[], readonly number[]];
}

/** Plays the game of a contest with this number. */
export type PlayGame = (game: number) => Played;

type Side = 0 | 1;

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

/** The games of a contest; `now` is a clock in milliseconds. */
export function gamesOf(loaded: LoadedGame, contest: Contest, now: () => number): PlayGame {
  const [first, second] = contest.names.map((name) => contender(loaded, name));
  if (!first || !second) throw new RangeError(`no such bots: ${contest.names.join(' ')}`);
  return (game) => playOne(loaded, { ...contest, bots: [first, second], now }, game);
}

interface Match extends Contest {
  readonly bots: readonly [Bot, Bot];
  readonly now: () => number;
}

function playOne(loaded: LoadedGame, match: Match, game: number): Played {
  const { rules } = loaded;
  const { bots, now, seed } = match;
  const sides = sidesOf(seatCount(match.options), game);
  const times: Record<Side, number[]> = [[], []];
  const { state, log } = playMatch(rules, rules.setup(match.options), {
    bots: sides.map((side) => timed(bots[side], now, times[side])),
    dice: seededRng(diceSeed(seed, game)),
    rng: seededRng(`${seed} bots ${game}`),
    budget: () => nodeBudget(match.budget),
  });
  const outcome = rules.result(state);
  if (outcome === null) throw new Error(`${rules.id}: game ${game} has no result (seed ${seed})`);
  const review = match.luck === 'measured' ? loaded.analyse?.(match.options, log) : undefined;
  return {
    share: shareOf(outcome, sides),
    points: [pointsOf(outcome, sides, 0), pointsOf(outcome, sides, 1)],
    luck: review?.ok ? luckOf(review.value, sides) : null,
    times: [times[0], times[1]],
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
