import type { ReactElement, ReactNode } from 'react';
import './fold.css';

export interface FoldProps {
  readonly summary: string;
  readonly why: string;
  /** Open from the start, because something inside is not as usual. */
  readonly open?: boolean | undefined;
  readonly children: ReactNode;
}

/** Questions that most people need not see. */
export const Fold = ({ summary, why, open, children }: FoldProps): ReactElement => (
  <details className="fold" open={open || undefined}>
    <summary>{summary}</summary>
    <p>{why}</p>
    {children}
  </details>
);
