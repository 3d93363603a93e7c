import { playRandom, seededRng, type JsonRecord } from '@cubarium/core';
import { cubo, type CuboState } from '@cubarium/games/cubo';
import { expect, test } from 'vitest';
import { LEVELS } from '../kit/index.ts';
import { queries } from './queries.ts';

const context = { state: null, at: 0, rng: seededRng('queries'), within: () => () => false };

function ask(word: string, request: JsonRecord) {
  const query = queries[word];
  if (query?.about !== 'dice') throw new Error(`${word} is not about dice`);
  return query.answer(request, context);
}

function askBest(state: CuboState, request: JsonRecord) {
  const query = queries.best;
  if (query?.about !== 'position') throw new Error('best is about a position');
  return query.answer(request, { ...context, state });
}

function opened(): CuboState {
  const options = cubo.parseOptions({ seats: 2, first: 1, pace: 'calm' });
  if (!options.ok) throw new Error('no options');
  let state = cubo.setup(options.value);
  for (
    let action = cubo.drawChance(state, context.rng);
    action;
    action = cubo.drawChance(state, context.rng)
  ) {
    const next = cubo.apply(state, { at: 0, actor: 'chance', action });
    if (!next.ok) throw new Error(JSON.stringify(next.error));
    state = next.value;
  }
  return state;
}

test.each(LEVELS)('best asks the %s what to do and what the chances are', (level) => {
  const answer = askBest(opened(), { seat: 1, level, budgetMs: 50 });
  expect(answer).toMatchObject({ ok: true, value: { action: { kind: 'throw' } } });
  expect(answer.ok && answer.value.value).toBeCloseTo(0.5, 1);
});

test('best says why a seat has nothing to do', () => {
  expect(askBest(opened(), { seat: 0 })).toMatchObject({ ok: false, error: { code: 'not-your-turn' } });
  const { state } = playRandom(cubo, opened().options, context.rng);
  expect(askBest(state, { seat: 0 })).toMatchObject({
    ok: false,
    error: { clause: 'W8', code: 'game-over' },
  });
  const start = cubo.setup(opened().options);
  expect(askBest(start, { seat: 0 })).toMatchObject({ ok: false, error: { code: 'chance-due' } });
});

const DICE = ['r4', 'b5', 'r6', 'b1', 'b3', 'r1', 'r1', 'r1'];

test('[cubo R6] arrange lays the eight dice around the joker and says what the square is worth', () => {
  const answer = ask('arrange', { dice: DICE, joker: 2 });
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  const square = answer.value.square as readonly string[];
  expect(square[4]).toBe('j2');
  expect(square.toSpliced(4, 1).toSorted()).toEqual(DICE.toSorted());
  expect(answer.value.exchange).toBeNull();
  expect(ask('score', { square })).toMatchObject({ ok: true, value: { points: answer.value.points } });
});

test('[cubo W1] arrange names the exchange it has in mind, the one that exchange finds too', () => {
  const answer = ask('arrange', { dice: DICE, joker: 2, middle: ['b2', 'r5'] });
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  const { square, points, exchange } = answer.value;
  expect(ask('exchange', { square, middle: ['b2', 'r5'] })).toEqual({
    ok: true,
    value: { square, points, exchange },
  });
  const { die, cell, points: after } = exchange as { die: string; cell: number; points: number };
  const laid = (square as readonly string[]).with(cell, die);
  expect(ask('score', { square: laid })).toMatchObject({ ok: true, value: { points: after } });
  expect(after).toBeGreaterThan(points as number);
});

test('[cubo W1] no exchange is named when none gains', () => {
  const sixes = Array.from({ length: 8 }, () => 'r6');
  expect(ask('arrange', { dice: sixes, joker: 6, middle: ['r1', 'b6'] })).toMatchObject({
    ok: true,
    value: { points: 72, exchange: null },
  });
});

test.each([
  { dice: DICE.slice(1), joker: 2 },
  { dice: DICE, joker: 7 },
  { dice: DICE, joker: '2' },
  { dice: [...DICE.slice(1), 'j4'], joker: 2 },
  { dice: DICE, joker: 2, middle: ['r1', 'r2', 'r3', 'r4', 'r5'] },
  { dice: DICE, joker: 2, middle: ['j1'] },
])('dice that make no sense are refused: %o', (request) => {
  expect(ask('arrange', request)).toMatchObject({ ok: false, error: { code: 'bad-request' } });
});
