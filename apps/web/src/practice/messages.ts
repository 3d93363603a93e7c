import { messageSource, type Shape } from '../base/i18n/messages.ts';
import type { messages as english } from './practice.en.ts';

export type PracticeMessages = Shape<typeof english>;

/** Loaded with the page of exercises. */
export const practiceMessages = messageSource<PracticeMessages>({
  de: () => import('./practice.de.ts'),
  en: () => import('./practice.en.ts'),
  fr: () => import('./practice.fr.ts'),
  hu: () => import('./practice.hu.ts'),
});
