import type { ReactElement } from 'react';
import type { PigAction } from '../rules/index.ts';
import { Die, DIE_NUMBERS, type DieFace } from '@cubarium/web/game';
import { usePig } from './messages/index.ts';
import type { PigProps } from './props.ts';

const SIDES = DIE_NUMBERS.slice(0, 6);
const faceOf = (action: PigAction): DieFace | null =>
  action.kind === 'fall' ? (SIDES[action.face - 1] ?? null) : null;

/** The die as it last fell, and what the turn has brought. What is falling is not told before it lies. */
export function FallenDie({ table }: PigProps): ReactElement {
  const m = usePig();
  const { moving, history, match } = table;
  const falls = history.flatMap(({ entry }) => {
    const face = entry.actor === 'chance' ? faceOf(entry.action as PigAction) : null;
    return face === null ? [] : [face];
  });
  const landing = moving?.entry.actor === 'chance' ? faceOf(moving.entry.action as PigAction) : null;
  const lies = falls.at(-1) ?? null;
  return (
    <div className="pig-die">
      <Die
        key={`${match.seq}.${landing ?? ''}`}
        colour="red"
        face={lies}
        landing={landing ?? undefined}
        sides={SIDES}
        spin={match.seq}
        pips
      />
      {lies !== null && landing === null && <span className="sr-only">{m.die({ n: Number(lies) })}</span>}
      <strong>{m.added({ n: match.state.added })}</strong>
    </div>
  );
}
