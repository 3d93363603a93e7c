import type { RuleLine } from '@cubarium/web/game';
import type { PigCode } from '../../rules/index.ts';

export const refusals: Readonly<Record<PigCode | 'option-out-of-range', string>> = {
  'option-out-of-range': 'A table can’t be set up like that.',
  'game-over': 'The game is over.',
  'nothing-to-hold': 'Roll first: there is nothing to hold yet.',
};

export const rules: readonly RuleLine[] = [
  { clauses: 'A1', text: 'Two to four play in turn. Who begins is drawn by lot.' },
  { clauses: 'A2', text: 'Whoever holds and has reached the target wins at once.' },
  { clauses: 'A3', text: 'Hold keeps what the turn has brought, and the next player goes on.' },
  { clauses: 'A4', text: 'Roll as often as you like: what falls is added up.' },
  { clauses: 'A5', text: 'A 1 loses everything the turn has brought, and the next player goes on.' },
  { clauses: 'A6', text: 'With mercy a 1 does no harm while nothing has been added.' },
  { clauses: 'B1', text: 'Whoever takes too long loses what the turn has brought.' },
];
