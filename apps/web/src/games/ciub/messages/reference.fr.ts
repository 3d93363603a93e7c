import type { RulebookMessages } from './rulebook.ts';

export const reference: RulebookMessages['reference'] = {
  dice: 'Les sept couleurs',
  count: (p) => `${p.n} dans le jeu`,
  perPlayer: 'cinq par personne',
  uses: {
    white:
      'Le point de départ : de petits chiffres, et deux « échange » qui apportent toutes les autres couleurs.',
    red: 'De grands chiffres, de 3 à 6, sans aucun symbole : pour les totaux, les 4 et les 5.',
    orange: 'Rien que des chiffres pairs : surtout des 2, puis des 4, et un 6.',
    yellow: 'Rien que des chiffres impairs : 1, 3 et 5, deux faces chacun.',
    green: 'Le seul 7. « Nouveau lancer » corrige un mauvais dé, « 2 pour 1 » en donne davantage.',
    purple: 'Il tourne : deux de ses faces mettent n’importe quel dé sur la face voulue.',
    blue: 'Un peu de tout : les trois actions, un 1 et un 2.',
  },
  cards: 'Les 33 cartes',
  cardsWhy:
    'Chaque carte existe une fois. La chance est celle d’un premier tour avec cinq dés blancs, joué au mieux pour cette seule carte, calculée exactement ; des dés plus nombreux et meilleurs l’augmentent. 0 % : cinq dés ne suffisent pas.',
  chance: 'Chance',
  letters: {
    A: 'Cartes A : 10, visibles dès le début',
    B: 'Cartes B : 11, dont cinq avec un hibou',
    C: 'Cartes C : 11, dont cinq avec un hibou',
    D: 'La carte D : la pioche vide, elle vient avec la prochaine carte gagnée',
  },
  owl: 'hibou : seulement dans la partie normale',
  inPlay: 'Combien sont en jeu',
  players: 'Personnes',
  normal: 'Partie normale',
  short: 'Partie courte',
  cardsOf: (p) => `${p.a} A, ${p.b} B, ${p.c} C, 1 D`,
};
