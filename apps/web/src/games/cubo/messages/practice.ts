import { messageSource, type Shape } from '../../../base/i18n/messages.ts';
import type { messages as english } from './practice.en.ts';

/** Loaded with the exercises. */
export type CuboPracticeMessages = Shape<typeof english>;

export const practiceMessages = messageSource<CuboPracticeMessages>({
  de: () => import('./practice.de.ts'),
  en: () => import('./practice.en.ts'),
  fr: () => import('./practice.fr.ts'),
  hu: () => import('./practice.hu.ts'),
});
