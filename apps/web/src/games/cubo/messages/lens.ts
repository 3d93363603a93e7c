import { messageSource, type Shape } from '../../../base/i18n/messages.ts';
import type { messages as english } from './lens.en.ts';

export type CuboLensMessages = Shape<typeof english>;

/** What is said of the best square: loaded with whatever tells it. */
export const lensMessages = messageSource<CuboLensMessages>({
  de: () => import('./lens.de.ts'),
  en: () => import('./lens.en.ts'),
  fr: () => import('./lens.fr.ts'),
  hu: () => import('./lens.hu.ts'),
});
