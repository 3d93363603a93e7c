import type { CuboReviewMessages } from './review.ts';

export const messages: CuboReviewMessages = {
  left: (p) => `Laissés sur la table : ${p.points}.`,
  cover: (p) => `Couvrir ce carré : ${p.points}`,
  throwAgain: 'Relancer',
  take: (p) => `Prendre au milieu : ${p.die}`,
  takeNone: 'Ne prendre aucun dé',
  place: (p) => `Échanger ligne ${p.row}, colonne ${p.column}`,
  keep: 'Ne rien échanger',
  rounds: (p) => `Manche par manche : ${p.name}`,
  round: (p) => `Manche ${p.n} : ${p.points}`,
  laid: (p) => `Posé : ${p.points}`,
  best: (p) => `Le meilleur du même lancer : ${p.points}`,
  late: 'Pas couvert à temps.',
  nothing: 'Rien de laissé sur la table.',
  exchange: (p) =>
    `Le meilleur échange : ${p.die}, ligne ${p.row}, colonne ${p.column}, soit ${p.points} en tout.`,
  worth: (p) => `Avec le meilleur dé du milieu, cela fait ${p.points}.`,
  parts: {
    dice: 'Lancers par rapport à la moyenne',
    arranging: 'Perdus en posant',
    exchanging: 'Perdus en échangeant',
    speed: 'Perdus par lenteur',
    throws: 'Lancers',
    firstCovers: 'Couvert en premier',
    coverSeconds: 'Du lancer à la couverture',
    takeSeconds: 'De la couverture à la prise',
  },
  seconds: (p) => `${p.s} s`,
};
