import { messageSource, type Shape } from '../../../base/i18n/messages.ts';
import type { messages as english } from './rulebook.en.ts';

export type RulebookMessages = Shape<typeof english>;

export const rulebook = messageSource<RulebookMessages>({
  de: () => import('./rulebook.de.ts'),
  en: () => import('./rulebook.en.ts'),
  fr: () => import('./rulebook.fr.ts'),
  hu: () => import('./rulebook.hu.ts'),
});
