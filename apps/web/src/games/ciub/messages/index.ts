import { messageSource, type Shape } from '../../../base/i18n/messages.ts';
import type { messages as english } from './en.ts';

export type CiubMessages = Shape<typeof english>;

export const ciubMessages = messageSource<CiubMessages>({
  de: () => import('./de.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  hu: () => import('./hu.ts'),
});

export const useCiub = ciubMessages.use;
