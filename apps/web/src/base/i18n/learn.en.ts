import { numbersFor } from './plural.ts';

const n = numbersFor('en');

export const learn = {
  lesson: 'Lesson',
  open: 'Learn to play',
  title: (p: { game: string }) => `Learn ${p.game}`,
  intro: 'A minute each, at the real table. You can leave at any time and go on later.',
  done: 'done',
  begun: 'begun',
  number: (p: { n: number }) => `Lesson ${p.n}`,
  all: 'All lessons',
  back: 'Back',
  goOn: 'Go on',
  skip: 'Skip step',
  showMe: 'Show me',
  next: 'Next lesson',
  allowed: 'That is allowed. For this lesson, try what is outlined.',
  alone: 'Now you',
  better: 'That is allowed, but there is better.',
  outlined: (p: { things: readonly string[] }) => `Outlined: ${n.list(p.things)}.`,
  first: (p: { game: string }) => `New to ${p.game}?`,
  firstWhy: 'A minute at the table shows how it goes. You can also begin at once.',
  knowIt: 'I know it',
  gotIt: 'Got it',
  noHints: 'No more hints',
  ask: 'Ask about anything',
  beside: 'At a real table',
  rules: 'Rules and reference',
  hints: 'Hints while you play',
  lens: 'Chances and hints (only at tables of this device)',
  practice: 'Practise',
} as const;
