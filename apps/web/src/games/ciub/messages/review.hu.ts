import type { CiubReviewMessages } from './review.ts';

export const messages: CiubReviewMessages = {
  why: (p) => `Az esély erre: ${p.task}; ${p.did} helyett ${p.better} lett volna.`,
  lost: 'A legjobb választáshoz képest elveszett:',
  parts: {
    foresight: 'Előrelátás',
    rolling: 'Dobás és félretevés',
    cards: 'Kártyák választása',
    dice: 'Kockák választása',
  },
};
