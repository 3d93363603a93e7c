import type { messages as english } from './companion.en.ts';
import { messageSource, type Shape } from './messages.ts';

export type CompanionMessages = Shape<typeof english>;

export const useCompanion = messageSource<CompanionMessages>({
  de: () => import('./companion.de.ts'),
  en: () => import('./companion.en.ts'),
  fr: () => import('./companion.fr.ts'),
  hu: () => import('./companion.hu.ts'),
}).use;
