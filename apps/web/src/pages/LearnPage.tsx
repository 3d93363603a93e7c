import { use, type ReactElement } from 'react';
import { Link, useParams } from 'wouter';
import { useApp } from '../base/i18n/index.ts';
import { loadOnce } from '../base/state/loading.ts';
import { Icon } from '../base/ui/icons.tsx';
import { posterOf } from '../games/posters.ts';
import { useProgress } from '../lessons/progress.ts';
import type { Poster } from '../table/model/game-ui.ts';
import type { LessonBook } from '../table/model/lesson.ts';
import { GamePage } from './GamePage.tsx';
import { Missing } from './Missing.tsx';

const bookOf = loadOnce(async (game: string): Promise<LessonBook | null> => {
  const book = await posterOf(game)?.lessons?.();
  return book ?? null;
});

/** The lessons of a game: any of them may be opened first. */
export default function LearnPage(): ReactElement {
  const { game } = useParams<{ game: string }>();
  const m = useApp();
  const poster = posterOf(game);
  const book = use(bookOf(game));
  if (!poster || !book) return <Missing text={m.start.noPage} />;
  return <Lessons poster={poster} book={book} />;
}

function Lessons({ poster, book }: { readonly poster: Poster; readonly book: LessonBook }): ReactElement {
  const m = useApp();
  const progress = useProgress(poster.id);
  const texts = book.texts.use();
  return (
    <GamePage poster={poster} title={m.learn.title({ game: poster.title })}>
      <p>{m.learn.intro}</p>
      <ol className="learn-list">
        {book.lessons.map(({ id }, i) => {
          const { done, at } = progress(id);
          const state = done ? m.learn.done : at === null ? '' : m.learn.begun;
          return (
            <li key={id}>
              <Link href={`/learn/${poster.id}/${id}`} className="learn-lesson" data-done={done || undefined}>
                <span className="learn-number">{m.learn.number({ n: i + 1 })}</span>
                <strong>{texts[id]?.title}</strong>
                {state !== '' && (
                  <span className="learn-state">
                    {done && <Icon name="check" />}
                    {state}
                  </span>
                )}
              </Link>
            </li>
          );
        })}
      </ol>
      {poster.practice && (
        <p>
          <Link href={`/practice/${poster.id}`}>{m.learn.practice}</Link>
        </p>
      )}
    </GamePage>
  );
}
