import type { ReactElement } from 'react';
import type { Cell } from '@cubarium/games/cubo';
import { CuboDie } from './CuboDie.tsx';
import { useCubo } from './messages/index.ts';
import { dieName } from './model/naming.ts';
import './picture.css';

/** Nine dice row by row, as a picture with words. */
export function SquarePicture({
  square,
  label,
}: {
  readonly square: readonly Cell[];
  readonly label: string;
}): ReactElement {
  const m = useCubo();
  return (
    <figure className="cubo-picture">
      <figcaption>{label}</figcaption>
      <ol>
        {square.map((die, cell) => (
          // A cell is its place.
          <li key={cell}>
            <CuboDie die={die} />
            <span className="sr-only">
              {m.cell.die({ row: 1 + Math.floor(cell / 3), column: 1 + (cell % 3), die: dieName(m, die) })}
            </span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
