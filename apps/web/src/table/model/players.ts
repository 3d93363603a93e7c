import type { Action, Match, Seat } from '@cubarium/core';
import type { Player } from './game-ui.ts';
import { seatName } from './names.ts';
import type { SessionView } from './session.ts';

/** Who sits where, and who plays for them now. */
export function playersOf<S, A extends Action>(
  match: Match<S, A>,
  { info, mine }: SessionView,
): readonly Player[] {
  return info.seats.map((place, i) => {
    const seat = i as Seat;
    return {
      seat,
      name: seatName(place.name, i),
      bot: match.seats[i]?.bot ?? place.bot,
      mine: mine.includes(seat),
    };
  });
}
