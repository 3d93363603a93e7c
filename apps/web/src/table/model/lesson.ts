import type { Action, JsonRecord, Refusal, Seat } from '@cubarium/core';
import type { Language } from '../../base/state/settings.ts';

/**
 * A lesson is a log with a teacher: a position, dice that are known beforehand, what the learner is asked to do, and
 * what is said before it, after it, and when they do something else. It is data; the ordinary table plays it.
 */
export interface Lesson {
  readonly id: string;
  /** What lies there when a scene begins. */
  readonly scenes: Readonly<Record<string, Scene>>;
  readonly steps: readonly LessonStep[];
}

/** The text form of a position, or a new game with what has been entered so far. */
export type Scene =
  | { readonly position: JsonRecord }
  | { readonly options: JsonRecord; readonly entries: readonly LessonEvent[] };

export interface LessonStep {
  readonly id: string;
  /** A new scene begins here. */
  readonly scene?: string;
  readonly ask: Ask;
  /** What is outlined, by the names that things carry on the table (`thing`, `data-flight`); nothing in a challenge. */
  readonly point: readonly string[];
  /** How it is done by hand, press by press; by itself what is outlined, in order. */
  readonly press?: readonly string[];
  /** What happens after it. */
  readonly follows?: readonly LessonEvent[];
  /** Which step comes after it; by itself the next one. */
  readonly go?: string;
  /** The learner is alone: nothing is outlined, and whatever is tried is judged. The lesson is learnt before it. */
  readonly challenge?: true;
  /** Only another way leads here. */
  readonly aside?: true;
  /** Other things that are legal, and what is said to them. */
  readonly others?: readonly OtherWay[];
  /** Words for refusals that say more here than in general: code to answer. */
  readonly refused?: Readonly<Record<string, string>>;
}

/** What the learner is to do. */
export type Ask =
  /** Any of these actions. */
  | { readonly act: readonly [Pattern, ...Pattern[]] }
  /** Touch this, which is no move of the game. */
  | { readonly tap: string }
  /** Show this to the others, in the game's own words. */
  | { readonly show: string }
  /** Look, and go on. */
  | 'look';

export interface OtherWay {
  readonly act?: readonly Pattern[];
  readonly taps?: readonly string[];
  readonly show?: string;
  /** Which answer is given. */
  readonly say: string;
  /** It is as good: it happens, and this follows. Everything else is held back. */
  readonly fine?: { readonly follows?: readonly LessonEvent[]; readonly go: string };
}

/**
 * An action as lessons name it: dice by their looks, since equal ones are interchangeable; `*` for anything, `!x` for
 * anything but x.
 */
export interface Pattern extends Action {
  readonly [key: string]: unknown;
}

/** What happens without the learner. */
export type LessonEvent =
  /** Dice fall, each as it is named here. */
  | { readonly fall: Readonly<Record<string, string>> }
  | { readonly chance: Pattern }
  /** So many milliseconds after what was before. */
  | { readonly seat: Seat; readonly do: Pattern; readonly wait?: number };

export interface StepTexts {
  readonly say: string;
  readonly after?: string;
  readonly answers?: Readonly<Record<string, string>>;
}

export interface LessonTexts {
  readonly title: string;
  /** What somebody can who has come to its end. */
  readonly can: string;
  readonly steps: Readonly<Record<string, StepTexts>>;
}

export type AllLessonTexts = Readonly<Record<string, LessonTexts>>;

/** A sentence for something that is met for the first time. */
export interface Hint<S = unknown> {
  readonly id: string;
  /** What it is about, by its name on the table. */
  readonly at: string;
  /** Whether it lies before who acts now; `given` are the hints that they had. */
  when(this: void, state: S, me: Seat, given: readonly string[]): boolean;
}

export type HintTexts = Readonly<Record<string, string>>;

/** The lessons of a game, in the order in which they are best taken. Methods, so that games fit one list. */
export interface LessonBook<S = unknown, A extends Action = Action> {
  readonly lessons: readonly Lesson[];
  /** The words of the lessons, by the lessons' ids. */
  readonly texts: {
    readonly use: () => AllLessonTexts;
    readonly load: (language: Language) => Promise<AllLessonTexts>;
  };
  /** What is explained in somebody's first game, the more urgent first. */
  readonly coach: {
    readonly hints: readonly Hint<S>[];
    readonly texts: {
      readonly use: () => HintTexts;
      readonly load: (language: Language) => Promise<HintTexts>;
    };
  };
  /** An action, or a pattern of one, with dice by their looks and without an order that does not matter. */
  look(state: S, action: Action): Pattern;
  /** The entry of chance by which dice fall like this. */
  fall(state: S, faces: Readonly<Record<string, string>>): A;
  /** How what a seat shows compares with what is asked for. */
  compare(state: S, shown: string, asked: string): 'met' | 'underWay' | 'other';
  /** What to press, in order, to show it from nothing. */
  presses(state: S, asked: string): readonly string[];
}

/** Why a script cannot be played: a bug of the lesson, never of the learner. */
export const misfit = (what: string, refusal?: Refusal): Error =>
  new Error(refusal ? `${what}: ${refusal.code}` : what);
