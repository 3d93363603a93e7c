import { seatsOf, seededRng, type Entry } from '@cubarium/core';
import { cubo, scoreSquare, type CuboAction, type CuboSeat, type CuboState } from '@cubarium/games/cubo';
import { describeBot } from '@cubarium/testkit';
import { describe, expect, test } from 'vitest';
import { LEVELS, nodeBudget, playMatch, type Level } from '../kit/index.ts';
import { bots } from './bots.ts';
import { STYLES } from './style.ts';

const TABLES = [
  { seats: 2, pace: 'calm', throws: 3 },
  { seats: 2 },
  { seats: 3, pace: 'calm', throws: 2 },
  { seats: 4, timeFactor: [1, 2, 1, 10] },
  { seats: 2, coverMs: 10_000 },
];
for (const level of LEVELS.filter((each) => each !== 'novice'))
  describeBot({
    name: `Cubo's ${level}`,
    // The suite serves all games, so it takes them without their own types.
    rules: () => Promise.resolve(cubo as never),
    bot: () => Promise.resolve(bots.bot(level) as never),
    tables: TABLES,
    nodes: 10,
  });

function start(raw: unknown): CuboState {
  const options = cubo.parseOptions(raw);
  if (!options.ok) throw new Error(JSON.stringify(options.error));
  return cubo.setup(options.value);
}

/** A whole game of bots of these levels, with the state before every entry. */
function game(levels: readonly Level[], raw: object, seed: string) {
  const first = start({ seats: levels.length, ...raw });
  const { log, state } = playMatch(cubo, first, {
    bots: levels.map((level) => bots.bot(level)),
    dice: seededRng(`${seed} dice`),
    rng: seededRng(`${seed} bots`),
    budget: () => nodeBudget(40),
  });
  const before = new Map<Entry<CuboAction>, CuboState>();
  let now = first;
  for (const entry of log) {
    before.set(entry, now);
    const next = cubo.apply(now, entry);
    if (!next.ok) throw new Error(JSON.stringify(next.error));
    now = next.value;
  }
  return { log, state, before };
}

describe.each(LEVELS)('%s in a race', (level) => {
  const played = Array.from({ length: 3 }, (_, i) => game([level, level, level], {}, `race ${level} ${i}`));

  /** The times from the last throw (or, for a throw, from taking the dice in hand) to every action of a kind. */
  const delays = (kind: string, counts: (own: CuboSeat, countdown: number | null) => boolean = () => true) =>
    played.flatMap(({ log, before }) =>
      log.flatMap((entry) => {
        const state = before.get(entry);
        const own = typeof entry.actor === 'number' ? state?.seats[entry.actor] : undefined;
        if (!state || !own || entry.action.kind !== kind) return [];
        if (!counts(own, state.countdownEnds[Number(entry.actor)] ?? null)) return [];
        return [entry.at - ((kind === 'throw' ? own.handAt : own.thrownAt) ?? 0)];
      }),
    );

  test('[cubo P1] is never quicker than the rules allow', () => {
    expect(Math.min(...delays('pickUp'))).toBeGreaterThanOrEqual(1000);
    expect(Math.min(...delays('throw', ({ throws }) => throws > 0))).toBeGreaterThanOrEqual(500);
  });

  test('is as slow as people of its kind: it sees, then lays die by die', () => {
    const { see, place } = STYLES[level].tempo;
    const free = delays('cover', (_, countdown) => countdown === null);
    expect(free.length).toBeGreaterThan(20);
    expect(Math.min(...free)).toBeGreaterThanOrEqual(0.65 * (see + 8 * place));
    expect(Math.min(...delays('cover'))).toBeGreaterThanOrEqual(0.5 * see);
  });

  test('[cubo R10] is seldom too late', () => {
    const rounds = played.length * 6 * 3;
    const covers = played.flatMap(({ log }) => log.filter(({ action }) => action.kind === 'cover')).length;
    expect(covers).toBeGreaterThan(0.9 * rounds);
  });

  test('does not change its mind when it is asked again', () => {
    for (const { log, before } of played.slice(0, 1))
      for (const entry of log) {
        const state = before.get(entry);
        if (!state || typeof entry.actor !== 'number') continue;
        const { actor: seat } = entry;
        const ask = (at: number) =>
          bots.bot(level).choose({ state, seat, at, rng: seededRng(at), shouldStop: nodeBudget(40) });
        const [early, late] = [ask(state.at), ask(state.at + 1)];
        expect(late?.action).toEqual(early?.action);
        const overdue = (early?.waitMs ?? 0) <= STYLES[level].tempo.react * 1.35;
        expect(overdue || (late?.waitMs ?? 0) + 1 === early?.waitMs).toBe(true);
      }
  });
});

test('each level lays better squares than the one below', () => {
  const means = LEVELS.map((level) => {
    const squares = Array.from({ length: 6 }, (_, i) =>
      game([level, level], { pace: 'calm', throws: 1 }, `lay ${i}`),
    )
      .flatMap(({ log, before }) => log.map((entry) => ({ entry, state: before.get(entry) })))
      .flatMap(({ entry: { actor, action }, state }) => {
        const own = typeof actor === 'number' ? state?.seats[actor] : undefined;
        if (action.kind !== 'cover' || !own || !state) return [];
        const next = cubo.apply(state, { at: state.at, actor, action });
        return next.ok ? [scoreSquare(next.value.seats[Number(actor)]?.square ?? []).points] : [];
      });
    return squares.reduce((sum, points) => sum + points, 0) / squares.length;
  });
  // An expert gives up points before the exchange for more after it, so only the first three are compared.
  expect(means[1]).toBeGreaterThan(Number(means[0]));
  expect(means[2]).toBeGreaterThan(Number(means[1]));
});

test('at a calm table nobody throws more often than allowed, and everybody covers', () => {
  const { log, state } = game(['novice', 'casual', 'skilled', 'expert'], { pace: 'calm', throws: 2 }, 'calm');
  const count = (kind: string, seat: number) =>
    log.filter(({ actor, action }) => actor === seat && action.kind === kind).length;
  for (const seat of seatsOf(4)) {
    expect(count('cover', seat)).toBe(6);
    expect(count('throw', seat)).toBeLessThanOrEqual(12);
    expect(state.seats[seat]?.points).toHaveLength(6);
  }
});
