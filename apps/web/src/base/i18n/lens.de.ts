import type { LensTexts } from './lens.ts';

export const messages: LensTexts = {
  hint: 'Tipp',
  thinking: 'Denke nach …',
  none: 'Gerade gibt es nichts zu entscheiden.',
  failed: 'Gerade war kein Tipp zu finden.',
  again: 'Noch einmal versuchen',
};
