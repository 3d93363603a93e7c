import type { ReactElement } from 'react';
import type { Match, Seat } from '@cubarium/core';
import { CARDS, diceCount, type CiubAction, type CiubState } from '@cubarium/games/ciub';
import { useCiub } from './messages/index.ts';
import { playerOf } from './view.ts';

interface StandingProps {
  readonly match: Match<CiubState, CiubAction>;
  readonly seat: Seat;
}

/** What every gained card is worth, and the dice that decide a tie. */
export function Standing({ match, seat }: StandingProps): ReactElement {
  const m = useCiub();
  const player = playerOf(match.state, seat);
  return (
    <>
      {player.cards.map((card) => (
        <span key={card} className="ciub-coin" aria-hidden="true">
          {CARDS[card].points}
        </span>
      ))}
      <span>{m.dice({ n: diceCount(player) })}</span>
    </>
  );
}
