import { use, useCallback, useEffect, type ReactElement } from 'react';
import { Link, useParams } from 'wouter';
import { useCompanion } from '../base/i18n/companion.ts';
import { useApp } from '../base/i18n/index.ts';
import { stayAwake } from '../base/device/secure-only.ts';
import { loadOnce } from '../base/state/loading.ts';
import { askLens } from '../lens/asking.ts';
import { posterOf } from '../games/posters.ts';
import { REFERENCE } from '../table/model/rulebook.ts';
import type { Companion, CompanionProps } from '../table/model/companion.ts';
import type { Poster } from '../table/model/game-ui.ts';
import { GamePage } from './GamePage.tsx';
import { Missing } from './Missing.tsx';
import '../companion/companion.css';

const companionOf = loadOnce(async (game: string): Promise<Companion | null> => {
  const companion = await posterOf(game)?.companion?.();
  return companion ?? null;
});

/** The device beside a real box. */
export default function CompanionPage(): ReactElement {
  const { game } = useParams<{ game: string }>();
  const m = useApp();
  const poster = posterOf(game);
  const part = use(companionOf(game));
  if (!poster || !part) return <Missing text={m.start.noPage} />;
  return <Beside poster={poster} Part={part} />;
}

function Beside({ poster, Part }: { readonly poster: Poster; readonly Part: Companion }): ReactElement {
  const app = useApp();
  const m = useCompanion();
  useEffect(stayAwake, []);
  const { id } = poster;
  const ask: CompanionProps['ask'] = useCallback(
    (state, request) => askLens({ game: id, at: 0, state, request }),
    [id],
  );
  return (
    <GamePage poster={poster} title={m.title({ game: poster.title })} kind="companion">
      <p>{m.intro}</p>
      <p>
        <Link href={`/rules/${id}#${REFERENCE}`} className="learn-back">
          {app.learn.rules}
        </Link>
      </p>
      <Part ask={ask} />
    </GamePage>
  );
}
