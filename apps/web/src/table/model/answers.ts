import type { Action } from '@cubarium/core';
import type { TableView } from './game-ui.ts';

/** What somebody pointed at: the names it carries, from the inside out, and what it is called. */
export interface Asked {
  readonly names: readonly string[];
  readonly label: string;
}

/** What something is, what it does now, and what it would cost. */
export interface Answer {
  /** Its name, where the one it carries on the table says too little. */
  readonly title?: string;
  readonly is: string;
  readonly now?: string | undefined;
  readonly cost?: string | undefined;
  readonly clause?: string | undefined;
}

/** A game's answers; loaded when somebody asks for the first time. */
export interface AnswerBook<S = unknown, A extends Action = Action> {
  useAnswers(this: void): Answers<S, A>;
}

/** Methods, so that games of different states fit one list. */
export interface Answers<S, A extends Action> {
  /** In the language chosen now; null for what is not the game's. */
  answer(asked: Asked, table: TableView<S, A>): Answer | null;
}
