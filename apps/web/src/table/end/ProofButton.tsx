import { lazy, Suspense, useState, type ReactElement } from 'react';
import type { GameDefinition, MatchFile } from '@cubarium/core';
import { useEnd } from '../../base/i18n/end.ts';
import { Button } from '../../base/ui/Button.tsx';
import type { GameTexts } from '../model/game-ui.ts';

const ProofSheet = lazy(() => import('./ProofSheet.tsx'));

export interface ProofButtonProps {
  readonly game: GameDefinition;
  readonly file: MatchFile;
  readonly texts: GameTexts;
  /** False when the server has broken what it promised before the match. */
  readonly trusted: boolean;
}

/** Opens the check of every die and card of a match. */
export function ProofButton(props: ProofButtonProps): ReactElement {
  const m = useEnd();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon="check" onPress={() => setOpen(true)}>
        {m.ending.check}
      </Button>
      {open && (
        <Suspense>
          <ProofSheet {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
