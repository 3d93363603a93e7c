import type { ReactElement, ReactNode } from 'react';
import { Link } from 'wouter';
import { useApp } from '../base/i18n/index.ts';
import { Icon } from '../base/ui/icons.tsx';
import type { Poster } from '../table/model/game-ui.ts';
import './page.css';
import './learn.css';

interface GamePageProps {
  readonly poster: Poster;
  readonly title: string;
  /** What it is called in style sheets, beside the name of all such pages. */
  readonly kind?: string;
  readonly children: ReactNode;
}

/** A page about one game, with the way back to all of them. */
export function GamePage({ poster, title, kind = '', children }: GamePageProps): ReactElement {
  const m = useApp();
  return (
    <main className={`learn ${kind}`.trim()} data-mood={poster.mood}>
      <Link href="/" className="learn-back">
        <Icon name="back" />
        {m.table.newTable}
      </Link>
      <h1>{title}</h1>
      {children}
    </main>
  );
}
