import type { ReactElement } from 'react';
import { Die, DIE_NUMBERS, messageSource, type RuleBook, type Shape } from '@cubarium/web/game';
import type { messages as english } from './messages/rulebook.en.ts';

export type PigRuleTexts = Shape<typeof english>;

const dice = (...faces: readonly number[]): ReactElement => (
  <span className="pig-drawn" aria-hidden="true">
    {faces.map((face) => (
      <Die key={face} colour="red" face={DIE_NUMBERS[face - 1] ?? null} pips />
    ))}
  </span>
);

/** The whole rules of the game. */
export const book: RuleBook = {
  texts: messageSource<PigRuleTexts>({
    de: () => import('./messages/rulebook.de.ts'),
    en: () => import('./messages/rulebook.en.ts'),
    fr: () => import('./messages/rulebook.fr.ts'),
    hu: () => import('./messages/rulebook.hu.ts'),
  }),
  pictures: { A4: dice(5, 3, 6), A5: dice(5, 3, 6, 1) },
  steps: { A4: dice(5, 3, 6), A5: dice(1), A3: dice(6) },
};
