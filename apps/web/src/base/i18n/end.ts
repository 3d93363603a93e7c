import { messageSource, type Shape } from './messages.ts';
import type { messages as english } from './end.en.ts';

/** The texts of how a match ended: they come with the tables, not with the start page. */
export type EndMessages = Shape<typeof english>;

const endMessages = messageSource<EndMessages>({
  de: () => import('./end.de.ts'),
  en: () => import('./end.en.ts'),
  fr: () => import('./end.fr.ts'),
  hu: () => import('./end.hu.ts'),
});

export const useEnd = endMessages.use;
