import type { ReactElement } from 'react';
import type { Match, Seat } from '@cubarium/core';
import { diceCount, OPUS, type CiubAction, type CiubState } from '@cubarium/games/ciub';
import { useCiub } from './messages/index.ts';
import { cardName } from './model/naming.ts';
import { CardFace } from './SpellCard.tsx';
import { playerOf } from './view.ts';

interface StandingProps {
  readonly match: Match<CiubState, CiubAction>;
  readonly seat: Seat;
}

/** Every gained card as itself, and the dice that decide a tie. */
export function Standing({ match, seat }: StandingProps): ReactElement {
  const m = useCiub();
  const player = playerOf(match.state, seat);
  return (
    <>
      {player.cards.length > 0 && (
        <ul className="ciub-end-cards" aria-label={m.cards({ n: player.cards.length })}>
          {player.cards.map((card, i) => (
            <li key={card} data-opus={card === OPUS || undefined} style={{ '--i': i }}>
              <CardFace card={card} />
              <span className="sr-only">{cardName(m, card)}</span>
            </li>
          ))}
        </ul>
      )}
      <span>{m.dice({ n: diceCount(player) })}</span>
    </>
  );
}
