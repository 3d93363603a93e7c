import type { BookMessages } from './book.ts';
import { numbersFor } from './plural.ts';

const n = numbersFor('hu');

export const messages: BookMessages = {
  title: (p) => `${p.game}: a szabályok`,
  search: 'Keresés a szabályokban',
  found: (p) => (p.n === 0 ? 'Nincs találat. Próbálj más szót.' : n.count(p.n, { other: '# találat' })),
  print: 'Nyomtatás',
  contents: 'Tartalom',
  turn: 'Egy pillantásra',
  example: 'Példa',
  editions: 'Nyomtatott kiadások',
  reference: 'Segédlet',
  linkTo: (p) => `Hivatkozás erre a szabályra: ${p.clause}`,
};
