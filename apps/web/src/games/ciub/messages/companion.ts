import { messageSource, type Shape } from '../../../base/i18n/messages.ts';
import type { messages as english } from './companion.en.ts';

export type CompanionMessages = Shape<typeof english>;

export const useCompanionTexts = messageSource<CompanionMessages>({
  de: () => import('./companion.de.ts'),
  en: () => import('./companion.en.ts'),
  fr: () => import('./companion.fr.ts'),
  hu: () => import('./companion.hu.ts'),
}).use;
