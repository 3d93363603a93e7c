import { err, general, isSeat, ok, type Refusal, type Result, type Seat } from '@cubarium/core';
import { LEVELS, type Level } from './bot.ts';

/** Readers for fields that the queries of all games share. */
const bad = (why: string) => err(general('bad-request', why));

export const readSeat = (raw: unknown, seats: number): Result<Seat, Refusal> =>
  isSeat(raw, seats) ? ok(raw) : bad(`seat must be one of 0 … ${seats - 1}`);

export function readLevel(raw: unknown): Result<Level, Refusal> {
  if (raw === undefined) return ok('expert');
  const level = LEVELS.find((name) => name === raw);
  return level ? ok(level) : bad(`level must be one of ${LEVELS.join(' ')}`);
}

const LONGEST_BUDGET_MS = 600_000;

export function readBudget(raw: unknown, usual: number): Result<number, Refusal> {
  if (raw === undefined) return ok(usual);
  if (typeof raw === 'number' && raw > 0 && raw <= LONGEST_BUDGET_MS) return ok(raw);
  return bad(`budgetMs must be more than 0 and at most ${LONGEST_BUDGET_MS}`);
}
