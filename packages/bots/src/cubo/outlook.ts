import {
  bestExchange,
  ROUNDS,
  scoreSquare,
  total,
  type CuboOptions,
  type CuboSeat,
  type CuboState,
} from '@cubarium/games/cubo';
import { fallenKinds, isFallenDie, jokerFace, middleKinds, redsIn } from './lying.ts';
import { bestOfTries, chancesOf, exactly, expectedMax, sumOf, type Spread } from './normal.ts';
import { rememberedWorth } from './square/index.ts';

/**
 * What one throw brings with the best exchange of a full middle, by how many dice have the more frequent colour (4 to
 * 8): mean and standard deviation, measured with the solver; `yardsticks.slow.test.ts` measures them again.
 */
export const THROW_BY_MAJORITY = [
  { mean: 21.5, sd: 6.85 },
  { mean: 21.9, sd: 6.95 },
  { mean: 23.1, sd: 7.4 },
  { mean: 25.0, sd: 8.0 },
  { mean: 27.2, sd: 8.65 },
] as const;

const DICE = 8;
const EVEN = DICE / 2;
/**
 * How much of an advantage in colours lasts: the colour one collects gets rare in the middle, so later exchanges lead
 * back. Self-play: valuing it in full loses points, valuing it by half does not.
 */
const KEPT = 0.5;
/** A spread after choosing among throws is narrower than that of one throw. */
const NARROWED = 0.6;

const majority = (reds: number): number => Math.max(reds, DICE - reds);

export function throwSpread(reds: number): Spread {
  const known = THROW_BY_MAJORITY[majority(reds) - EVEN] ?? THROW_BY_MAJORITY[0];
  return { mean: known.mean, variance: known.sd ** 2 };
}

/** What a round brings to who still has so many throws. In a race the first cover ends the choosing. */
export function roundSpread({ pace }: CuboOptions, reds: number, throws: number): Spread {
  const one = throwSpread(reds);
  if (pace === 'race' || throws <= 1) return one;
  return { mean: bestOfTries(one, throws), variance: NARROWED * one.variance };
}

/** What so many whole rounds bring to who begins them with these colours. */
function laterMean(options: CuboOptions, rounds: number, reds: number): number {
  const even = roundSpread(options, EVEN, options.throws).mean;
  const now = roundSpread(options, reds, options.throws).mean;
  return rounds * (even + KEPT * (now - even));
}

const worths = new Map<string, readonly number[]>();

/** What the rounds after this one bring, by the number of red dice one goes on with. */
export function laterPoints(state: CuboState): readonly number[] {
  const { options, round } = state;
  const key = `${options.pace} ${options.throws} ${round}`;
  const known = worths.get(key);
  if (known) return known;
  const made = Array.from({ length: DICE + 1 }, (_, reds) => laterMean(options, ROUNDS - round, reds));
  worths.set(key, made);
  return made;
}

/** What the colours are worth in points of later rounds, against an even mixture. */
export function colourWorth(state: CuboState): readonly number[] {
  const later = laterPoints(state);
  return later.map((points) => points - (later[EVEN] ?? 0));
}

/** The points a covered square will have, with the die that was taken or the best one left. */
export function coveredPoints({ square, taken }: CuboSeat, state: CuboState): number {
  if (!square) return 0;
  const open = state.stage === 'racing' ? state.middle.filter(isFallenDie) : [];
  const offered = taken ? [taken] : open;
  return Math.max(scoreSquare(square).points, ...offered.map((die) => bestExchange(square, die).points));
}

/** What this round brings to a seat, as far as everybody can see. */
function thisRound(state: CuboState, seat: CuboSeat): Spread {
  const { options, round, stage, coverOrder } = state;
  if (seat.points.length >= round || stage === 'over') return exactly(0);
  if (seat.square) return exactly(coveredPoints(seat, state));
  if (stage === 'scoring') return exactly(0);
  const kinds = fallenKinds(seat);
  const calm = options.pace === 'calm';
  const left = calm ? options.throws - seat.throws : 0;
  if (!kinds || seat.hand) return roundSpread(options, redsIn(seat), seat.hand ? left : left + 1);
  const worth = rememberedWorth(kinds, jokerFace(seat), { middle: middleKinds(state) });
  if (calm ? left === 0 : coverOrder.length > 0) return exactly(worth);
  const more = roundSpread(options, redsIn(seat), left);
  // Whether a good throw is kept is up to the player: halfway between keeping it and choosing freely.
  return { mean: (worth + expectedMax(more, worth)) / 2, variance: more.variance / 4 };
}

/** What the rounds after this one bring to a seat. */
export function laterSpread(state: CuboState, seat: CuboSeat): Spread {
  const rounds = state.stage === 'over' ? 0 : ROUNDS - state.round;
  const { variance } = roundSpread(state.options, redsIn(seat), state.options.throws);
  return { mean: laterPoints(state)[redsIn(seat)] ?? 0, variance: rounds * variance };
}

/** The final totals as they look now. */
export const outlook = (state: CuboState): readonly Spread[] =>
  state.seats.map((seat) =>
    sumOf([exactly(total(seat.points)), thisRound(state, seat), laterSpread(state, seat)]),
  );

/** Everybody's chance to win, as it looks now. */
export function winChances(state: CuboState): readonly number[] {
  if (state.stage !== 'over') return chancesOf(outlook(state));
  const points = state.seats.map((seat) => total(seat.points));
  const most = Math.max(...points);
  const winners = points.filter((each) => each === most).length;
  return points.map((each) => (each === most ? 1 / winners : 0));
}
