import { use, useMemo, useSyncExternalStore, type ReactElement } from 'react';
import { useParams } from 'wouter';
import { useBook } from '../base/i18n/book.ts';
import { useApp } from '../base/i18n/index.ts';
import { loadOnce } from '../base/state/loading.ts';
import { posterOf } from '../games/posters.ts';
import type { Poster } from '../table/model/game-ui.ts';
import type { Place, RuleBook } from '../table/model/rulebook.ts';
import Book from '../table/rules/Book.tsx';
import { GamePage } from './GamePage.tsx';
import { Missing } from './Missing.tsx';
import './rules.css';

const bookOf = loadOnce(async (game: string): Promise<RuleBook | null> => {
  const book = await posterOf(game)?.rulebook();
  return book ?? null;
});

/** The rules of a game, whole, without a table. */
export default function RulesPage(): ReactElement {
  const { game } = useParams<{ game: string }>();
  const m = useApp();
  const poster = posterOf(game);
  const book = use(bookOf(game));
  if (!poster || !book) return <Missing text={m.start.noPage} />;
  return <Rules poster={poster} book={book} />;
}

function Rules({ poster, book }: { readonly poster: Poster; readonly book: RuleBook }): ReactElement {
  const m = useBook();
  return (
    <GamePage poster={poster} title={m.title({ game: poster.title })} kind="rules-page">
      <Book book={book} at={usePlace()} />
    </GamePage>
  );
}

/** The place that the address names: `#R8`. */
function usePlace(): Place | null {
  const hash = useSyncExternalStore(
    (changed) => {
      addEventListener('hashchange', changed);
      return () => removeEventListener('hashchange', changed);
    },
    () => location.hash,
  );
  return useMemo(() => (hash === '' ? null : { id: decodeURIComponent(hash.slice(1)) }), [hash]);
}
