import type { ReactElement } from 'react';
import type { CuboState, Die } from '@cubarium/games/cubo';
import { thing } from '../../table/model/frame-marks.ts';
import { CuboDie } from './CuboDie.tsx';
import { dieName } from './model/naming.ts';
import { whyNot, type CuboView } from './view.ts';

const rank = (die: Die): number => (die.colour === 'red' ? 0 : 10) + (die.face ?? 0);

/** The four dice of this round, also those that somebody has taken: places do not move. */
export const middleSlots = ({ middle, seats }: CuboState): readonly Die[] =>
  [...middle, ...seats.flatMap(({ taken }) => (taken ? [taken] : []))].toSorted((a, b) => rank(a) - rank(b));

export function Middle({ view }: { readonly view: CuboView }): ReactElement {
  const { m, state, table } = view;
  const { moving } = table;
  const falling = view.isFalling('middle');
  // While they fall they need faces to land on.
  const slots = middleSlots(falling && moving ? moving.after.state : state);
  return (
    <ul className="cubo-middle" aria-label={m.area.middle} data-thrown="from-top" {...thing('middle')}>
      {slots.map((die, i) => {
        const there = falling || state.middle.some(({ id }) => id === die.id);
        return (
          <li key={die.id} className="cubo-slot" data-empty={!there || undefined}>
            {there ? (
              <MiddleDie view={view} die={die} spin={i} falling={falling} />
            ) : (
              <span className="sr-only">{m.area.middleEmpty}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface MiddleDieProps {
  readonly view: CuboView;
  readonly die: Die;
  readonly spin: number;
  readonly falling: boolean;
}

function MiddleDie({ view, die, spin, falling }: MiddleDieProps): ReactElement {
  const { m, table } = view;
  const refusal = whyNot(view, { kind: 'take', die: die.id });
  const may = refusal === null;
  return (
    <button
      type="button"
      className="cubo-middle-die"
      data-choice={may || undefined}
      data-next={may || undefined}
      data-flight={`die-${die.id}`}
      aria-disabled={!may || undefined}
      aria-label={dieName(m, falling ? { ...die, face: null } : die)}
      onClick={() => (refusal ? table.explain(refusal) : table.act({ kind: 'take', die: die.id }))}
    >
      <CuboDie die={die} falling={falling} spin={spin} />
    </button>
  );
}
