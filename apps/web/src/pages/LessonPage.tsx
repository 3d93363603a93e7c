import { use, type ReactElement } from 'react';
import { useLocation, useParams } from 'wouter';
import { findGame } from '@cubarium/catalogue';
import type { GameDefinition } from '@cubarium/core';
import { useApp } from '../base/i18n/index.ts';
import { loadOnce } from '../base/state/loading.ts';
import { Button } from '../base/ui/Button.tsx';
import { posterOf } from '../games/posters.ts';
import { LessonScreen } from '../lessons/LessonScreen.tsx';
import type { Poster, GameUi } from '../table/model/game-ui.ts';
import type { Lesson, LessonBook } from '../table/model/lesson.ts';
import { Missing } from './Missing.tsx';
import { useStartGame } from './start-game.ts';

interface Taught {
  readonly game: GameDefinition;
  readonly poster: Poster;
  readonly ui: GameUi;
  readonly book: LessonBook;
}

const open = loadOnce(async (id: string): Promise<Taught | null> => {
  const poster = posterOf(id);
  const [game, ui, book] = await Promise.all([findGame(id)?.rules(), poster?.load(), poster?.lessons?.()]);
  return poster && game && ui && book ? { game, poster, ui, book } : null;
});

/** One lesson of a game. */
export default function LessonPage(): ReactElement {
  const { game, lesson: id } = useParams<{ game: string; lesson: string }>();
  const m = useApp();
  const taught = use(open(game));
  const lesson = taught?.book.lessons.find((each) => each.id === id);
  if (!taught || !lesson) return <Missing text={m.start.noPage} />;
  return <OpenLesson key={id} {...taught} lesson={lesson} />;
}

function OpenLesson(props: Taught & { readonly lesson: Lesson }): ReactElement {
  const { poster, book, lesson } = props;
  const m = useApp();
  const [, go] = useLocation();
  const { quick } = useStartGame(poster);
  const next = book.lessons[book.lessons.indexOf(lesson) + 1];
  const all = (): void => go(`/learn/${poster.id}`);
  return (
    <LessonScreen
      {...props}
      onAll={all}
      ending={
        <>
          <Button look={next ? 'plain' : 'primary'} icon="play" onPress={quick}>
            {m.start.playNow}
          </Button>
          {next ? (
            <Button look="primary" onPress={() => go(`/learn/${poster.id}/${next.id}`)}>
              {m.learn.next}
            </Button>
          ) : (
            <Button onPress={all}>{m.learn.all}</Button>
          )}
        </>
      }
    />
  );
}
