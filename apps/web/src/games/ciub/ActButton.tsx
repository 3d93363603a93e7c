import { useState, type ReactElement } from 'react';
import type { CiubAction } from '@cubarium/games/ciub';
import { Button } from '../../base/ui/Button.tsx';
import { costOf } from './costs.ts';
import { wastedDice } from './model/suggest.ts';
import type { CiubView } from './view.ts';

export interface ActButtonProps {
  readonly view: CiubView;
  readonly action: CiubAction;
  readonly look?: 'primary' | 'plain';
  readonly children: string;
}

/** What cannot be taken back and gives something away. */
function isCostly({ choices, player }: CiubView, { kind }: CiubAction): boolean {
  switch (kind) {
    case 'decline':
      return choices.gain.size > 0;
    case 'removeCard':
      return true;
    case 'endTurn':
      return choices.trade.size > 0 || wastedDice(player).length > 0;
    default:
      return false;
  }
}

/** Does an action, or says why not; what is final and costly asks for a second tap. */
export function ActButton({ view, action, look = 'plain', children }: ActButtonProps): ReactElement {
  const { m, table } = view;
  const [asked, setAsked] = useState(-1);
  const refusal = table.refusal(action);
  const refused = refusal !== null;
  const costly = !refused && isCostly(view, action);
  const asking = costly && asked === table.match.seq;
  return (
    <Button
      look={refused ? 'plain' : look}
      refused={refused}
      thing={`do-${action.kind}`}
      note={asking ? undefined : costOf(view, action, refusal)}
      onPress={() => {
        if (costly && !asking) setAsked(table.match.seq);
        else table.act(action);
      }}
    >
      {asking ? m.act.really : children}
    </Button>
  );
}
