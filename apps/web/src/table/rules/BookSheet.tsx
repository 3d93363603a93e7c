import { Suspense, use, useState, type ReactElement } from 'react';
import { useApp } from '../../base/i18n/index.ts';
import { loadOnce } from '../../base/state/loading.ts';
import { Sheet } from '../../base/ui/Sheet.tsx';
import type { Poster } from '../model/game-ui.ts';
import type { Place } from '../model/rulebook.ts';

export interface BookSheetProps {
  readonly poster: Poster;
  readonly from: Place;
  readonly onClose: () => void;
}

/** The whole rules over the table, which stays where it is. */
export function BookSheet({ poster, from, onClose }: BookSheetProps): ReactElement {
  const m = useApp();
  return (
    <Sheet title={m.learn.rules} closeLabel={m.close} onClose={onClose}>
      <Suspense fallback={null}>
        <Opened poster={poster} from={from} />
      </Suspense>
    </Sheet>
  );
}

const load = loadOnce(async (poster: Poster) => {
  const [{ default: Book }, book] = await Promise.all([import('./Book.tsx'), poster.rulebook()]);
  return { Book, book };
});

function Opened({ poster, from }: Pick<BookSheetProps, 'poster' | 'from'>): ReactElement {
  const { Book, book } = use(load(poster));
  const [at, go] = useState(from);
  return <Book book={book} at={at} onGo={go} />;
}
