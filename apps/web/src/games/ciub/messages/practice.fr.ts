import type { CiubPracticeMessages } from './practice.ts';

export const messages: CiubPracticeMessages = {
  aside: 'Tu veux cette carte. Quels dés mets-tu de côté ?',
  swap: 'Tu veux cette carte. Quelle couleur prends-tu en échange du dé blanc ?',
  yours: 'ton choix',
  best: 'le mieux',
  right: (p) => `Oui : ${p.percent}, contre ${p.next} au plus autrement.`,
  other: (p) => `Il te reste ${p.percent}. Plus prometteur, « ${p.way} » : ${p.best}.`,
};
