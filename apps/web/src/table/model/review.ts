import type { ReactElement } from 'react';
import type { Analysis, Mistake, SeatReview } from '@cubarium/bots/kit';
import type { Action, Seat } from '@cubarium/core';
import type { Player } from './game-ui.ts';

/** What a game tells of a match that is looked at again. Methods, so that games of different states fit one list. */
export interface GameReview<S = unknown, A extends Action = Action> {
  /** Something that was done, or could have been. */
  Choice(this: void, props: { readonly state: S; readonly action: A }): ReactElement;
  /** Why something else would have been better. */
  Why(this: void, props: { readonly mistake: Mistake }): ReactElement | null;
  /** What the skill of a seat was made of. */
  Parts(this: void, props: { readonly parts: SeatReview['parts'] }): ReactElement;
  /** What the game alone tells, for the seat that is looked at. */
  Own?(
    this: void,
    props: { readonly own: Analysis['own']; readonly seat: Seat; readonly player: Player },
  ): ReactElement;
}
