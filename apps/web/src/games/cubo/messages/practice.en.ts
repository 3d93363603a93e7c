import { numbersFor } from '../../../base/i18n/plural.ts';

const n = numbersFor('en');

export const messages = {
  task: 'Lay the best square of this throw.',
  clock: (p: { s: number }) => `Against the clock (${p.s} seconds)`,
  left: (p: { s: number }) => n.count(p.s, { one: '# second left', other: '# seconds left' }),
  done: 'Done',
  yours: 'Your square',
  best: 'The best one',
  right: (p: { points: string; best: string }) => `Yes: ${p.points}. There is no better square.`,
  close: (p: { points: string; best: string }) => `Well laid: ${p.points}. The best comes to ${p.best}.`,
  other: (p: { points: string; best: string }) => `${p.points}. The best comes to ${p.best}: look how.`,
  late: (p: { points: string; best: string }) => `Time is over. The best comes to ${p.best}: look how.`,
} as const;
