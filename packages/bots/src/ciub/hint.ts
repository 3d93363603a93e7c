/** The best action with what others would come to, so that the difference can be told. */
import { err, general, ok, type JsonRecord, type Refusal, type Result, type Seat } from '@cubarium/core';
import { CARDS, type CardId, type CiubState, type SeatAction } from '@cubarium/games/ciub';
import type { QueryContext } from '../kit/index.ts';
import { answerBest } from './best.ts';
import { mayGain } from './gaining.ts';
import { positionOf, type TurnAction, type TurnPosition, type Valued } from './odds/index.ts';
import { sharedOdds } from './shared.ts';

export interface HintRequest {
  readonly seat: Seat;
  /** What is aimed at; null: the card that promises the most points. */
  readonly card: CardId | null;
  readonly budgetMs: number;
}

/** One way to go on, and the chance that is left with it. */
export interface Way {
  readonly action: SeatAction;
  readonly p: number;
}

export interface Hint {
  /** The card that the chances are about; null: they are chances to win. */
  readonly card: CardId | null;
  readonly exact: boolean;
  /** The best first, then what other kinds of action would come to. */
  readonly ways: readonly Way[];
}

const MOST_WAYS = 3;
/** Chances this close are told as equal. */
const SAME = 0.0005;

export function answerHint(
  request: HintRequest,
  context: QueryContext<CiubState>,
): Result<JsonRecord, Refusal> {
  const { state } = context;
  const hint = rollingHint(request, context);
  if (hint) return ok({ ...hint });
  if (state.turn.seat !== request.seat || state.turn.chance !== null)
    return err(general('not-available', 'this seat has nothing to decide now'));
  const best = answerBest({ ...request, level: 'expert', card: null }, context);
  if (!best.ok) return best;
  return ok({ card: null, exact: false, ways: [{ action: best.value.action, p: best.value.value }] });
}

function rollingHint({ seat, card, budgetMs }: HintRequest, context: QueryContext<CiubState>): Hint | null {
  const { state, within } = context;
  const position = positionOf(state);
  if (position?.phase !== 'rolling' || state.turn.seat !== seat || state.turn.chance !== null) return null;
  const shouldStop = within(budgetMs);
  const aim = card !== null && mayGain(state, card) ? card : mostPromising(state, position, shouldStop);
  const task = aim === null ? null : CARDS[aim].task;
  if (aim === null || task === null) return null;
  const { exact, options } = sharedOdds().options(position, task, { shouldStop });
  const ways = waysAmong(options);
  return ways[0] && ways[0].p > 0 ? { card: aim, exact, ways } : null;
}

/** Of all cards that may be gained the one with the most points, counted by its chance. */
function mostPromising(state: CiubState, at: TurnPosition, shouldStop: () => boolean): CardId | null {
  let best: CardId | null = null;
  let most = 0;
  for (const card of [...state.bottom, ...state.top]) {
    const task = card && CARDS[card].task;
    if (!card || !task || !mayGain(state, card)) continue;
    const worth = CARDS[card].points * sharedOdds().chance(at, task, { shouldStop }).p;
    if (worth > most) [best, most] = [card, worth];
  }
  return best;
}

/** The best of each kind of action, those that say nothing new left out. */
export function waysAmong(options: readonly Valued[]): readonly Way[] {
  const best = new Map<string, Valued>();
  for (const option of options.toSorted(byPromise)) {
    const kind = kindOf(option.action);
    if (!best.has(kind)) best.set(kind, option);
  }
  const [first, ...others] = best.values();
  if (!first) return [];
  const worse = others.filter(({ action, p }) => action.kind !== 'stop' && first.p - p > SAME);
  return [first, ...worse].slice(0, MOST_WAYS);
}

/** Setting dice aside and rolling all of them are different things to do. */
const kindOf = (action: TurnAction): string =>
  'aside' in action && action.aside ? `${action.kind} aside` : action.kind;

/** Of equal chances first to stop, then what touches the fewest dice. */
const byPromise = (a: Valued, b: Valued): number =>
  Math.abs(a.p - b.p) > SAME / 100 ? b.p - a.p : effort(a.action) - effort(b.action);

function effort(action: TurnAction): number {
  const aside = 'aside' in action ? (action.aside?.length ?? 0) : 0;
  return action.kind === 'stop' ? aside : 10 + aside;
}
