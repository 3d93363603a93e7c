import type { ReactElement } from 'react';
import type { Seat } from '@cubarium/core';
import { initialOf } from '../model/names.ts';
import './seat-token.css';

/** Each seat has a shape as well as a colour. */
const SHAPES: Readonly<Record<Seat, ReactElement>> = {
  0: <path d="M12 1.2l9.6 3.2v7.2c0 5.4-3.8 9.2-9.6 11.2-5.8-2-9.6-5.8-9.6-11.2V4.4z" />,
  1: <circle cx="12" cy="12" r="10.5" />,
  2: <rect x="2.5" y="2.5" width="19" height="19" rx="3" />,
  3: <path d="M12 1l11 11-11 11L1 12z" />,
};

export interface SeatTokenProps {
  readonly seat: Seat;
  readonly name: string;
}

/** A seat's mark: colour, shape and initial. A picture; whoever uses it names the player. */
export function SeatToken({ seat, name }: SeatTokenProps): ReactElement {
  return (
    <svg className="seat-token" data-seat={seat} viewBox="0 0 24 24" aria-hidden="true">
      {SHAPES[seat]}
      <text x="12" y="12.5" textAnchor="middle" dominantBaseline="central">
        {initialOf(name)}
      </text>
    </svg>
  );
}
