import { messageSource, type Shape } from '../../base/i18n/messages.ts';
import type { messages as english } from './en.ts';

export type ReviewMessages = Shape<typeof english>;

/** Loaded with the look back at a match. */
export const reviewMessages = messageSource<ReviewMessages>({
  de: () => import('./de.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  hu: () => import('./hu.ts'),
});
