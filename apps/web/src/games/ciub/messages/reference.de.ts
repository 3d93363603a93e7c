import type { RulebookMessages } from './rulebook.ts';

export const reference: RulebookMessages['reference'] = {
  dice: 'Die sieben Farben',
  count: (p) => `${p.n} im Spiel`,
  perPlayer: 'fünf für jede Person',
  uses: {
    white: 'Damit fangen alle an: niedrige Zahlen und zwei „Austauschen“, die jede andere Farbe bringen.',
    red: 'Hohe Zahlen von 3 bis 6, ganz ohne Symbole: für Summen, Vieren und Fünfen.',
    orange: 'Nur gerade Zahlen: vor allem Zweien, dann Vieren, und eine 6.',
    yellow: 'Nur ungerade Zahlen: 1, 3 und 5, je zwei Seiten.',
    green: 'Die einzige 7. „Neu würfeln“ rettet, was schlecht fiel, und „2 gegen 1“ bringt mehr Würfel.',
    purple: 'Dreht: Zwei seiner Seiten drehen jeden Würfel so, wie du ihn brauchst.',
    blue: 'Von allem etwas: alle drei Aktionen, eine 1 und eine 2.',
  },
  cards: 'Alle 33 Karten',
  cardsWhy:
    'Jede Karte gibt es einmal. Die Chance gilt für einen ersten Zug mit fünf weißen Würfeln, bestens gespielt nur für diese Karte, und ist genau berechnet; mehr und bessere Würfel erhöhen sie. 0 % heißt: Fünf Würfel reichen nicht.',
  chance: 'Chance',
  letters: {
    A: 'A-Karten: 10, von Anfang an offen',
    B: 'B-Karten: 11, fünf davon mit Eule',
    C: 'C-Karten: 11, fünf davon mit Eule',
    D: 'Die D-Karte: Ist der Stapel leer, kommt sie mit der nächsten gewonnenen Karte',
  },
  owl: 'Eule: nur in der normalen Partie',
  inPlay: 'So viele sind im Spiel',
  players: 'Personen',
  normal: 'Normale Partie',
  short: 'Kurze Partie',
  cardsOf: (p) => `${p.a} A, ${p.b} B, ${p.c} C, 1 D`,
};
