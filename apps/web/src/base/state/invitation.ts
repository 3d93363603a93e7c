import { createStore } from './store.ts';

/** Somebody would like to play, and keeps a seat. */
export interface Invited {
  readonly table: string;
  readonly game: string;
  readonly name: string;
  readonly why: 'again' | 'paired';
  /** Tells them no. */
  readonly decline: () => void;
}

/** The newest invitation that was not answered; shown over whatever page is open. */
export const invitation = createStore<Invited | null>(null);
