import { messageSource, type Shape } from '../../../base/i18n/messages.ts';
import type { messages as english } from './asks.en.ts';

export type AskMessages = Shape<typeof english>;

export const asks = messageSource<AskMessages>({
  de: () => import('./asks.de.ts'),
  en: () => import('./asks.en.ts'),
  fr: () => import('./asks.fr.ts'),
  hu: () => import('./asks.hu.ts'),
});
