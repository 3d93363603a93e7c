import { seededRng, type Actor } from '@cubarium/core';
import { cubo } from '@cubarium/games/cubo';
import { expect, test } from 'vitest';
import { LEVELS, nodeBudget, playMatch, type Level } from '../kit/index.ts';
import { bots } from './bots.ts';
import { lateRace, start } from './race.testkit.ts';

test.each(LEVELS)('[cubo P2 R10] once the countdown runs, %s lays what lies there, in time', (level) => {
  for (let i = 0; i < 8; i++) {
    const state = lateRace(`late ${i}`);
    const ends = state.countdownEnds[1] ?? 0;
    expect(ends).toBeGreaterThan(state.at);
    const request = { state, seat: 1, at: state.at, rng: seededRng(i), shouldStop: nodeBudget(10) } as const;
    const choice = bots.bot(level).choose(request);
    expect(choice?.action.kind).toBe('cover');
    expect(state.at + (choice?.waitMs ?? 0)).toBeLessThan(ends);
  }
});

/** How long after its throw every square of a game was covered. */
function coverDelays(raw: object, level: Level): readonly number[] {
  const first = start(raw);
  const { log } = playMatch(cubo, first, {
    bots: first.seats.map(() => bots.bot(level)),
    dice: seededRng('dice'),
    rng: seededRng('bots'),
    budget: () => nodeBudget(10),
  });
  const thrown = new Map<Actor, number>();
  return log.flatMap(({ actor, action, at }) => {
    if (action.kind === 'throw') thrown.set(actor, at);
    return action.kind === 'cover' ? [at - (thrown.get(actor) ?? 0)] : [];
  });
}

test.each(LEVELS)('[cubo P7] %s takes the time to lay that was agreed, and is not late for it', (level) => {
  const delays = coverDelays({ seats: 2, coverMs: 5500 }, level);
  expect(Math.min(...delays)).toBeGreaterThanOrEqual(5500);
  expect(delays.length).toBeGreaterThanOrEqual(11);
});

test.each(LEVELS)('[cubo P7] %s throws so that it can still cover when the race is called off', (level) => {
  const delays = coverDelays({ seats: 4, coverMs: 10_000, capMs: 9000, countdownMs: 9000 }, level);
  expect(delays).toHaveLength(24);
});

test.each(LEVELS)('[cubo P7] %s does not try to cover what fell too late', (level) => {
  const state = lateRace('too late', { coverMs: 10_000, capMs: 100, countdownMs: 1000 });
  const request = { state, seat: 1, at: state.at, rng: seededRng(1), shouldStop: nodeBudget(10) } as const;
  expect(cubo.turn(state)).toMatchObject({ seats: [0, 1] });
  expect(bots.bot(level).choose(request)).toBeNull();
});
