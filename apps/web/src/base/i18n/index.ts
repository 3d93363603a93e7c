import { messageSource, type Shape } from './messages.ts';
import type { messages as english } from './en.ts';

/** The texts of the shell and of everything that any table needs. */
export type AppMessages = Shape<typeof english>;

export const appMessages = messageSource<AppMessages>({
  de: () => import('./de.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  hu: () => import('./hu.ts'),
});

export const useApp = appMessages.use;
