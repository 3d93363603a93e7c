/** The best action of a position, to win or for one card alone. */
import { err, general, ok, type JsonRecord, type Refusal, type Result, type Seat } from '@cubarium/core';
import { CARDS, ciub, type CardId, type CiubState, type SeatAction } from '@cubarium/games/ciub';
import type { Level, QueryContext } from '../kit/index.ts';
import { bots, chanceToWin } from './kit.ts';
import { positionOf } from './odds/index.ts';
import { sharedOdds } from './shared.ts';

export interface BestRequest {
  readonly seat: Seat;
  readonly level: Level;
  readonly budgetMs: number;
  /** Null: to win the game. */
  readonly card: CardId | null;
}

type Answer = Result<JsonRecord, Refusal>;

const nothingToDo = err(general('not-available', 'this seat has nothing to decide now'));

export function answerBest(request: BestRequest, context: QueryContext<CiubState>): Answer {
  const { state } = context;
  if (state.turn.phase === 'over' || state.turn.seat !== request.seat || state.turn.chance !== null)
    return nothingToDo;
  return request.card === null ? toWin(request, context) : forCard(request, request.card, context);
}

function toWin(request: BestRequest, { state, at, rng, within }: QueryContext<CiubState>): Answer {
  const { seat, level, budgetMs } = request;
  const choice = bots.bot(level).choose({ state, seat, at, rng, shouldStop: within(budgetMs) });
  if (choice === null) return nothingToDo;
  // A beginner has no idea of its chances, nor has anybody without time to think.
  return ok({ action: choice.action, value: choice.value ?? chanceToWin(state) });
}

/** While rolling the exact best action; afterwards the card is gained or it is not. */
function forCard(request: BestRequest, card: CardId, context: QueryContext<CiubState>): Answer {
  const { state } = context;
  const position = positionOf(state);
  const { task } = CARDS[card];
  if (position === null || task === null) return afterRolling(request, card, context);
  const shouldStop = context.within(request.budgetMs);
  const { p, actions } = sharedOdds().best(position, task, { shouldStop });
  const [action] = actions;
  return action ? ok({ action, value: p }) : toWin(request, context);
}

function afterRolling(request: BestRequest, card: CardId, context: QueryContext<CiubState>): Answer {
  const gain = ciub
    .legal(context.state, { seat: request.seat, at: context.at })
    .find(
      (each): each is Extract<SeatAction, { kind: 'gain' }> =>
        each.kind === 'gain' && 'card' in each && each.card === card,
    );
  if (gain) return ok({ action: gain, value: 1 });
  const won = context.state.seats[request.seat]?.cards.includes(card) === true;
  const answer = toWin(request, context);
  return answer.ok ? ok({ ...answer.value, value: won ? 1 : 0 }) : answer;
}
