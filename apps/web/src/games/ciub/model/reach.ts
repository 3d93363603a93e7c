import { isSeat, type Seat } from '@cubarium/core';
import { openRefusal, tokenOn, type CardId, type CiubState, type Die } from '@cubarium/games/ciub';
import { aimOf } from './aim.ts';

/** Whether whoever's turn it is may gain a card once its task is met: now, after it has moved down, or never. */
export type Reach =
  | { readonly kind: 'now' }
  | { readonly kind: 'later' }
  | { readonly kind: 'reserved'; readonly by: Seat };

export function reachOf(state: CiubState, card: CardId): Reach {
  if (openRefusal(state, card) === null) return { kind: 'now' };
  const owner = tokenOn(state, card);
  return isSeat(owner) && owner !== state.turn.seat ? { kind: 'reserved', by: owner } : { kind: 'later' };
}

/** Nobody says what they are after: the card in reach of which the tray has the greatest part, if it has any. */
export function likelyAim(state: CiubState, tray: readonly Die[]): CardId | null {
  let best: { readonly card: CardId; readonly part: number } | null = null;
  for (const card of [...state.bottom, ...state.top]) {
    if (card === null || reachOf(state, card).kind !== 'now') continue;
    const part = partOf(card, tray);
    if (part > (best?.part ?? 0)) best = { card, part };
  }
  return best?.card ?? null;
}

function partOf(card: CardId, tray: readonly Die[]): number {
  const { matched, sum } = aimOf(card, tray);
  if (sum) return Math.min(1, sum.now / sum.wanted);
  // One die of two equal ones is no sign of anything yet.
  const has = matched.filter(Boolean).length;
  return has / Math.max(1, matched.length);
}
