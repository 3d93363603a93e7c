import { createContext, use, type ReactElement, type ReactNode } from 'react';
import { PART } from '../model/frame-marks.ts';

export interface SayProps {
  /** True when somebody at this device is to act. */
  readonly yours: boolean;
  readonly children: ReactNode;
}

/** What is said instead of what the table would say by itself: a teacher's words. */
export const SaidInstead = createContext<ReactNode>(null);

/** The sentence of a table. The keyboard waits here while there is nothing to choose. */
export function Say({ yours, children }: SayProps): ReactElement {
  const instead = use(SaidInstead);
  return (
    <p
      className="sentence"
      role="status"
      tabIndex={-1}
      data-yours={yours || undefined}
      data-taught={instead !== null || undefined}
      {...PART.telling}
    >
      {instead ?? children}
    </p>
  );
}
