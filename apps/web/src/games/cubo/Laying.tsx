import type { ReactElement } from 'react';
import { CENTRE, type FallenDie } from '@cubarium/games/cubo';
import { CuboDie } from './CuboDie.tsx';
import { useCubo } from './messages/index.ts';
import { dieName, placeOf } from './model/naming.ts';
import { cellOf, nextCell, touchCell, touchDie, type Held, type Placing } from './model/placing.ts';
import './exercise.css';

interface LayingProps {
  readonly dice: readonly FallenDie[];
  readonly placing: Placing;
  readonly onLay: (placing: Placing) => void;
}

/** A square to lay by touching dice and cells, as at the table. */
export function Laying({ dice, placing, onLay }: LayingProps): ReactElement {
  const m = useCubo();
  const loose = dice.filter(({ id, colour }) => colour !== 'joker' && cellOf(placing.cells, id) === null);
  return (
    <div className="cubo-laying">
      <div className="cubo-laying-square" role="group" aria-label={m.area.square}>
        {placing.cells.map((id, cell) => {
          const die = dice.find((each) => each.id === id) ?? null;
          // A cell is its place.
          return <LaidCell key={cell} cell={cell} die={die} placing={placing} onLay={onLay} />;
        })}
      </div>
      <ul className="cubo-laying-loose" aria-label={m.area.loose}>
        {loose.map((die) => (
          <li key={die.id}>
            <button
              type="button"
              className="cubo-laying-die"
              aria-label={dieName(m, die)}
              onClick={() => onLay(touchDie(placing, die.id))}
            >
              <CuboDie die={die} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

const isChosen = (held: Held, die: FallenDie | null): boolean =>
  die !== null && held !== null && 'die' in held && held.how === 'chosen' && held.die === die.id;

interface LaidCellProps extends Omit<LayingProps, 'dice'> {
  readonly cell: number;
  readonly die: FallenDie | null;
}

function LaidCell({ cell, die, placing, onLay }: LaidCellProps): ReactElement {
  const m = useCubo();
  const where = placeOf(cell);
  const isNext = nextCell(placing) === cell;
  const name = die ? m.cell.die({ ...where, die: dieName(m, die) }) : null;
  if (cell === CENTRE)
    return (
      <span className="cubo-laying-cell">
        {die && <CuboDie die={die} />}
        <span className="sr-only">{name}</span>
      </span>
    );
  return (
    <button
      type="button"
      className="cubo-laying-cell"
      data-next-cell={isNext || undefined}
      aria-pressed={isChosen(placing.held, die)}
      aria-label={name ?? (isNext ? m.cell.next(where) : m.cell.empty(where))}
      onClick={() => onLay(touchCell(placing, cell))}
    >
      {die && <CuboDie die={die} />}
    </button>
  );
}
