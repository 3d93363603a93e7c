import { playRandom, replay, seededRng, seatsOf, type Entry } from '@cubarium/core';
import { expect, test } from 'vitest';
import { cubo, type CuboAction, type CuboState } from './index.ts';

const OPTIONS = [
  { seats: 2 },
  { seats: 3, first: 2 },
  { seats: 4, timeFactor: [1, 10, 2.5, 1] },
  { seats: 3, capMs: 4000, stallMs: 900, countdownMs: 1500, timeFactor: [1, 3, 1] },
  { seats: 2, handMs: 0, rethrowMs: 0, exchangeMs: 0, callMs: 0 },
  { seats: 4, countdownMs: 0, stallMs: 0 },
  { seats: 3, coverMs: 10_000, capMs: 9000 },
  { seats: 2, pace: 'calm' },
  { seats: 4, pace: 'calm', throws: 1 },
];
const SEEDS = Array.from({ length: 6 }, (_, i) => `cubo game ${i}`);

function options(raw: unknown) {
  const parsed = cubo.parseOptions(raw);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}

/** Every state of a game, the first and the last included. */
function statesOf(start: CuboState, log: readonly Entry<CuboAction>[]): readonly CuboState[] {
  const states = [start];
  for (const move of log) {
    const next = cubo.apply(states.at(-1) ?? start, move);
    if (!next.ok) throw new Error(JSON.stringify({ move, error: next.error }));
    states.push(next.value);
  }
  return states;
}

const cases = OPTIONS.flatMap((raw) => SEEDS.map((seed) => ({ raw, seed })));

test.each(cases)('a random game of $raw with seed "$seed" ends, whole at every step', ({ raw, seed }) => {
  const { state: last, log } = playRandom(cubo, options(raw), seededRng(seed));
  expect(last.stage).toBe('over');
  const start = cubo.setup(options(raw));
  const all = diceOf(start);
  for (const state of statesOf(start, log)) {
    expect(diceOf(state)).toEqual(all);
    const text: unknown = JSON.parse(JSON.stringify(cubo.print(state)));
    expect(cubo.parse(text)).toEqual({ ok: true, value: state });
  }
  expect(replay(cubo, start, log)).toEqual({ ok: true, value: last });
});

/** The ids of every die, wherever it is; a die in two places shows up twice. */
function diceOf(state: CuboState): readonly string[] {
  const held = state.seats.flatMap((seat) => [...seat.dice, seat.joker, ...(seat.taken ? [seat.taken] : [])]);
  return [...held, ...state.middle].map((die) => die.id).toSorted();
}

test('nobody acts when it is over', () => {
  const { state } = playRandom(cubo, options({ seats: 3 }), seededRng('over'));
  expect(cubo.turn(state)).toMatchObject({ who: 'nobody' });
  expect(cubo.deadline(state)).toBeNull();
  expect(cubo.drawChance(state, seededRng(1))).toBeNull();
  for (const seat of seatsOf(3)) {
    expect(cubo.legal(state, { seat, at: state.at })).toEqual([]);
    expect(cubo.sample(state, { seat, at: state.at }, seededRng(1))).toBeNull();
  }
});
