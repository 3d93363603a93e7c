import type { ReactElement } from 'react';
import type { Cell } from '@cubarium/games/cubo';
import { CuboDie } from './CuboDie.tsx';
import { useCubo } from './messages/index.ts';
import { rulebook } from './messages/rulebook.ts';
import { linesOf } from './model/lines.ts';
import { Square } from './Square.tsx';
import { DieRow, read, scoreOf } from './Drawn.tsx';
import './cubo.css';

const dice = (words: string): readonly Cell[] =>
  words.split(' ').flatMap((word) => {
    const { colour, face } = read(word);
    return face === null ? [] : [{ colour, face }];
  });

/** Six lines that score, with two colours of four. */
export const GOOD_SQUARE = dice('r4 r5 r6 r5 j5 b5 b6 b5 b4');

const SIZES = { '--cell': '36px', '--gap': '4px', '--gutter': '28px' };

interface StillSquareProps {
  readonly lying: readonly Cell[];
  readonly covered?: boolean;
}

/** A square to look at. */
export function StillSquare({ lying, covered }: StillSquareProps): ReactElement {
  const m = useCubo();
  return (
    <span className="cubo-drawn-square" style={SIZES}>
      <Square
        label={m.area.square}
        m={m}
        covered={covered}
        lines={covered ? null : linesOf(lying)}
        cell={(cell) => {
          const die = lying[cell];
          return <span className="cubo-cell-still">{die && <CuboDie die={die} />}</span>;
        }}
      />
    </span>
  );
}

const KINDS = {
  straight: 'r4 b5 r6',
  straightOne: 'r4 r5 r6',
  equal: 'b3 r3 b3',
  equalOne: 'b3 b3 b3',
  jokerOne: 'b1 j2 b3',
  jokerMixed: 'r4 j5 b6',
  broken: 'r4 r6 r5',
} as const;
const kinds = Object.keys(KINDS) as readonly (keyof typeof KINDS)[];
const COLOURS = { red: 'r1', blue: 'b1', joker: 'j1' } as const;
const colours = Object.keys(COLOURS) as readonly (keyof typeof COLOURS)[];

/** The dice, every kind of line with an example, and a whole square. */
export function Reference(): ReactElement {
  const m = useCubo();
  const { reference } = rulebook.use();
  return (
    <div className="cubo-reference">
      <h3>{reference.dice}</h3>
      <ul>
        {colours.map((colour) => (
          <li key={colour}>
            <DieRow of={COLOURS[colour]} />
            <span>{reference.colours[colour]}</span>
          </li>
        ))}
      </ul>
      <h3>{reference.lines}</h3>
      <ul>
        {kinds.map((kind) => (
          <li key={kind}>
            <DieRow of={KINDS[kind]} />
            <strong>{m.points({ n: scoreOf(KINDS[kind]) })}</strong>
            <span>{reference.kinds[kind]}</span>
          </li>
        ))}
      </ul>
      <h3>{reference.square}</h3>
      <StillSquare lying={GOOD_SQUARE} />
      <p>{reference.squareWhy}</p>
    </div>
  );
}
