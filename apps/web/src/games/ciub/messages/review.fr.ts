import type { CiubReviewMessages } from './review.ts';

export const messages: CiubReviewMessages = {
  why: (p) => `La chance de réussir ${p.task} aurait été de ${p.better} au lieu de ${p.did}.`,
  lost: 'Perdu par rapport au meilleur choix :',
  parts: {
    foresight: 'Prévoyance',
    rolling: 'Lancers et mises de côté',
    cards: 'Choix des cartes',
    dice: 'Choix des dés',
  },
};
