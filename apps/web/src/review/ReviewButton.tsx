import { lazy, Suspense, useState, type ReactElement } from 'react';
import type { Analysis } from '@cubarium/bots/kit';
import type { GameDefinition, MatchFile, Seat } from '@cubarium/core';
import { useEnd } from '../base/i18n/end.ts';
import { Button } from '../base/ui/Button.tsx';
import type { GameUi } from '../table/model/game-ui.ts';

const ReviewSheet = lazy(() => import('./ReviewSheet.tsx'));

export interface ReviewButtonProps {
  readonly game: GameDefinition;
  readonly ui: GameUi;
  readonly file: MatchFile;
  /** The seats of who looks. */
  readonly mine: readonly Seat[];
  /** Goes to a moment of the match. */
  readonly onGo: (seq: number) => void;
  /** Hears what was found. */
  readonly onFound?: (analysis: Analysis) => void;
}

/** Opens what was luck and what was skill; nothing for a game that has no such answer. */
export function ReviewButton(props: ReviewButtonProps): ReactElement | null {
  const m = useEnd();
  const [open, setOpen] = useState(false);
  const { review } = props.ui;
  if (!review) return null;
  return (
    <>
      <Button icon="eye" onPress={() => setOpen(true)}>
        {m.ending.review}
      </Button>
      {open && (
        <Suspense>
          <ReviewSheet {...props} review={review} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
