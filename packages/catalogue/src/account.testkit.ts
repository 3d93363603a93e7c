import { playRandom, seededRng, type JsonRecord } from '@cubarium/core';
import type { LoadedGame } from './index.ts';

/** In chances to win: what is left over is rounding. */
const ROUNDING = 1e-9;

export interface RandomMatch {
  readonly options: JsonRecord & { readonly seats: number };
  readonly seed: string;
  /** Looks at so many entries only. */
  readonly entries?: number;
}

const isZero = (value: number): boolean => Math.abs(value) < ROUNDING;

/**
 * What does not add up in the analysis of a random match: for every seat result − start = luck − own errors + errors of
 * others, and no error is larger than what was at stake.
 */
export function notAddingUp(game: LoadedGame, { options, seed, entries }: RandomMatch): readonly unknown[] {
  const { rules } = game;
  const read = rules.parseOptions(options);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const { state, log } = playRandom(rules, read.value, seededRng(seed));
  const review = game.analyse?.(read.value, log.slice(0, entries));
  if (!review?.ok) return [review];
  const winners = rules.result(state)?.winners ?? [];
  const whole = log.length <= (entries ?? Infinity);
  const seats = review.value.seats.filter(({ seat, start, result, luck, error, given }) => {
    const share = winners.includes(seat) ? 1 / winners.length : 0;
    const ends = !whole || isZero(result - share);
    return !ends || !isZero(start - 1 / options.seats) || !isZero(luck - error + given - (result - start));
  });
  const decisions = review.value.decisions.filter(({ best, value, error, shifts, seat }) => {
    const moved = isZero(shifts.reduce((sum, each) => sum + each, 0)) && shifts[seat] === value - best;
    return !moved || error !== best - value || error < 0 || best > 1 || value < 0;
  });
  return [...seats, ...decisions];
}
