import type { RuleLine } from '@cubarium/web/game';
import type { PigCode } from '../../rules/index.ts';

export const refusals: Readonly<Record<PigCode | 'option-out-of-range', string>> = {
  'option-out-of-range': 'On ne peut pas préparer une table ainsi.',
  'game-over': 'La partie est finie.',
  'nothing-to-hold': 'Lance d’abord : il n’y a encore rien à garder.',
};

export const rules: readonly RuleLine[] = [
  { clauses: 'A1', text: 'Deux à quatre personnes jouent à tour de rôle. Le sort désigne qui commence.' },
  { clauses: 'A2', text: 'Qui garde ses points et atteint le but gagne aussitôt.' },
  { clauses: 'A3', text: 'Garder conserve ce que le tour a rapporté ; puis c’est au suivant.' },
  { clauses: 'A4', text: 'Lance autant que tu veux : les points s’additionnent.' },
  { clauses: 'A5', text: 'Un 1 fait perdre tout ce que le tour a rapporté ; puis c’est au suivant.' },
  { clauses: 'A6', text: 'Avec la clémence, un 1 ne coûte rien tant que rien n’est additionné.' },
  { clauses: 'B1', text: 'Qui prend trop de temps perd ce que le tour a rapporté.' },
];
