import type { ReactElement } from 'react';
import type { RuleBook } from '../../table/model/rulebook.ts';
import { rulebook } from './messages/rulebook.ts';
import { DieRow, Lines } from './Drawn.tsx';
import { GOOD_SQUARE, cuboReference, StillSquare } from './Reference.tsx';

const covered = (
  <span className="cubo-drawn" aria-hidden="true">
    <StillSquare lying={GOOD_SQUARE} covered />
  </span>
);

const rows = (pictures: Readonly<Record<string, string>>): Readonly<Record<string, ReactElement>> =>
  Object.fromEntries(
    Object.entries(pictures).map(([clause, of]) => [clause, <DieRow key={clause} of={of} />]),
  );

/** The whole rules of the game. */
export const book: RuleBook = {
  texts: rulebook,
  pictures: {
    ...rows({ R8: 'b6 r6 r2 b4' }),
    W1: <Lines of={['r4 r5 b2', 'r4 r5 r6']} />,
    W3: <Lines of={['r4 b5 r6', 'r4 b6 r5']} />,
    W4: <Lines of={['b3 r3 b3']} />,
    W5: <Lines of={['b1 j2 b3', 'r4 j5 b6']} />,
    W6: (
      <span className="cubo-drawn" aria-hidden="true">
        <StillSquare lying={GOOD_SQUARE} />
      </span>
    ),
  },
  steps: {
    ...rows({ R2: 'b r j r b', R4: 'b4 r2 j5 r6', R8: 'b6 r6 r2 b4', W1: 'b2 > r6' }),
    R6: (
      <span className="cubo-drawn" aria-hidden="true">
        <StillSquare lying={GOOD_SQUARE} />
      </span>
    ),
    R7: covered,
  },
  reference: cuboReference,
};
