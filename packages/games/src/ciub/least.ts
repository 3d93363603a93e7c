import type { Seat } from '@cubarium/core';
import { KEPT_DICE } from './clauses/g-gaining.ts';
import { declineChoices } from './legal.ts';
import { current, diceOf } from './position.ts';
import type { CiubState, SeatAction } from './types.ts';

/** A turn with nothing in it: roll once, stop, take the first colour there is, end. */
export function least(state: CiubState, seat: Seat): SeatAction | null {
  if (state.turn.seat !== seat || state.turn.chance !== null) return null;
  switch (state.turn.phase) {
    case 'foresight':
    case 'toRoll':
      return { kind: 'roll' };
    case 'rolling':
      return { kind: 'stop' };
    case 'gaining':
      return declineChoices(state)[0] ?? null;
    case 'keeping':
      return {
        kind: 'keep',
        dice: diceOf(current(state))
          .slice(0, KEPT_DICE)
          .map((die) => die.id),
      };
    case 'trading':
      return { kind: 'endTurn' };
    case 'dealing':
    case 'over':
      return null;
  }
}
