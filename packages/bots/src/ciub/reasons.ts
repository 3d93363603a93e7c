/** Why another action would have been better, in chances of a card: what people ask first. */
import {
  CARDS,
  ciub,
  current,
  taskRefusal,
  trayFacts,
  type CardId,
  type CiubState,
  type SeatAction,
  type Task,
} from '@cubarium/games/ciub';
import type { Reason } from '../kit/index.ts';
import { mayGain } from './gaining.ts';
import { createOdds, positionOf, type Budget, type Chance, type Odds } from './odds/index.ts';
import { sharedChart } from './shared.ts';

/** Made anew for every match: what is remembered of another one must not decide what can be told of this. */
export const newOdds = (): Odds => createOdds({ known: sharedChart.value });

/** What one chance may take: without charts some take seconds, and a reason is not worth that. */
const BUDGET: Budget = { maxNodes: 5000 };
/** What a card must promise more, in points times chance, to be a reason. */
const WORTH_TELLING = 0.05;

interface Choice {
  readonly did: SeatAction;
  readonly better: SeatAction;
}

/** The card whose chance the better action would have raised most, by its points; null when it is about no card. */
export function reasonFor(odds: Odds, state: CiubState, choice: Choice): Reason | null {
  if (state.turn.phase !== 'rolling') return null;
  const did = after(state, choice.did);
  const better = after(state, choice.better);
  if (!did || !better) return null;
  let found: Reason | null = null;
  let most = WORTH_TELLING;
  for (const card of [...state.bottom, ...state.top]) {
    const task = card && taskOf(state, card);
    if (!card || !task) continue;
    const [own, other] = [chanceIn(odds, did, task), chanceIn(odds, better, task)];
    const gain = CARDS[card].points * (other.p - own.p);
    // Bounds cannot be compared.
    if (own.exact && other.exact && gain > most)
      [found, most] = [{ about: card, did: own.p, better: other.p }, gain];
  }
  return found;
}

const taskOf = (state: CiubState, card: CardId): Task | null =>
  mayGain(state, card) ? CARDS[card].task : null;

function after(state: CiubState, action: SeatAction): CiubState | null {
  const next = ciub.apply(state, { at: 0, actor: state.turn.seat, action });
  return next.ok ? next.value : null;
}

/** The chance to meet a task in this turn; once it was stopped, whether it is met. */
function chanceIn(odds: Odds, state: CiubState, task: Task): Chance {
  const position = positionOf(state);
  if (position) return odds.chance(position, task, BUDGET);
  const isMet = taskRefusal(task, trayFacts(current(state).tray)) === null;
  return { p: isMet ? 1 : 0, exact: true };
}
