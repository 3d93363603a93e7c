import { messageSource, type Shape } from './messages.ts';
import type { messages as english } from './people.en.ts';

/** The texts of meeting other people: nothing on the start page needs them, so they come with the pages that do. */
export type PeopleMessages = Shape<typeof english>;

const peopleMessages = messageSource<PeopleMessages>({
  de: () => import('./people.de.ts'),
  en: () => import('./people.en.ts'),
  fr: () => import('./people.fr.ts'),
  hu: () => import('./people.hu.ts'),
});

export const usePeople = peopleMessages.use;
