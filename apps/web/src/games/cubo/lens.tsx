import type { ReactElement } from 'react';
import type { JsonRecord } from '@cubarium/core';
import type { Hint } from '@cubarium/bots/cubo';
import type { CuboAction, CuboState } from '@cubarium/games/cubo';
import type { GameLens, LensMoment, LensQuestion, Notes } from '../../table/model/lens.ts';
import { SquarePicture } from './SquarePicture.tsx';
import { useCubo, type CuboMessages } from './messages/index.ts';
import { lensMessages, type CuboLensMessages } from './messages/lens.ts';
import { dieName } from './model/naming.ts';
import { isCalm } from './model/situation.ts';

const NOTHING: Notes = new Map();
const HINT_MS = 400;

/** A race has no time for it. */
const hint = ({ match, seat }: LensMoment<CuboState, CuboAction>): LensQuestion<CuboState> | null =>
  isCalm(match.state) ? { state: match.state, request: { do: 'hint', seat, budgetMs: HINT_MS } } : null;

interface HintProps {
  readonly answer: JsonRecord;
  readonly state: CuboState;
}

function HintShown({ answer, state }: HintProps): ReactElement {
  const m = useCubo();
  const w = lensMessages.use();
  // What the solver answers comes from a worker: its own types say what lies there.
  const { action, best } = answer as unknown as Hint;
  return (
    <>
      {best && (
        <SquarePicture square={best.square} label={w.square({ points: m.points({ n: best.points }) })} />
      )}
      {best && best.worth > best.points && <p>{w.exchange({ points: m.points({ n: best.worth }) })}</p>}
      <p>{advice(action, { m, w, state })}</p>
    </>
  );
}

interface Words {
  readonly m: CuboMessages;
  readonly w: CuboLensMessages;
  readonly state: CuboState;
}

function advice(action: CuboAction, { m, w, state }: Words): string {
  switch (action.kind) {
    case 'cover':
      return w.cover;
    case 'throw':
    case 'pickUp':
    case 'call':
      return w.throwAgain;
    case 'take': {
      const die = state.middle.find(({ id }) => id === action.die);
      return die ? w.take({ die: dieName(m, die) }) : w.takeNone;
    }
    case 'exchange':
      return action.cell === null
        ? w.keep
        : w.place({ row: 1 + Math.floor(action.cell / 3), column: 1 + (action.cell % 3) });
    case 'deal':
    case 'fall':
    case 'timeUp':
      return '';
  }
}

export const lens: GameLens<CuboState, CuboAction> = {
  texts: lensMessages,
  chances: () => null,
  isExact: () => true,
  useNotes: () => NOTHING,
  hint,
  Hint: HintShown,
};
