import { use, useEffect, type ReactElement } from 'react';
import { useApp } from '../base/i18n/index.ts';
import { loadOnce } from '../base/state/loading.ts';
import { keepNewcomer, newcomerTo, useNewcomer } from '../base/state/newcomer.ts';
import { thing } from '../table/model/frame-marks.ts';
import type { Poster, GameUi, TableView } from '../table/model/game-ui.ts';
import type { Hint, LessonBook } from '../table/model/lesson.ts';
import { SaidInstead } from '../table/parts/Say.tsx';
import { useOutline } from './pointing.ts';
import './lesson.css';

interface CoachedProps {
  readonly poster: Poster;
  readonly ui: GameUi;
  readonly table: TableView;
}

const books = loadOnce(
  (poster: Poster): Promise<LessonBook | null> => poster.lessons?.() ?? Promise.resolve(null),
);

/** The view of a game with a coach: what appears for the first time is explained where it lies, in one sentence. */
export const coached = (poster: Poster, ui: GameUi): GameUi => ({
  ...ui,
  Table: ({ table }) => <Coached poster={poster} ui={ui} table={table} />,
});

function Coached(props: CoachedProps): ReactElement {
  const { poster, ui, table } = props;
  const { hints } = useNewcomer(poster.id);
  return hints ? <Hinted {...props} /> : <ui.Table table={table} />;
}

function Hinted({ poster, ui, table }: CoachedProps): ReactElement {
  const book = use(books(poster));
  const hint = useHint(poster.id, book?.coach.hints ?? [], table);
  useOutline(hint ? [hint.at] : [], false);
  if (!book || !hint) return <ui.Table table={table} />;
  return (
    <SaidInstead words={<HintWords game={poster.id} hint={hint} book={book} />}>
      <ui.Table table={table} />
    </SaidInstead>
  );
}

/** The first hint that fits the moment and has not been given; it goes when its moment has gone. */
function useHint(game: string, hints: readonly Hint[], { match, me, moving }: TableView): Hint | null {
  const { given } = useNewcomer(game);
  const quiet = me === null || moving !== null || match.end !== null;
  const fits = (hint: Hint): boolean => me !== null && !quiet && hint.when(match.state, me, given);
  const hint = hints.find((each) => !given.includes(each.id) && fits(each)) ?? null;
  const id = hint?.id;
  useEffect(() => {
    if (id === undefined) return undefined;
    return () => give(game, id);
  }, [game, id]);
  return hint;
}

function give(game: string, id: string): void {
  const { given } = newcomerTo(game);
  if (!given.includes(id)) keepNewcomer(game, { given: [...given, id] });
}

interface HintWordsProps {
  readonly game: string;
  readonly hint: Hint;
  readonly book: LessonBook;
}

function HintWords({ game, hint, book }: HintWordsProps): ReactElement {
  const m = useApp();
  const words = book.coach.texts.use();
  return (
    <span className="lesson-words">
      {words[hint.id]}{' '}
      <span className="coach-ways" {...thing('frame-coach')}>
        <button type="button" onClick={() => give(game, hint.id)}>
          {m.learn.gotIt}
        </button>
        <button type="button" onClick={() => keepNewcomer(game, { hints: false })}>
          {m.learn.noHints}
        </button>
      </span>
    </span>
  );
}
