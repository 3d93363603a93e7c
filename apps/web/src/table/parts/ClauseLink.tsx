import { createContext, use, type MouseEvent, type ReactElement, type ReactNode } from 'react';

export interface LookUp {
  readonly game: string;
  /** Opens the rules at a clause, over the table. */
  readonly open: (clause: string) => void;
}

const Rules = createContext<LookUp | null>(null);
export const LookUpProvider = Rules.Provider;

export interface ClauseLinkProps {
  readonly clause: string;
  readonly children: ReactNode;
}

/** Leads to a clause: over the table where there is one, and in another tab to the page of the rules. */
export function ClauseLink({ clause, children }: ClauseLinkProps): ReactElement {
  const lookUp = use(Rules);
  const open = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    lookUp?.open(clause);
  };
  if (!lookUp) return <span>{children}</span>;
  return (
    <a className="clause-link" href={`/rules/${lookUp.game}#${clause}`} onClick={open}>
      {children}
    </a>
  );
}
