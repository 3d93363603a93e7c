import { Suspense, use, useEffect, useMemo, useState, type ReactElement } from 'react';
import type { Analysis } from '@cubarium/bots/kit';
import { useApp } from '../base/i18n/index.ts';
import { percentIn } from '../base/i18n/percent.ts';
import { useSettings } from '../base/state/settings.ts';
import { loadOnce } from '../base/state/loading.ts';
import { Button } from '../base/ui/Button.tsx';
import { Sheet } from '../base/ui/Sheet.tsx';
import type { GameReview } from '../table/model/review.ts';
import { stepsOf } from '../table/model/steps.ts';
import { Curve } from './Curve.tsx';
import { Decisions } from './Decisions.tsx';
import { reviewMessages } from './messages/index.ts';
import type { ReviewButtonProps } from './ReviewButton.tsx';
import { reviewMatch } from './reviewing.ts';
import { Shares } from './Shares.tsx';
import type { Reviewed } from './reviewed.ts';
import './review.css';

export interface ReviewSheetProps extends ReviewButtonProps {
  readonly review: () => Promise<GameReview>;
  readonly onClose: () => void;
}

/** What of a match was luck, what was skill, and where it turned. */
export default function ReviewSheet(props: ReviewSheetProps): ReactElement {
  const app = useApp();
  const m = reviewMessages.use();
  return (
    <Sheet title={m.title} closeLabel={app.close} onClose={props.onClose}>
      <div className="review">
        <Found {...props} />
      </div>
    </Sheet>
  );
}

const viewOf = loadOnce((load: () => Promise<GameReview>) => load());

function Found(props: ReviewSheetProps): ReactElement {
  const m = reviewMessages.use();
  const percent = percentIn(useSettings().language);
  const { share, analysis, again } = useReview(props);
  if (analysis === 'coming')
    return (
      <>
        <p role="status">{m.working}</p>
        <progress className="review-progress" aria-label={m.working} value={share} max={1}>
          {percent(share)}
        </progress>
      </>
    );
  if (analysis === null)
    return (
      <>
        <p role="alert">{m.failed}</p>
        <Button onPress={again}>{m.again}</Button>
      </>
    );
  return (
    <Suspense>
      <Told {...props} analysis={analysis} />
    </Suspense>
  );
}

/** Found by a worker, or kept from the last time; null when it could not be. */
function useReview({ file, onFound }: ReviewSheetProps) {
  const [analysis, setAnalysis] = useState<Analysis | null | 'coming'>('coming');
  const [share, setShare] = useState(0);
  const [tries, setTries] = useState(0);
  useEffect(
    () =>
      reviewMatch(file, (reply) => {
        if (!('done' in reply)) return setShare(reply.share);
        setAnalysis(reply.done);
        if (reply.done) onFound?.(reply.done);
      }),
    [file, tries, onFound],
  );
  const again = (): void => {
    setAnalysis('coming');
    setShare(0);
    setTries(tries + 1);
  };
  return { share, analysis, again };
}

function Told(props: ReviewSheetProps & { readonly analysis: Analysis }): ReactElement {
  const { game, ui, file, mine, analysis, onGo, onClose } = props;
  const m = reviewMessages.use();
  const view = use(viewOf(props.review));
  const steps = useMemo(() => stepsOf(game, file), [game, file]);
  const players = file.players.map(({ name, bot }, i) => {
    const seat = i as (typeof mine)[number];
    return { seat, name, bot, mine: mine.includes(seat) };
  });
  const watch = (seq: number): void => {
    onClose();
    onGo(seq);
  };
  const reviewed: Reviewed = { game, ui, file, analysis, view, steps, players, watch };
  return (
    <>
      {file.result?.why !== 'played' && <p>{m.unfinished}</p>}
      <Curve {...reviewed} />
      <Shares {...reviewed} />
      <Decisions {...reviewed} />
    </>
  );
}
