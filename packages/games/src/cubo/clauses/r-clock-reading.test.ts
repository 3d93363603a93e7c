import { playRandom, seededRng } from '@cubarium/core';
import { expect, test } from 'vitest';
import { cubo, type CuboSeat, type CuboState } from '../index.ts';

/**
 * The clauses read literally, as questions about a moment, without the steps by which the rules get there: has the
 * countdown begun, is the round over? The deadline must be the first moment at which the answer is yes.
 */
const num = (value: number | null): number => value ?? Number.POSITIVE_INFINITY;

const lastToCover = (state: CuboState): CuboSeat | undefined => state.seats[state.coverOrder.at(-1) ?? -1];

const graceIsOver = (state: CuboState, t: number): boolean => {
  const last = lastToCover(state);
  return !last || last.taken !== null || t >= num(last.coveredAt) + state.options.stallMs;
};

function countdownBegan(state: CuboState, t: number): boolean {
  const open = state.seats.filter((seat) => !seat.square).length;
  const capped = t >= num(state.calledAt) + state.options.capMs;
  return capped || (open === 1 && state.coverOrder.length > 0 && graceIsOver(state, t));
}

function roundIsOver(state: CuboState, t: number): boolean {
  if (state.seats.every((seat) => seat.square)) {
    const stalled = state.seats.every((seat) => t >= num(seat.coveredAt) + state.options.stallMs);
    return stalled || state.seats.every((seat) => seat.taken);
  }
  const lateForAll = state.seats.every((seat, i) => seat.square || t >= num(state.countdownEnds[i] ?? null));
  return lateForAll && graceIsOver(state, t);
}

/** Every moment at which an answer could change. */
function moments(state: CuboState): readonly number[] {
  const { stallMs, capMs } = state.options;
  const stalls = state.seats.map((seat) => num(seat.coveredAt) + stallMs);
  const ends = state.countdownEnds.map(num);
  return [num(state.calledAt) + capMs, ...stalls, ...ends].filter(Number.isFinite).toSorted((a, b) => a - b);
}

const OPTIONS = [
  { seats: 2 },
  { seats: 3, capMs: 5000 },
  { seats: 4, capMs: 9000, stallMs: 2500, countdownMs: 3000, timeFactor: [1, 2, 1, 3] },
  { seats: 4, capMs: 3000, stallMs: 8000, countdownMs: 1000, timeFactor: [1, 1.5, 4, 1] },
  { seats: 3, capMs: 700, stallMs: 100, countdownMs: 4000 },
];

test.each(OPTIONS)(
  '[cubo R9 R10 R11 P2 P5] in random races of %j the clock agrees with the clauses',
  (raw) => {
    const options = cubo.parseOptions(raw);
    if (!options.ok) throw new Error(options.error.code);
    const seen = { countdown: 0, end: 0 };
    for (let game = 0; game < 15; game++) {
      const { log } = playRandom(cubo, options.value, seededRng(`reading ${game}`));
      let state = cubo.setup(options.value);
      for (const move of log) {
        const next = cubo.apply(state, move);
        if (!next.ok) throw new Error(JSON.stringify(next.error));
        state = next.value;
        if (state.stage !== 'racing') continue;
        const running = state.countdownEnds.some((ends) => ends !== null);
        const waiting = !running && state.seats.some((seat) => !seat.square);
        const answer = waiting ? countdownBegan : roundIsOver;
        seen[waiting ? 'countdown' : 'end']++;
        const now = state;
        expect(cubo.deadline(now)).toBe(moments(now).find((t) => answer(now, t)));
      }
    }
    expect(Math.min(seen.countdown, seen.end)).toBeGreaterThan(20);
  },
);
