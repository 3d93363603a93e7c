import { use, type ReactElement } from 'react';
import { useParams } from 'wouter';
import { useApp } from '../base/i18n/index.ts';
import { loadOnce } from '../base/state/loading.ts';
import { posterOf } from '../games/posters.ts';
import { practiceMessages } from '../practice/messages.ts';
import { Practice } from '../practice/PracticeScreen.tsx';
import type { GamePractice } from '../table/model/practice.ts';
import { GamePage } from './GamePage.tsx';
import { Missing } from './Missing.tsx';

const practiceOf = loadOnce(async (game: string): Promise<GamePractice | null> => {
  const practice = await posterOf(game)?.practice?.();
  return practice ?? null;
});

/** What would you do? Short exercises of a game. */
export default function PracticePage(): ReactElement {
  const { game } = useParams<{ game: string }>();
  const app = useApp();
  const m = practiceMessages.use();
  const poster = posterOf(game);
  const practice = use(practiceOf(game));
  if (!poster || !practice) return <Missing text={app.start.noPage} />;
  return (
    <GamePage poster={poster} title={m.title({ game: poster.title })}>
      <p>{m.intro}</p>
      <Practice game={poster.id} practice={practice} />
    </GamePage>
  );
}
