import type { RuleLine } from '@cubarium/web/game';
import type { PigCode } from '../../rules/index.ts';

export const refusals: Readonly<Record<PigCode | 'option-out-of-range', string>> = {
  'option-out-of-range': 'So lässt sich kein Tisch einrichten.',
  'game-over': 'Das Spiel ist vorbei.',
  'nothing-to-hold': 'Würfle zuerst: Es gibt noch nichts zu sichern.',
};

export const rules: readonly RuleLine[] = [
  { clauses: 'A1', text: 'Zwei bis vier spielen reihum. Wer beginnt, wird ausgelost.' },
  { clauses: 'A2', text: 'Wer sichert und das Ziel erreicht hat, gewinnt sofort.' },
  { clauses: 'A3', text: 'Sichern behält, was der Zug gebracht hat; dann geht es reihum weiter.' },
  { clauses: 'A4', text: 'Würfle, so oft du magst: Was fällt, wird zusammengezählt.' },
  { clauses: 'A5', text: 'Eine 1 verliert alles, was der Zug gebracht hat; dann geht es reihum weiter.' },
  { clauses: 'A6', text: 'Mit Gnade schadet eine 1 nicht, solange nichts zusammengezählt ist.' },
  { clauses: 'B1', text: 'Wer zu lange braucht, verliert, was der Zug gebracht hat.' },
];
