import { messageSource, type Shape } from '@cubarium/web/game';
import type { messages as english } from './en.ts';

export type PigMessages = Shape<typeof english>;

export const usePig = messageSource<PigMessages>({
  de: () => import('./de.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  hu: () => import('./hu.ts'),
}).use;
