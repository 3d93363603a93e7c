import { messageSource, type Shape } from '../../../base/i18n/messages.ts';
import type { messages as english } from './lens.en.ts';

export type CiubLensMessages = Shape<typeof english>;

/** What is said of chances and ways to go on: loaded with whatever tells them. */
export const lensMessages = messageSource<CiubLensMessages>({
  de: () => import('./lens.de.ts'),
  en: () => import('./lens.en.ts'),
  fr: () => import('./lens.fr.ts'),
  hu: () => import('./lens.hu.ts'),
});
