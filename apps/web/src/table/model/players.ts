import { mapSeats, type Action, type Match } from '@cubarium/core';
import type { Player } from './game-ui.ts';
import { seatName } from './names.ts';
import type { SessionView } from './session.ts';

/** Who sits where, and who plays for them now. */
export function playersOf<S, A extends Action>(
  match: Match<S, A>,
  { info, mine }: SessionView,
): readonly Player[] {
  return mapSeats(info.seats, ({ name, bot }, seat) => ({
    seat,
    name: seatName(name, seat),
    bot: match.seats[seat]?.bot ?? bot,
    mine: mine.includes(seat),
  }));
}
