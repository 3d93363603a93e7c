import type { LensTexts } from './lens.ts';

export const messages: LensTexts = {
  hint: 'Tipp',
  thinking: 'Gondolkodom…',
  none: 'Most nincs mit eldönteni.',
  failed: 'Most nem sikerült tippet számolni.',
  again: 'Újra megpróbálom',
};
