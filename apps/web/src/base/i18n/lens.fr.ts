import type { LensTexts } from './lens.ts';

export const messages: LensTexts = {
  hint: 'Conseil',
  thinking: 'Réflexion…',
  none: 'Rien à décider pour l’instant.',
  failed: 'Aucun conseil n’a pu être calculé.',
  again: 'Réessayer',
};
