import type { ReactElement } from 'react';
import type { Mistake, SeatReview } from '@cubarium/bots/kit';
import { isCardId, type CiubAction, type CiubState, type SeatAction } from '@cubarium/games/ciub';
import { percentIn, signedPercentIn } from '../../base/i18n/percent.ts';
import { useSettings } from '../../base/state/settings.ts';
import type { GameReview } from '../../table/model/review.ts';
import { useCiub } from './messages/index.ts';
import { lensMessages } from './messages/lens.ts';
import { reviewMessages } from './messages/review.ts';
import { taskName } from './model/naming.ts';
import { wayName } from './ways.ts';

interface ChoiceProps {
  readonly state: CiubState;
  readonly action: CiubAction;
}

/** Only seats decide, so no action of chance comes here. */
const ChoiceShown = ({ state, action }: ChoiceProps): ReactElement => (
  <>{wayName(useCiub(), lensMessages.use(), { state, action: action as SeatAction })}</>
);

function Why({ mistake }: { readonly mistake: Mistake }): ReactElement | null {
  const m = reviewMessages.use();
  const ciub = useCiub();
  const percent = percentIn(useSettings().language);
  const { reason } = mistake;
  if (!reason || !isCardId(reason.about)) return null;
  const told = { did: percent(reason.did), better: percent(reason.better) };
  return <p>{m.why({ task: taskName(ciub, reason.about), ...told })}</p>;
}

/** What each skill of the game cost. */
function Parts({ parts }: Pick<SeatReview, 'parts'>): ReactElement {
  const m = reviewMessages.use();
  const signed = signedPercentIn(useSettings().language);
  return (
    <>
      <p>{m.lost}</p>
      <dl>
        {Object.entries(m.parts).map(([part, name]) => (
          <div key={part}>
            <dt>{name}</dt>
            <dd>{signed(-(parts[part] ?? 0))}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

export const review: GameReview<CiubState, CiubAction> = { Choice: ChoiceShown, Why, Parts };
