import type { ReactElement } from 'react';
import { PART } from '../../table/model/frame-marks.ts';
import { shareLeft, type Countdown } from './model/clock.ts';
import { useNow } from './useNow.ts';

export interface RingProps {
  readonly countdown: Countdown;
  readonly now: () => number;
}

/** The ring empties in so many steps: six seconds in tenths, half a minute in halves. */
const STEPS = 60;

/** Time as a frame that empties. A picture; the words beside it say the same. */
export function Ring({ countdown, now }: RingProps): ReactElement {
  const share = shareLeft(countdown, useNow(now, countdown.total / STEPS));
  return (
    <svg
      className="cubo-ring"
      viewBox="0 0 100 100"
      aria-hidden="true"
      data-what={countdown.what}
      {...PART.telling}
    >
      <rect className="cubo-ring-track" x="1.5" y="1.5" width="97" height="97" rx="9" />
      <rect
        className="cubo-ring-left"
        x="1.5"
        y="1.5"
        width="97"
        height="97"
        rx="9"
        pathLength="1"
        strokeDasharray={`${share} 1`}
      />
    </svg>
  );
}
