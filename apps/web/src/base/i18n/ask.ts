import type { messages as english } from './ask.en.ts';
import { messageSource, type Shape } from './messages.ts';

export type AskMessages = Shape<typeof english>;

export const askTexts = messageSource<AskMessages>({
  de: () => import('./ask.de.ts'),
  en: () => import('./ask.en.ts'),
  fr: () => import('./ask.fr.ts'),
  hu: () => import('./ask.hu.ts'),
});

export const useAskTexts = askTexts.use;
