import type { ComponentType, ReactElement } from 'react';
import type { Action, GameDefinition, JsonRecord, Match, MatchEnd, Refusal, Seat } from '@cubarium/core';
import type { Language } from '../../base/state/settings.ts';
import type { Sound } from '../../base/device/sound.ts';
import type { AnswerBook } from './answers.ts';
import type { Companion } from './companion.ts';
import type { GameStep, Pace, Step } from './director.ts';
import type { GameLens } from './lens.ts';
import type { LessonBook } from './lesson.ts';
import type { GamePractice } from './practice.ts';
import type { GameReview } from './review.ts';
import type { RuleBook } from './rulebook.ts';
import type { LogMark } from './log-marks.tsx';
import type { Announced, Link } from './session.ts';

export type Mood = 'twilight' | 'daylight';

export interface Player {
  readonly seat: Seat;
  readonly name: string;
  /** The level of the bot that plays the seat now. */
  readonly bot: string | null;
  readonly mine: boolean;
}

/** A table as a game's view sees it: what is shown, and how to act. It holds no rule. */
export interface TableView<S = unknown, A extends Action = Action> {
  readonly game: GameDefinition<S, A>;
  /** What is shown; never ahead of the dice on the screen. */
  readonly match: Match<S, A>;
  readonly moving: Step<S, A> | null;
  /** False while something that happened is still to be shown, or seen for a moment. */
  readonly settled: boolean;
  readonly history: readonly Step<S, A>[];
  readonly players: readonly Player[];
  /** Seats of this device. */
  readonly mine: readonly Seat[];
  /** The seat of this device that may act now; null while nobody here may, or something is still moving. */
  readonly me: Seat | null;
  /** The seat that who only watches wants to see large; missing while they have not chosen. */
  readonly watched?: Seat | undefined;
  readonly canUndo: boolean;
  /** How the table is reached: without a connection nothing falls. */
  readonly link: Link;
  /** What will happen at its moment. */
  readonly announced: Announced | null;
  /** What the other seats show right now, beside the log. */
  readonly live: ReadonlyMap<Seat, string>;
  now(this: void): number;
  /** Why an action of `me` would be refused; null when it would not. */
  refusal(this: void, action: A): Refusal | null;
  /** Acts for `me`, or says why not. */
  act(this: void, action: A): void;
  /** Says why not. */
  explain(this: void, refusal: Refusal): void;
  undo(this: void): void;
  /** Shows the others something that is no move: dice being laid out. */
  showLive(this: void, data: string): void;
  /** Has looked long enough at what happened: when all have, the table goes on. */
  goOn(this: void): void;
  /** Ends the animation under way. */
  skip(this: void): void;
}

/** A match that is over, as far as this device has seen it. */
export interface Ended<S = unknown, A extends Action = Action> {
  readonly end: MatchEnd;
  readonly match: Match<S, A>;
  readonly history: readonly Step<S, A>[];
  readonly players: readonly Player[];
}

/** Something that decided a match. */
export interface Fact {
  readonly text: string;
  /** Where in the log it happened. */
  readonly seq: number | null;
  /** The card or the square that it is about; what it shows is told by the text. */
  readonly picture?: ReactElement | undefined;
}

/** Draws what a match was about. A method, as in `GameUi`. */
export interface MatchDrawing<S = unknown, A extends Action = Action> {
  /** Into a square of this size, from the corner of the canvas. */
  draw(canvas: CanvasRenderingContext2D, ended: Ended<S, A>, size: number): void;
}

/** How a game is played on a screen. Methods, so that games of different states fit one list. */
export interface GameUi<S = unknown, A extends Action = Action> {
  Table(this: void, props: { readonly table: TableView<S, A> }): ReactElement;
  /** At the end: what the points of a seat are made of. */
  Standing(this: void, props: { readonly match: Match<S, A>; readonly seat: Seat }): ReactElement;
  /** The drawing for a picture of a finished match; loaded when somebody asks for it. */
  drawing?(this: void): Promise<MatchDrawing<S, A>>;
  /** What it tells of a match that is looked at again; loaded when somebody asks for it. */
  review?(this: void): Promise<GameReview<S, A>>;
  /** True for a game that shows one seat large, so that who watches can choose whose. */
  readonly showsOne?: boolean;
  /** Whose turn it is, where people take turns; null in a race, and while it is nobody's. */
  turnOf(this: void, state: S): Seat | null;
  pace(step: Step<S, A>, rollMs: number): Pace;
  /** What is heard when a step begins to be seen. */
  sounds(step: Step<S, A>): readonly Sound[];
  /** What is felt with it by whose step it is: milliseconds on and off; nothing for most steps. */
  haptics(step: Step<S, A>): readonly number[];
  useTexts(): GameTexts<S, A>;
  /** What it says of its parts to who asks; loaded when somebody does. */
  answers?(): Promise<AnswerBook<S, A>>;
  /** The kinds of action that are big moments of a match. */
  readonly highlights?: readonly string[];
  /** The picture beside a line of the log, by the kind of its action. */
  readonly marks: Readonly<Record<string, LogMark>>;
}

