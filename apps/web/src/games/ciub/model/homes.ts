import { isSeat } from '@cubarium/core';
import { diceOf, readDieId, type CardId, type CiubState } from '@cubarium/games/ciub';

/** The ids under which things fly. */
export const dieFlight = (id: string): string => `die-${id}`;
export const cardFlight = (card: CardId): string => `card-${card}`;
export const tokenFlight = (seat: number): string => `token-${seat}`;

/** The names of places that things come from and go to. */
export const seatAnchor = (seat: number): string => `seat-${seat}`;
export const supplyAnchor = (colour: string): string => `supply-${colour}`;
export const PILE_ANCHOR = 'pile';

const ownerAnchor = (owner: number): string | null => (isSeat(owner) ? seatAnchor(owner) : null);

/** Where a thing is while it does not lie on the table: with a player, in the supply, in the pile; null for nowhere. */
export function homeOf(state: CiubState, flight: string): string | null {
  const [kind, id = ''] = flight.split('-');
  switch (kind) {
    case 'die': {
      const owner = state.seats.findIndex((seat) => diceOf(seat).some((die) => die.id === id));
      return ownerAnchor(owner) ?? supplyAnchor(readDieId(id)?.colour ?? '');
    }
    case 'card': {
      if (state.removed.some((card) => card === id)) return null;
      return (
        ownerAnchor(state.seats.findIndex((seat) => seat.cards.some((card) => card === id))) ?? PILE_ANCHOR
      );
    }
    default:
      return seatAnchor(Number(id));
  }
}
