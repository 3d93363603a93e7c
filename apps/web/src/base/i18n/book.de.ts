import type { BookMessages } from './book.ts';
import { numbersFor } from './plural.ts';

const n = numbersFor('de');

export const messages: BookMessages = {
  title: (p) => `Die Regeln von ${p.game}`,
  search: 'In den Regeln suchen',
  found: (p) =>
    p.n === 0 ? 'Nichts gefunden. Versuche ein anderes Wort.' : n.count(p.n, { other: '# Treffer' }),
  print: 'Drucken',
  contents: 'Inhalt',
  turn: 'Auf einen Blick',
  example: 'Beispiel',
  editions: 'Gedruckte Ausgaben',
  reference: 'Zum Nachschlagen',
  linkTo: (p) => `Link zu Regel ${p.clause}`,
};
