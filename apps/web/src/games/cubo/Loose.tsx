import type { ReactElement } from 'react';
import type { Die } from '@cubarium/games/cubo';
import { CuboDie } from './CuboDie.tsx';
import { dieName } from './model/naming.ts';
import { cellOf, touchDie } from './model/placing.ts';
import type { CuboView } from './view.ts';

const COLOUR_ORDER = { red: 0, blue: 1, joker: 2 } as const;

/** The eight coloured dice in an order that is quick to read, and stays while they are laid. */
export const slotsOf = ({ dice }: CuboView): readonly Die[] =>
  dice
    .filter((die) => die.colour !== 'joker')
    .toSorted((a, b) => COLOUR_ORDER[a.colour] - COLOUR_ORDER[b.colour] || (a.face ?? 0) - (b.face ?? 0));

/** Dice that are still to be laid, each in a place of its own: nothing moves away under a finger. */
export function Loose({ view }: { readonly view: CuboView }): ReactElement {
  const { m, own, laying, cells } = view;
  const slots = slotsOf(view);
  const first = slots.find((die) => cellOf(cells, die.id) === null);
  return (
    <ul
      className="cubo-loose"
      aria-label={m.area.loose}
      data-hand={own.hand || undefined}
      data-done={own.square !== null || undefined}
    >
      {slots.map((die, slot) => {
        const laid = own.square !== null || (!own.hand && cellOf(cells, die.id) !== null);
        return (
          <li key={die.id} className="cubo-slot" data-empty={laid || undefined}>
            {!laid && <LooseDie view={view} die={die} slot={slot} next={laying && die === first} />}
          </li>
        );
      })}
    </ul>
  );
}

interface LooseDieProps {
  readonly view: CuboView;
  readonly die: Die;
  readonly slot: number;
  readonly next: boolean;
}

function LooseDie({ view, die, slot, next }: LooseDieProps): ReactElement {
  const { m, laying, isFalling, focus } = view;
  const falling = isFalling(focus);
  const picture = <CuboDie die={die} falling={falling} spin={slot + 1} />;
  if (!laying)
    return (
      <span className="cubo-loose-still" data-flight={`die-${die.id}`}>
        {picture}
        <span className="sr-only">{dieName(m, falling ? { ...die, face: null } : die)}</span>
      </span>
    );
  return (
    <button
      type="button"
      className="cubo-loose-die"
      data-die={die.id}
      data-flight={`die-${die.id}`}
      data-next={next || undefined}
      aria-label={dieName(m, die)}
      onClick={() => view.lay(touchDie(view.placing, die.id))}
    >
      {picture}
    </button>
  );
}
