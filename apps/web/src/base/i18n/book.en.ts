import { numbersFor } from './plural.ts';

const n = numbersFor('en');

/** The page of the whole rules; loaded with it. */
export const messages = {
  title: (p: { game: string }) => `The rules of ${p.game}`,
  search: 'Search the rules',
  found: (p: { n: number }) =>
    p.n === 0 ? 'Nothing found. Try another word.' : n.count(p.n, { one: '# result', other: '# results' }),
  print: 'Print',
  contents: 'Contents',
  turn: 'At a glance',
  example: 'Example',
  editions: 'Printed editions',
  reference: 'Reference',
  linkTo: (p: { clause: string }) => `Link to rule ${p.clause}`,
} as const;
