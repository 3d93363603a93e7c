import { isSeat } from '@cubarium/core';
import { openRefusal, tokenOn, type CardId, type CiubState } from '@cubarium/games/ciub';

/** Whether whoever's turn it is may gain it once its task is met. */
export function mayGain(state: CiubState, card: CardId): boolean {
  const owner = tokenOn(state, card);
  return openRefusal(state, card) === null && !(isSeat(owner) && owner !== state.turn.seat);
}
