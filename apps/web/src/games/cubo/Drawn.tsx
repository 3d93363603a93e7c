import type { ReactElement } from 'react';
import { FACES, linePoints, type Cell } from '@cubarium/games/cubo';
import { CuboDie } from './CuboDie.tsx';
import './styles/rules.css';

const COLOURS = { r: 'red', b: 'blue', j: 'joker' } as const;
const isColour = (letter: string): letter is keyof typeof COLOURS => letter in COLOURS;

/** `r4` is a red die that shows a 4, `j` the joker before it is thrown. */
export function read(word: string): Pick<Cell, 'colour'> & { readonly face: Cell['face'] | null } {
  const letter = word.slice(0, 1);
  // A word that means nothing is a slip of the pen: it has to be seen at once.
  if (!isColour(letter)) throw new Error(`“${word}” is no die`);
  return { colour: COLOURS[letter], face: FACES.find((face) => String(face) === word.slice(1)) ?? null };
}

/** Dice as in `r4 b5`; `>` leads on. A picture: its example tells it. */
export const DieRow = ({ of }: { readonly of: string }): ReactElement => (
  <span className="cubo-drawn" aria-hidden="true">
    {of.split(' ').map((word, i) => (
      // A picture stays as it is.
      <span key={i}>{word === '>' ? '→' : <CuboDie die={read(word)} />}</span>
    ))}
  </span>
);

/** What three dice in a line score, by the rules themselves. */
export function scoreOf(line: string): number {
  const [a, b, c] = line.split(' ').flatMap((word) => {
    const { colour, face } = read(word);
    return face === null ? [] : [{ colour, face }];
  });
  return a && b && c ? linePoints(a, b, c) : 0;
}

/** Lines with what they score. */
export const Lines = ({ of }: { readonly of: readonly string[] }): ReactElement => (
  <span className="cubo-drawn-lines" aria-hidden="true">
    {of.map((line) => (
      <span key={line} className="cubo-drawn-line">
        <DieRow of={line} />
        <span className="cubo-drawn-score">{scoreOf(line)}</span>
      </span>
    ))}
  </span>
);
