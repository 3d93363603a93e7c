import { messageSource, type Shape } from '../../../base/i18n/messages.ts';
import type { messages as english } from './review.en.ts';

/** Loaded with the look back at a match. */
export type CiubReviewMessages = Shape<typeof english>;

export const reviewMessages = messageSource<CiubReviewMessages>({
  de: () => import('./review.de.ts'),
  en: () => import('./review.en.ts'),
  fr: () => import('./review.fr.ts'),
  hu: () => import('./review.hu.ts'),
});
