import { useState, type ReactElement } from 'react';
import { useLocation } from 'wouter';
import { useApp } from '../base/i18n/index.ts';
import { useFailure } from '../base/state/loading.ts';
import { keepNewcomer, useNewcomer } from '../base/state/newcomer.ts';
import { Button } from '../base/ui/Button.tsx';
import { Sheet } from '../base/ui/Sheet.tsx';
import type { Poster } from '../table/model/game-ui.ts';
import { useStartGame } from './start-game.ts';

/** One tap to a table; who has never played the game here is first asked whether to be shown it. */
export function PlayNow({ poster }: { readonly poster: Poster }): ReactElement {
  const m = useApp();
  const { quick } = useStartGame(poster);
  const { asked } = useNewcomer(poster.id);
  const [offered, offer] = useState(false);
  const isNew = poster.lessons !== undefined && !asked;
  return (
    <>
      <Button look="primary" icon="play" onPress={() => (isNew ? offer(true) : quick())}>
        {m.start.playNow}
      </Button>
      {offered && <FirstTime poster={poster} onPlay={quick} onClose={() => offer(false)} />}
    </>
  );
}

interface FirstTimeProps {
  readonly poster: Poster;
  readonly onPlay: () => void;
  readonly onClose: () => void;
}

/** Asked once of who has never played a game here: to be shown it, or to the table. */
function FirstTime({ poster, onPlay, onClose }: FirstTimeProps): ReactElement {
  const m = useApp();
  const [, go] = useLocation();
  const fail = useFailure();
  const show = async (): Promise<void> => {
    const book = await poster.lessons?.();
    const first = book?.lessons[0]?.id;
    // What was not shown is asked for again.
    keepNewcomer(poster.id, { asked: true, hints: true });
    go(`/learn/${poster.id}/${first ?? ''}`);
  };
  return (
    <Sheet title={m.learn.first({ game: poster.title })} closeLabel={m.close} onClose={onClose}>
      <p>{m.learn.firstWhy}</p>
      <div className="first-ways">
        <Button onPress={() => void show().catch(fail)}>{m.learn.showMe}</Button>
        <Button
          onPress={() => {
            keepNewcomer(poster.id, { asked: true });
            onClose();
            onPlay();
          }}
        >
          {m.learn.knowIt}
        </Button>
      </div>
    </Sheet>
  );
}
