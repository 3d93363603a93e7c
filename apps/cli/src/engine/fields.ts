import {
  err,
  general,
  isSeat,
  ok,
  textSeed,
  type Actor,
  type JsonRecord,
  type Refusal,
  type Result,
  type Seat,
} from '@cubarium/core';

/** Readers for the fields of a request. Each says what is wrong in `why`, for whoever writes the client. */
const bad = (why: string) => err(general('bad-request', why));

/** Whole milliseconds since the table started; missing: the time of the last entry. */
export function readAt(raw: unknown, last: number): Result<number, Refusal> {
  if (raw === undefined) return ok(last);
  if (typeof raw !== 'number' || !Number.isSafeInteger(raw) || raw < 0)
    return bad('at must be a whole number of milliseconds, 0 or more');
  return raw < last ? err(general('time-goes-back', `the last entry is at ${last}`)) : ok(raw);
}

export function readSeat(raw: unknown, seats: number): Result<Seat, Refusal> {
  return isSeat(raw, seats) ? ok(raw) : bad(`seat must be one of 0 … ${seats - 1}`);
}

export function readActor(raw: unknown, seats: number): Result<Actor, Refusal> {
  if (raw === 'chance' || raw === 'clock' || isSeat(raw, seats)) return ok(raw);
  return bad(`actor must be "chance", "clock" or a seat, 0 … ${seats - 1}`);
}

/** The match seed the engine deals with, or null when the caller deals: asked for, or because there is no seed. */
export function readDealer(request: JsonRecord): Result<string | null, Refusal> {
  const { seed, dealer } = request;
  if (dealer !== undefined && dealer !== 'manual') return bad('dealer must be "manual" or be left out');
  if (seed !== undefined && typeof seed !== 'string') return bad('seed must be text');
  return ok(seed === undefined || dealer === 'manual' ? null : textSeed(seed));
}

const LONGEST_ID = 200;

/** The id to echo: text up to 200 characters or a finite number, else null. */
export function readId(raw: unknown): string | number | null {
  if (typeof raw === 'number') return Number.isFinite(raw) ? raw : null;
  if (typeof raw !== 'string' || raw.length > 2 * LONGEST_ID) return null;
  return Array.from(raw).length <= LONGEST_ID ? raw : null;
}
