import { seededRng } from '@cubarium/core';
import { ciub, type CiubState, type SeatAction } from '@cubarium/games/ciub';
import { expect, test } from 'vitest';
import { LEVELS, nodeBudget, playMatch, type Bot } from '../kit/index.ts';
import { analyse, bots } from './kit.ts';

const start = (options: object): CiubState => {
  const parsed = ciub.parseOptions(options);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return ciub.setup(parsed.value);
};

const play = (players: readonly Bot<CiubState, SeatAction>[], seed: string, options: object = { seats: 2 }) =>
  playMatch(ciub, start(options), {
    bots: players,
    dice: seededRng(`${seed} dice`),
    rng: seededRng(`${seed} bots`),
    budget: () => nodeBudget(2000),
  });

test.each(LEVELS)('%s finishes games with two and four seats', (level) => {
  for (const seats of [2, 4]) {
    const players = Array.from({ length: seats }, () => bots.bot(level));
    const { state } = play(players, `${level} ${seats}`, { seats, length: 'short' });
    expect(ciub.result(state)?.winners.length).toBeGreaterThan(0);
  }
});

test('an expert wins most of a few games against a novice, from either seat', () => {
  const [expert, novice] = [bots.bot('expert'), bots.bot('novice')];
  const games = 4;
  let won = 0;
  for (let i = 0; i < games; i++) {
    const players = i % 2 === 0 ? [expert, novice] : [novice, expert];
    const { state } = play(players, `ladder ${i}`);
    if (ciub.result(state)?.winners.some((seat) => players[seat] === expert)) won++;
  }
  expect(won).toBeGreaterThan(games / 2);
});

test('greedy never places a token, removes a card or trades', () => {
  const greedy = bots.baselines?.greedy;
  if (!greedy) throw new Error('no greedy');
  const { log } = play([greedy, greedy], 'greedy');
  const kinds = new Set(log.map(({ action }) => action.kind));
  for (const kind of ['placeToken', 'removeCard', 'trade', 'whiten'] as const)
    expect(kinds.has(kind)).toBe(false);
  expect(kinds.has('gain')).toBe(true);
});

test('an analysis finds errors in a casual game, few in expert play, and follows the chances to the end', () => {
  const match = play([bots.bot('expert'), bots.bot('novice')], 'analysis');
  const read = analyse(ciub.optionsOf(match.state), match.log);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const { decisions, curve, seats, mistakes, luck } = read.value;
  expect(decisions.every(({ error, value, best }) => error >= 0 && best - value === error)).toBe(true);
  expect(seats[1]?.error).toBeGreaterThan(0.1);
  expect(seats[0]?.error).toBeLessThan(0.2 * Number(seats[1]?.error));
  expect(mistakes[0]?.seat).toBe(1);
  expect(mistakes[0]?.error).toBe(Math.max(...decisions.map(({ error }) => error)));
  expect(curve.map(({ entry }) => entry)).toEqual(match.log.map(({ seq }) => seq));
  const winners = ciub.result(match.state)?.winners ?? [];
  expect(curve.at(-1)?.chances).toEqual(
    [0, 1].map((seat) => (winners.some((each) => each === seat) ? 1 : 0)),
  );
  for (const { chances } of curve) expect(chances[0]! + chances[1]!).toBeCloseTo(1);
  expect(luck.length).toBe(match.log.filter(({ actor }) => actor === 'chance').length);
});

test('an analysis says where a log stops making sense', () => {
  const { state, log } = play([bots.bot('novice'), bots.bot('novice')], 'broken');
  const broken = log.toSpliced(5, 1);
  const read = analyse(ciub.optionsOf(state), broken);
  expect(read.ok).toBe(false);
});
