import type { JsonRecord, TimeName } from '@cubarium/core';
import { createStore } from './store.ts';

/** What somebody here would like to play with whoever comes. */
export interface Seeking {
  readonly game: string;
  readonly time: TimeName;
  readonly options: JsonRecord;
  /** When it began, on the clock of this page. */
  readonly since: number;
}

/** It goes on whatever page is open, until somebody comes or it is ended. */
export const seeking = createStore<Seeking | null>(null);