/** A line of the rules sheet. Its clauses are as people read them: `R5–R6`, `R7, R10`. */
export interface RuleLine {
  readonly clauses: string;
  readonly text: string;
}

export interface GameTexts<S = unknown, A extends Action = Action> {
  /** A sentence for a refusal of this game; null for codes that are not the game's. */
  refusal(refusal: Refusal): string | null;
  /** A line of the log; null when a step needs none. */
  line(step: GameStep<S, A>, nameOf: (seat: Seat) => string): string | null;
  /** What is said of a step of somebody else while it is watched, in few words; the line of the log where there is none. */
  caption?(step: GameStep<S, A>, nameOf: (seat: Seat) => string): string | null;
  /** What a stretch of a match is called where nobody has turns; null before it begins. */
  chapter?(state: S): string | null;
  /** What a whole turn of somebody else came to, in one line. */
  recap?(steps: readonly Step<S, A>[], name: string): string | null;
  /** A remark on how a finished match was decided. */
  verdict(match: Match<S, A>): string | null;
  /** What decided a finished match, in few words; the most telling comes first. */
  facts?(ended: Ended<S, A>): readonly Fact[];
  /** What the game is about, in a sentence or two. */
  readonly intro: string;
  readonly rules: readonly RuleLine[];
  /** What the symbols of the game mean, each beside its picture. */
  readonly legend: readonly (RuleLine & { readonly picture: ReactElement })[];
  /** What can be taken back, in a sentence. */
  readonly undo: string;
  /** The keys that play it, in a sentence. */
  readonly keys: string;
}

type Words = Readonly<Record<Language, string>>;

/** One option of a new table, in words: a switch, a number, or a few answers to choose from. */
export type OptionChoice = OptionQuestion &
  (
    | { readonly kind: 'switch' }
    | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly step: number }
    | {
        readonly kind: 'values';
        readonly values: readonly { readonly value: string | number; readonly label: Words }[];
      }
  );

interface OptionQuestion {
  readonly option: string;
  readonly label: Words;
  /** What the answers mean, where their names do not say it. */
  readonly note?: Words;
  /** Why it is asked; such a question is folded away, because the usual answer does for most tables. */
  readonly why?: Words;
  /** The answer to another question without which this one makes no sense. */
  readonly when?: OptionValue;
}

/** More time for those seats that agree on it: asked seat by seat, in words of the app. */
export interface FactorsChoice {
  readonly kind: 'factors';
  readonly option: string;
  /** The answer without which no clock runs. */
  readonly when: OptionValue;
}

/** What an option of a table has to be. */
export interface OptionValue {
  readonly option: string;
  readonly value: string | number | boolean;
}

/** What the start page needs of a game before anything else is loaded. */
export interface Poster {
  readonly id: string;
  readonly title: string;
  readonly mood: Mood;
  readonly pitch: Words;
  readonly Emblem: ComponentType;
  /** How many may sit at its tables. */
  readonly seats: { readonly min: number; readonly max: number };
  /** Options of a game against bots, on one device, and with friends online. */
  readonly quick: JsonRecord;
  readonly oneDevice: JsonRecord;
  readonly friends: JsonRecord;
  /** Makes the person begin who tries the game with one tap: who wants to play does not want to watch. */
  readonly personBegins: JsonRecord;
  /** What people may choose for a new table; some of it is decided when they share one device. */
  readonly choices: readonly (OptionChoice | FactorsChoice)[];
  readonly fixedAtOneDevice: readonly string[];
  /** What people may switch for themselves, at every table on their device. */
  readonly switches: readonly OwnSwitch[];
  /** Its parts in every state, for those who build and look. */
  gallery(): Promise<ComponentType>;
  load(): Promise<GameUi>;
  /** Its whole rules; loaded when they are opened. */
  rulebook(): Promise<RuleBook>;
  /** Another way to begin for who is new to it, and in words the usual one, which is offered after it. */
  readonly firstGame?: { readonly options: JsonRecord; readonly usual: Words };
  /** What helps beside the real box. */
  companion?(): Promise<Companion>;
  /** Its lessons, for who wants to learn it here; loaded when they are opened. */
  lessons?(): Promise<LessonBook>;
  /** What its solver tells at the tables of this device, for who switches it on. */
  lens?(): Promise<GameLens>;
  /** Exercises that its solver makes and judges. */
  practice?(): Promise<GamePractice>;
}

/** Something that people see or hear otherwise who switch it; it changes no rule. */
export interface OwnSwitch {
  /** It is kept by this name, which no other game may have. */
  readonly name: string;
  readonly label: Words;
  readonly usual: boolean;
}

/** How a game asks for more time; nothing where no clock ever runs. */
export const factorsAsked = ({ choices }: Pick<Poster, 'choices'>): FactorsChoice | undefined =>
  choices.find((choice) => choice.kind === 'factors');

/** Whether a table with these options is of the kind that is meant. */
export const applies = ({ option, value }: OptionValue, options: JsonRecord): boolean =>
  options[option] === value;
