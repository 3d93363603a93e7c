import { useEffect, useState, type ReactElement } from 'react';
import type { JsonRecord } from '@cubarium/core';
import { useApp } from '../base/i18n/index.ts';
import { lensTexts } from '../base/i18n/lens.ts';
import { Button, IconButton } from '../base/ui/Button.tsx';
import { Sheet } from '../base/ui/Sheet.tsx';
import type { Poster, TableView } from '../table/model/game-ui.ts';
import type { GameLens, LensQuestion } from '../table/model/lens.ts';
import { useKeys } from '../table/model/useKeys.ts';
import { askLens } from './asking.ts';
import { hintQuestion } from './hinting.ts';
import { useLens, useLooked } from './Lensed.tsx';
import './lens.css';

interface HintButtonProps {
  readonly poster: Poster;
  readonly table: TableView;
}

/** A hint on demand, by a press or by H; nothing where the game has none, or it is switched off. */
export function HintButton({ poster, table }: HintButtonProps): ReactElement | null {
  const lens = useLens(poster);
  return lens && <Asking game={poster.id} lens={lens} table={table} />;
}

interface AskingProps {
  readonly game: string;
  readonly lens: GameLens;
  readonly table: TableView;
}

/** `none`: there is nothing to decide. */
type Found =
  | { readonly question: LensQuestion; readonly answer: JsonRecord }
  | 'none'
  | 'failed'
  | 'thinking'
  | null;

function Asking({ game, lens, table }: AskingProps): ReactElement {
  const m = useApp();
  const w = lensTexts.use();
  const [found, setFound] = useState<Found>(null);
  const ask = (): void => setFound('thinking');
  const question = hintQuestion(lens, table, useLooked());
  const isDue = found === 'thinking' && question !== 'wait';
  useEffect(() => {
    if (!isDue) return undefined;
    let live = true;
    void answerTo(game, table.match.at, question).then((hint) => live && setFound(hint));
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
      <IconButton icon="hint" label={w.hint} thing="frame-hint" onPress={ask} />
      {found !== null && (
        <Sheet title={w.hint} closeLabel={m.close} onClose={() => setFound(null)}>
          <div className="lens-hint" role="status">
            <HintWords found={found} lens={lens} />
          </div>
          {found === 'failed' && <Button onPress={ask}>{w.again}</Button>}
        </Sheet>
      )}
    </>
  );
}

async function answerTo(game: string, at: number, question: LensQuestion | null): Promise<Found> {
  if (question === null) return 'none';
  const answer = await askLens({ game, at, ...question });
  return answer === null ? 'failed' : { question, answer };
}

interface HintWordsProps {
  readonly found: NonNullable<Found>;
  readonly lens: GameLens;
}

function HintWords({ found, lens }: HintWordsProps): ReactElement {
  const w = lensTexts.use();
  if (found === 'thinking') return <p>{w.thinking}</p>;
  if (found === 'none') return <p>{w.none}</p>;
  if (found === 'failed') return <p>{w.failed}</p>;
  return <lens.Hint answer={found.answer} state={found.question.state} />;
}
