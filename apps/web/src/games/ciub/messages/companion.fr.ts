import type { CompanionMessages } from './companion.ts';

export const messages: CompanionMessages = {
  dice: 'Ces dés : quelles cartes, quelle chance ?',
  how: 'Choisis les couleurs de tes dés, puis un dé pour dire ce qu’il montre dans ta zone, ou pour le rendre.',
  mine: 'Tes dés',
  empty: 'Pas encore de dés : ajoutes-en.',
  add: 'Ajouter un dé',
  toRoll: 'à lancer',
  remove: 'Le rendre',
  thinking: 'Calcul en cours…',
  cards: 'Meilleures chances',
  none: 'Pas de réponse pour l’instant. Réessaie dans un moment.',
  about: (p) => `environ ${p.p}`,
};
