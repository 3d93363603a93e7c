import { err, general, ok, type JsonRecord, type Refusal, type Seat } from '@cubarium/core';
import {
  bestExchange,
  cubo,
  CUBO_REFUSALS,
  scoreSquare,
  type Cell,
  type CuboState,
} from '@cubarium/games/cubo';
import { readBudget, readLevel, readSeat, type Queries } from '../kit/index.ts';
import { bots } from './bots.ts';
import { answerHint } from './hint.ts';
import { answerPractice } from './practice.ts';
import { arrangeFor, kindOf } from './square/index.ts';
import { readDice, readJoker, readMiddle, readSquare, wordOf } from './words.ts';

const BUDGET_MS = 500;

/** The exchange with the most points among the dice of the middle, the first among equals; null if none gains. */
function exchangeOf(square: readonly Cell[], middle: readonly Cell[]): JsonRecord | null {
  let best: { readonly die: string; readonly cell: number; readonly points: number } | null = null;
  for (const die of middle) {
    const { cell, points } = bestExchange(square, die);
    if (cell !== null && (best === null || points > best.points)) best = { die: wordOf(die), cell, points };
  }
  return best;
}

export const queries: Queries<CuboState> = {
  score: {
    about: 'dice',
    answer(request) {
      const square = readSquare(request.square);
      return square.ok ? ok({ ...scoreSquare(square.value) }) : square;
    },
  },
  exchange: {
    about: 'dice',
    answer(request) {
      const square = readSquare(request.square);
      if (!square.ok) return square;
      const middle = readMiddle(request.middle);
      if (!middle.ok) return middle;
      const { points } = scoreSquare(square.value);
      const exchange = exchangeOf(square.value, middle.value);
      return ok({ square: square.value.map(wordOf), points, exchange });
    },
  },
  arrange: {
    about: 'dice',
    answer(request) {
      const dice = readDice(request.dice);
      if (!dice.ok) return dice;
      const joker = readJoker(request.joker);
      if (!joker.ok) return joker;
      const middle = readMiddle(request.middle);
      if (!middle.ok) return middle;
      const { square, points } = arrangeFor(dice.value.map(kindOf), joker.value, {
        middle: middle.value.map(kindOf),
      });
      return ok({ square: square.map(wordOf), points, exchange: exchangeOf(square, middle.value) });
    },
  },
  best: {
    about: 'position',
    answer(request, { state, at, rng, within }) {
      const seat = readSeat(request.seat, state.seats.length);
      if (!seat.ok) return seat;
      const level = readLevel(request.level);
      if (!level.ok) return level;
      const budget = readBudget(request.budgetMs, BUDGET_MS);
      if (!budget.ok) return budget;
      const asked = { state, seat: seat.value, at, rng, shouldStop: within(budget.value) };
      const choice = bots.bot(level.value).choose(asked);
      return choice ? ok({ action: choice.action, value: choice.value }) : err(whyNot(state, seat.value));
    },
  },
  hint: {
    about: 'position',
    answer(request, context) {
      const seat = readSeat(request.seat, context.state.seats.length);
      if (!seat.ok) return seat;
      const budget = readBudget(request.budgetMs, BUDGET_MS);
      return budget.ok ? answerHint({ seat: seat.value, budgetMs: budget.value }, context) : budget;
    },
  },
  practice: { about: 'dice', answer: answerPractice },
};

/** Why a seat has nothing to do. */
function whyNot(state: CuboState, seat: Seat): Refusal {
  const turn = cubo.turn(state);
  switch (turn.who) {
    case 'nobody':
      return { clause: CUBO_REFUSALS['game-over'], code: 'game-over' };
    case 'chance':
      return general('chance-due');
    case 'seats':
      // Whose dice cannot be covered before the countdown is over (P7) could act and has nothing to do.
      return general(turn.seats.includes(seat) ? 'not-available' : 'not-your-turn');
  }
}
