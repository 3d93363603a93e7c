import type { messages as english } from './lens.en.ts';
import { messageSource, type Shape } from './messages.ts';

export type LensTexts = Shape<typeof english>;

export const lensTexts = messageSource<LensTexts>({
  de: () => import('./lens.de.ts'),
  en: () => import('./lens.en.ts'),
  fr: () => import('./lens.fr.ts'),
  hu: () => import('./lens.hu.ts'),
});
