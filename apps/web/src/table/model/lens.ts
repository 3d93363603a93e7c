import { createContext, use, useEffect, type ReactElement } from 'react';
import type { Action, JsonRecord, Match, Seat } from '@cubarium/core';
import type { MessageSource } from '../../base/i18n/messages.ts';

/** A question about a position, for the solver of a game in its worker. */
export interface LensQuestion<S = unknown> {
  readonly state: S;
  /** As `Queries` of the game read it, with `do`. */
  readonly request: JsonRecord & { readonly do: string };
}

/** What is told about something on the table: in few letters for the eye, and in words. */
export interface Note {
  readonly text: string;
  readonly words: string;
  /** False for a bound. */
  readonly exact: boolean;
}

export type Notes = ReadonlyMap<string, Note>;

export interface LensMoment<S = unknown, A extends Action = Action> {
  readonly match: Match<S, A>;
  readonly seat: Seat;
  /** What would be done with what is chosen on the screen; null while nothing is. */
  readonly draft: A | null;
  /** What is aimed at, by a name of the game's. */
  readonly aim: string | null;
}

/** What a solver can tell while a game is played. Methods, so that games of different states fit one list. */
export interface GameLens<S = unknown, A extends Action = Action> {
  /** Its words. */
  readonly texts: Pick<MessageSource<unknown>, 'load'>;
  /** What to ask for the notes of a moment; null when there is nothing to tell. */
  chances(moment: LensMoment<S, A>): LensQuestion<S> | null;
  /** Nothing more can be found out. */
  isExact(answer: JsonRecord): boolean;
  /** What an answer says of each thing on the table, by its name. */
  useNotes(answer: JsonRecord | null): Notes;
  /** What to ask for a hint; null when there is nothing to decide. */
  hint(moment: LensMoment<S, A>): LensQuestion<S> | null;
  /** The hint in words and pictures. */
  Hint(this: void, props: { readonly answer: JsonRecord; readonly state: S }): ReactElement;
}

/** How the view of a game and the lens over it know of each other. */
export interface LensView {
  readonly notes: Notes;
  /** Tells what is chosen on the screen. */
  readonly look: (draft: Action | null, aim: string | null) => void;
}

/** Null where no lens lies over the table. */
export const LensContext = createContext<LensView | null>(null);

export const useNote = (thing: string): Note | undefined => use(LensContext)?.notes.get(thing);

/** Lets the lens follow what is chosen and aimed at. */
export function useLensLook(draft: Action | null, aim: string | null): void {
  const look = use(LensContext)?.look;
  // Drafts are made anew each time: what they say counts.
  const key = JSON.stringify([draft, aim]);
  useEffect(() => {
    look?.(draft, aim);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [look, key]);
}
