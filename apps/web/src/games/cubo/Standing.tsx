import type { ReactElement } from 'react';
import type { Match, Seat } from '@cubarium/core';
import type { CuboAction, CuboState } from '@cubarium/games/cubo';
import { seatOf } from './model/situation.ts';

interface StandingProps {
  readonly match: Match<CuboState, CuboAction>;
  readonly seat: Seat;
}

/** The points of each round. */
export const Standing = ({ match, seat }: StandingProps): ReactElement => (
  <span>{seatOf(match.state, seat).points.join(' + ')}</span>
);
