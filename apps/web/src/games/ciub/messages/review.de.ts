import type { CiubReviewMessages } from './review.ts';

export const messages: CiubReviewMessages = {
  why: (p) => `Die Chance auf ${p.task} wäre ${p.better} statt ${p.did} gewesen.`,
  lost: 'Gegenüber der besten Wahl verloren:',
  parts: {
    foresight: 'Voraussicht',
    rolling: 'Würfeln und Ablegen',
    cards: 'Wahl der Karten',
    dice: 'Wahl der Würfel',
  },
};
