import type { Analyse, Assets, BotKit, Queries, Statistics, Tool } from '@cubarium/bots/kit';
import type { GameDefinition } from '@cubarium/core';

/** One game as others find it. Rules and bots are loaded when they are first needed. */
export interface CatalogueEntry {
  readonly id: string;
  /** What people call it, in every language. */
  readonly title: string;
  readonly rules: () => Promise<GameDefinition>;
  readonly bots: () => Promise<Omit<LoadedGame, 'rules'>>;
}

/** A game with everything that belongs to it. */
export interface LoadedGame {
  readonly rules: GameDefinition;
  readonly bots: BotKit;
  readonly queries: Queries;
  readonly statistics: Statistics;
  /** Missing while a game has none. A method, so that a game may know its own actions and options. */
  analyse?(...args: Parameters<Analyse>): ReturnType<Analyse>;
  /** Files that its bots and queries can do without, but not as fast. */
  readonly assets?: Assets;
  readonly tools?: readonly Tool[];
}
