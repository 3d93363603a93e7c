import type { BookMessages } from './book.ts';
import { numbersFor } from './plural.ts';

const n = numbersFor('fr');

export const messages: BookMessages = {
  title: (p) => `Les règles : ${p.game}`,
  search: 'Chercher dans les règles',
  found: (p) =>
    p.n === 0
      ? 'Rien trouvé. Essaie un autre mot.'
      : n.count(p.n, { one: '# résultat', other: '# résultats' }),
  print: 'Imprimer',
  contents: 'Sommaire',
  turn: 'En un coup d’œil',
  example: 'Exemple',
  editions: 'Éditions imprimées',
  reference: 'Aide-mémoire',
  linkTo: (p) => `Lien vers la règle ${p.clause}`,
};
