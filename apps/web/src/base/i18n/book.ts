import type { messages as english } from './book.en.ts';
import { messageSource, type Shape } from './messages.ts';

export type BookMessages = Shape<typeof english>;

export const useBook = messageSource<BookMessages>({
  de: () => import('./book.de.ts'),
  en: () => import('./book.en.ts'),
  fr: () => import('./book.fr.ts'),
  hu: () => import('./book.hu.ts'),
}).use;
