import type { ReactElement } from 'react';
import type { Cell } from '@cubarium/games/cubo';
import type { ReferenceProps, RuleReference } from '../../table/model/rulebook.ts';
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

const SQUARE = 'square';

/** By what everything in the reference is found. */
function useWords(): ReadonlyMap<string, string> {
  const m = useCubo();
  const { reference: r } = rulebook.use();
  const numbers = (of: string): string => of.replaceAll(/[a-z]/g, '');
  return new Map([
    ...colours.map((colour): [string, string] => [colour, `${r.dice} ${r.colours[colour]}`]),
    ...kinds.map((kind): [string, string] => {
      const worth = m.points({ n: scoreOf(KINDS[kind]) });
      return [kind, `${r.lines} ${numbers(KINDS[kind])} ${worth} ${r.kinds[kind]}`];
    }),
    [SQUARE, `${r.square} ${r.squareWhy}`],
  ]);
}

/** The dice, every kind of line with an example, and a whole square. */
const Show = ({ shows }: ReferenceProps): ReactElement => {
  const { reference } = rulebook.use();
  return (
    <div className="cubo-reference">
      <Dice shows={shows} />
      <Lines shows={shows} />
      {shows(SQUARE) && (
        <>
          <h3>{reference.square}</h3>
          <StillSquare lying={GOOD_SQUARE} />
          <p>{reference.squareWhy}</p>
        </>
      )}
    </div>
  );
};

export const cuboReference: RuleReference = { useWords, Show };

function Dice({ shows }: ReferenceProps): ReactElement | null {
  const { reference } = rulebook.use();
  const shown = colours.filter(shows);
  if (shown.length === 0) return null;
  return (
    <>
      <h3>{reference.dice}</h3>
      <ul>
        {shown.map((colour) => (
          <li key={colour}>
            <DieRow of={COLOURS[colour]} />
            <span>{reference.colours[colour]}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Lines({ shows }: ReferenceProps): ReactElement | null {
  const m = useCubo();
  const { reference } = rulebook.use();
  const shown = kinds.filter(shows);
  if (shown.length === 0) return null;
  return (
    <>
      <h3>{reference.lines}</h3>
      <ul>
        {shown.map((kind) => (
          <li key={kind}>
            <DieRow of={KINDS[kind]} />
            <strong>{m.points({ n: scoreOf(KINDS[kind]) })}</strong>
            <span>{reference.kinds[kind]}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
