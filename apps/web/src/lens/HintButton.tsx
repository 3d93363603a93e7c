import { useEffect, useState, type ReactElement } from 'react';
import type { JsonRecord } from '@cubarium/core';
import { useApp } from '../base/i18n/index.ts';
import { IconButton } from '../base/ui/Button.tsx';
import { Sheet } from '../base/ui/Sheet.tsx';
import type { Poster, TableView } from '../table/model/game-ui.ts';
import type { GameLens, LensMoment, LensQuestion } from '../table/model/lens.ts';
import { useKeys } from '../table/model/useKeys.ts';
import { askLens } from './asking.ts';
import { useLens, useLensMoment } from './Lensed.tsx';
import './lens.css';

interface HintButtonProps {
  readonly poster: Poster;
  readonly table: TableView;
}

/** A hint on demand, by a press or by H; nothing where the game has none, or it is switched off. */
export function HintButton({ poster, table }: HintButtonProps): ReactElement | null {
  const lens = useLens(poster);
  const moment = useLensMoment(table);
  return lens && <Asking game={poster.id} lens={lens} moment={moment} resting={table.moving === null} />;
}

interface AskingProps {
  readonly game: string;
  readonly lens: GameLens;
  readonly moment: LensMoment | null;
  /** False while something is still to be seen: a hint waits for it. */
  readonly resting: boolean;
}

/** `null`: there is none. */
type Found = { readonly question: LensQuestion; readonly answer: JsonRecord } | null | 'thinking';

function Asking({ game, lens, moment, resting }: AskingProps): ReactElement {
  const m = useApp();
  const [found, setFound] = useState<Found | undefined>(undefined);
  const close = (): void => setFound(undefined);
  const ask = (): void => setFound('thinking');
  const isDue = found === 'thinking' && resting;
  useEffect(() => {
    if (!isDue) return undefined;
    let live = true;
    void hintAt(game, lens, moment).then((hint) => live && setFound(hint));
    return () => void (live = false);
    // Whoever asked wants the hint of that moment.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isDue]);
  useKeys((key) => {
    if (key.toLowerCase() !== 'h') return false;
    ask();
    return true;
  });
  return (
    <>
      <IconButton icon="hint" label={m.learn.hint} onPress={ask} />
      {found !== undefined && (
        <Sheet title={m.learn.hint} closeLabel={m.close} onClose={close}>
          <div className="lens-hint" role="status">
            <HintWords found={found} lens={lens} />
          </div>
        </Sheet>
      )}
    </>
  );
}

async function hintAt(game: string, lens: GameLens, moment: LensMoment | null): Promise<Found> {
  const question = moment && lens.hint(moment);
  const answer = question && (await askLens({ game, at: moment.match.at, ...question }));
  return answer && { question, answer };
}

function HintWords({ found, lens }: { readonly found: Found; readonly lens: GameLens }): ReactElement {
  const m = useApp();
  if (found === 'thinking') return <p>{m.learn.thinking}</p>;
  if (found === null) return <p>{m.learn.noHint}</p>;
  return <lens.Hint answer={found.answer} state={found.question.state} />;
}
