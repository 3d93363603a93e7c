import { numbersFor } from '../base/i18n/plural.ts';

const n = numbersFor('en');

export const messages = {
  title: (p: { game: string }) => `${p.game}: what would you do?`,
  intro: 'Short exercises with the exact answer. Ten a day keep your streak.',
  today: (p: { done: number; of: number }) => `Today: ${p.done} of ${p.of}`,
  streak: (p: { n: number }) => n.count(p.n, { one: '# day in a row', other: '# days in a row' }),
  thinking: 'An exercise is being made…',
  failed: 'No exercise could be made just now.',
  again: 'Try again',
  next: 'Next exercise',
} as const;
