import { diceCount, isForced, KEPT_DICE, type CardId, type CiubAction } from '@cubarium/games/ciub';
import { CARDS } from '@cubarium/games/ciub';
import type { Refusal } from '@cubarium/core';
import { taskName } from './model/naming.ts';
import { reachOf } from './model/reach.ts';
import { wastedDice } from './model/suggest.ts';
import { meets, plannedTray, type CiubView } from './view.ts';

/** What an action costs or brings, in few words for its button; why it would be refused, where that is short. */
export function costOf(view: CiubView, action: CiubAction, refusal: Refusal | null): string | undefined {
  if (refusal) return whyNot(view, refusal);
  const { m, player } = view;
  switch (action.kind) {
    case 'roll':
      return rollCost(view, action.aside ?? []);
    case 'stop':
      return stopCost(view);
    case 'gain':
      return m.costs.gain({ points: CARDS[action.card].points, of: diceCount(player) });
    case 'decline':
      return action.take === null ? m.costs.noDie : undefined;
    case 'keep':
      return m.costs.back({ n: diceCount(player) - KEPT_DICE });
    case 'removeCard':
      return removeCost(view);
    case 'endTurn':
      return endCost(view);
    default:
      return undefined;
  }
}

function whyNot({ m, draft }: CiubView, { code }: Refusal): string | undefined {
  if (code === 'keep-exactly-five') return m.costs.choose({ n: KEPT_DICE - draft.chosen.size });
  const reasons: Readonly<Record<string, string>> = m.costs.reasons;
  return reasons[code];
}

function rollCost({ m, player, state }: CiubView, aside: readonly string[]): string {
  if (state.turn.phase !== 'rolling') return m.costs.all;
  const left = player.pool.filter(({ id }) => !aside.includes(id));
  const skulls = left.filter(isForced).length;
  return m.costs.again({ n: left.length - skulls, skulls });
}

/** What may be taken then: the cards that the tray will meet. */
function stopCost(view: CiubView): string {
  const { m, state } = view;
  const tray = plannedTray(view);
  const met = [...state.bottom, ...state.top].filter(
    (card): card is CardId => card !== null && reachOf(state, card).kind === 'now' && meets(card, tray),
  );
  const [only] = met;
  if (only === undefined) return m.costs.thenDie;
  return met.length === 1 ? m.costs.thenTake({ card: taskName(m, only) }) : m.costs.thenChoose;
}

function removeCost({ m, state: { pile } }: CiubView): string | undefined {
  const left = pile.B + pile.C;
  return left > 0 ? m.costs.remove({ from: left, to: left - 1 }) : undefined;
}

function endCost({ m, player, state, table }: CiubView): string | undefined {
  const lost = wastedDice(player).length;
  if (lost > 0) return m.costs.back({ n: lost });
  // In final turns who is next depends on who has had one.
  const next = (state.turn.seat + 1) % state.seats.length;
  return state.opus === null ? m.costs.next({ name: table.players[next]?.name ?? '' }) : undefined;
}
