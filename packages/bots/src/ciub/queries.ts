import { err, general, isTextArray, ok, type JsonRecord, type Refusal, type Result } from '@cubarium/core';
import { CARD_IDS, CARDS, isCardId, type CardId, type CiubState } from '@cubarium/games/ciub';
import { readBudget, readLevel, readSeat, type Queries } from '../kit/index.ts';
import { answerBest, type BestRequest } from './best.ts';
import { answerOdds, type OddsRequest } from './card-odds.ts';
import { answerHint, type HintRequest } from './hint.ts';
import { answerPractice } from './practice.ts';

const bad = (why: string) => err(general('bad-request', why));
const BUDGET_MS = 2000;

export function readOdds(request: JsonRecord, seats: number): Result<OddsRequest, Refusal> {
  const seat = readSeat(request.seat, seats);
  if (!seat.ok) return seat;
  const cards = readCards(request.cards);
  if (!cards.ok) return cards;
  const { supply, best } = request;
  if (supply !== undefined && supply !== 'unlimited') return bad('supply must be "unlimited" or be left out');
  if (best !== undefined && typeof best !== 'boolean') return bad('best must be true or false');
  const budget = readBudget(request.budgetMs, BUDGET_MS);
  if (!budget.ok) return budget;
  return ok({
    seat: seat.value,
    cards: cards.value,
    supply: supply ?? 'table',
    budgetMs: budget.value,
    wants: best === true ? 'odds-and-actions' : 'odds',
  });
}

export function readBest(request: JsonRecord, seats: number): Result<BestRequest, Refusal> {
  const seat = readSeat(request.seat, seats);
  if (!seat.ok) return seat;
  const level = readLevel(request.level);
  if (!level.ok) return level;
  const budget = readBudget(request.budgetMs, BUDGET_MS);
  if (!budget.ok) return budget;
  const { card = null } = request;
  if (card !== null && !hasTask(card)) return bad('card must be a card with a task');
  return ok({ seat: seat.value, level: level.value, budgetMs: budget.value, card });
}

export function readHint(request: JsonRecord, seats: number): Result<HintRequest, Refusal> {
  const best = readBest({ ...request, level: 'expert' }, seats);
  return best.ok ? ok({ seat: best.value.seat, card: best.value.card, budgetMs: best.value.budgetMs }) : best;
}

const hasTask = (value: unknown): value is CardId => isCardId(value) && CARDS[value].task !== null;

function readCards(raw: unknown): Result<readonly CardId[] | null, Refusal> {
  if (raw === undefined) return ok(null);
  if (isTextArray(raw) && raw.length <= CARD_IDS.length && raw.every(hasTask)) return ok([...new Set(raw)]);
  return bad('cards must be a list of cards with a task');
}

export const queries: Queries<CiubState> = {
  odds: {
    about: 'position',
    answer(request, { state, within }) {
      const read = readOdds(request, state.seats.length);
      return read.ok ? answerOdds(read.value, { state, within }) : read;
    },
  },
  best: {
    about: 'position',
    answer(request, context) {
      const read = readBest(request, context.state.seats.length);
      return read.ok ? answerBest(read.value, context) : read;
    },
  },
  hint: {
    about: 'position',
    answer(request, context) {
      const read = readHint(request, context.state.seats.length);
      return read.ok ? answerHint(read.value, context) : read;
    },
  },
  practice: { about: 'dice', answer: answerPractice },
};
