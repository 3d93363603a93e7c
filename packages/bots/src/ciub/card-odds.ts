/** The chances of several cards in one position, within one budget of time. */
import { err, general, ok, type JsonRecord, type Refusal, type Result, type Seat } from '@cubarium/core';
import { CARDS, diceOf, withFace, type CardId, type CiubState, type SeatState } from '@cubarium/games/ciub';
import {
  positionOf,
  type Between,
  type BestPlay,
  type Budget,
  type Chance,
  type TurnPosition,
} from './odds/index.ts';
import { sharedOdds } from './shared.ts';

export interface OddsRequest {
  readonly seat: Seat;
  /** Null: every card on display. */
  readonly cards: readonly CardId[] | null;
  readonly supply: 'table' | 'unlimited';
  readonly budgetMs: number;
  readonly wants: 'odds' | 'odds-and-actions';
}

/** With both bounds where the chance is not exact. */
export type CardOdds = Chance & Partial<BestPlay> & { readonly between?: Between };

export interface CardsQuestion {
  readonly cards: readonly CardId[];
  readonly wants: OddsRequest['wants'];
  readonly budgetMs: number;
  readonly within: (milliseconds: number) => () => boolean;
}

/**
 * Every card first has its share of the time; what is left goes to those that need more, which then go on
 * from what was worked out already. The bounds of what is open then take as long again at most.
 */
export function cardOdds(
  at: TurnPosition,
  question: CardsQuestion,
): Readonly<Partial<Record<CardId, CardOdds>>> {
  const { cards, budgetMs, within } = question;
  const ask = (card: CardId, budget: Budget): CardOdds => {
    const { task } = CARDS[card];
    if (task === null) return { p: 0, exact: true };
    const odds = sharedOdds();
    return question.wants === 'odds' ? odds.chance(at, task, budget) : odds.best(at, task, budget);
  };
  const whole = { shouldStop: within(budgetMs) };
  const found = cards.map((card) => ({
    card,
    odds: ask(card, { shouldStop: within(budgetMs / cards.length) }),
  }));
  const answers = found.map(({ card, odds }) => ({
    card,
    odds: odds.exact || whole.shouldStop() ? odds : ask(card, whole),
  }));
  const open = answers.filter(({ odds }) => !odds.exact).length;
  const bounded = (): Budget => ({ shouldStop: within(Math.min(budgetMs, BOUNDS_MS) / open) });
  return Object.fromEntries(
    answers.map(({ card, odds }) => [card, odds.exact ? odds : withBounds(at, { card, odds }, bounded())]),
  );
}

/** What the other end of a bound may take at most, for all cards together. */
const BOUNDS_MS = 40;

function withBounds(
  at: TurnPosition,
  { card, odds }: { readonly card: CardId; readonly odds: CardOdds },
  budget: Budget,
): CardOdds {
  const { task } = CARDS[card];
  return task === null ? odds : { ...odds, between: sharedOdds().between(at, task, budget) };
}

const nothingToRoll = err(general('not-available', 'this seat has nothing to roll now'));

export function answerOdds(
  request: OddsRequest,
  { state, within }: { readonly state: CiubState; readonly within: CardsQuestion['within'] },
): Result<JsonRecord, Refusal> {
  const real = positionFor(state, request.seat);
  if (real === null) return nothingToRoll;
  const position = request.supply === 'unlimited' ? { ...real, supply: 'unlimited' as const } : real;
  const cards = request.cards ?? [...state.bottom, ...state.top].filter((card) => card !== null);
  return ok({ odds: cardOdds(position, { ...request, cards, within }) });
}

/** The turn under way, or for another seat the turn it would begin with its dice. */
function positionFor(state: CiubState, seat: Seat): TurnPosition | null {
  if (state.turn.phase === 'dealing' || state.turn.phase === 'over') return null;
  if (state.turn.seat === seat) return positionOf(state);
  const other = state.seats[seat];
  return other ? positionOf(turnOf(state, seat, other)) : null;
}

function turnOf(state: CiubState, seat: Seat, { pool, tray, ...rest }: SeatState): CiubState {
  const fresh = diceOf({ pool, tray, ...rest }).map((die) => withFace(die, null, 'fresh'));
  const seats = state.seats.map((each, i) => (i === seat ? { ...rest, pool: fresh, tray: [] } : each));
  return { ...state, seats, turn: { ...state.turn, seat, phase: 'toRoll', moved: false } };
}
