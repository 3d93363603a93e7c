import type { ReactElement, ReactNode } from 'react';
import { PART } from '../model/frame-marks.ts';

export interface SayProps {
  /** True when somebody at this device is to act. */
  readonly yours: boolean;
  readonly children: ReactNode;
}

/** The sentence of a table. The keyboard waits here while there is nothing to choose. */
export const Say = ({ yours, children }: SayProps): ReactElement => (
  <p className="sentence" role="status" tabIndex={-1} data-yours={yours || undefined} {...PART.telling}>
    {children}
  </p>
);
