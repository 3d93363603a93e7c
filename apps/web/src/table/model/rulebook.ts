import type { ComponentType, ReactElement } from 'react';
import type { Language } from '../../base/state/settings.ts';

/** A clause of the rules in our own words. */
export interface ClauseText {
  readonly text: string;
  /** With numbers; the picture of the clause shows the same. */
  readonly example?: string;
  /** Where printed editions differ: how, and what is played here. */
  readonly editions?: string;
}

export interface RuleBookTexts {
  readonly intro: string;
  /** Titles by the letter with which the clauses of a chapter begin, in the order in which they are read. */
  readonly chapters: Readonly<Record<string, string>>;
  /** By the ids that the clauses have in the rules; none may be missing. */
  readonly clauses: Readonly<Record<string, ClauseText>>;
  /** What a turn or a round consists of, in few words, by the clause at which it is told at length. */
  readonly turn: Readonly<Record<string, string>>;
}

/** The whole rules of a game, to read with or without a table; loaded when they are opened. */
export interface RuleBook {
  readonly texts: {
    readonly use: () => RuleBookTexts;
    readonly load: (language: Language) => Promise<RuleBookTexts>;
  };
  /** Made of the real parts, by clause; a clause with a picture has an example that tells it. */
  readonly pictures: Readonly<Record<string, ReactElement>>;
  /** For the steps of a turn. */
  readonly steps: Readonly<Record<string, ReactElement>>;
  readonly reference?: RuleReference;
}

/** What there is in the box and what it is worth, to look up. */
export interface RuleReference {
  /** Everything in it by its name, with the words by which it is found. */
  readonly useWords: () => ReadonlyMap<string, string>;
  /** Draws what is in it, or only what was found. */
  readonly Show: ComponentType<ReferenceProps>;
}

export interface ReferenceProps {
  readonly shows: (name: string) => boolean;
}

/** The place of the reference among the clauses. */
export const REFERENCE = 'reference';

/** Where somebody wants to read; a new one each time, so that the same place can be gone to again. */
export interface Place {
  readonly id: string;
}
