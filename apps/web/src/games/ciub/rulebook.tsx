import type { ReactElement } from 'react';
import type { RuleBook } from '../../table/model/rulebook.ts';
import { rulebook } from './messages/rulebook.ts';
import { Drawn } from './Drawn.tsx';
import { ciubReference } from './Reference.tsx';

const drawn = (pictures: Readonly<Record<string, string>>): Readonly<Record<string, ReactElement>> =>
  Object.fromEntries(
    Object.entries(pictures).map(([clause, of]) => [clause, <Drawn key={clause} of={of} />]),
  );

/** The whole rules of the game. */
export const book: RuleBook = {
  texts: rulebook,
  pictures: drawn({
    S1: 'w w w w w @0',
    F1: 'A6 @0 > A9 @0',
    R2: 'w:swap b:reroll w:3 w:4 w:1 > r:? b:reroll* w:3 w:4 w:1',
    R3: 'w:swap > r:?',
    R4: 'b:reroll r:? > b:reroll* r:6',
    R5: 'p:adjust r:5 > [ p:adjust ] r:6',
    R6: 'b:adjust > [ b:1 ]',
    R7: 'b:skull o:6 r:6 r:? > [ b:skull o:6 r:6 ] r:?',
    R8: '[ o:6 ] w:3 w:4 w:2 b:1 > [ o:6 ] w w w b',
    G1: '[ w:1 y:1 o:6 r:6 b:skull ] > B11',
    G2: '[ w:2 o:4 r:4 o:6 ] > A2',
    G3: '[ g:7 r:6 r:5 w:3 ] > A3',
    G4: '[ w:3 y:3 r:3 p:3 ] > A1',
    G6: 'A6 @0 > A9',
    T1: '[ g:two ] > r b',
    T4: 'r r r r r r > r r r r',
  }),
  steps: drawn({
    F1: 'A6 @0',
    R1: 'w w b o r',
    R2: 'w:swap b:reroll p:adjust',
    R7: '[ o:6 r:6 ]',
    R8: 'w b y',
    G1: 'A6',
    T1: 'g:two > r b',
  }),
  reference: ciubReference,
};
