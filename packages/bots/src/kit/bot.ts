import type { Action, GameDefinition, Rng, Seat } from '@cubarium/core';

/** Strengths of the bots, from the weakest. Every game has all of them. */
export const LEVELS = ['novice', 'casual', 'skilled', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

/** What a bot is given: what everybody at the table can see, a generator, and when to stop thinking. */
export interface BotRequest<S> {
  readonly state: S;
  readonly seat: Seat;
  readonly at: number;
  readonly rng: Rng;
  /** Bots read no clock: the caller says when the budget (of time or of nodes) is used up. */
  readonly shouldStop: () => boolean;
}

export interface BotChoice<A extends Action> {
  readonly action: A;
  /** How long a person of this level would take from `at` until doing it; the caller waits, and asks again if the state changed meanwhile. */
  readonly waitMs: number;
  /** The estimated chance to win, when the bot knows it. */
  readonly value?: number;
}

export interface Bot<S = unknown, A extends Action = Action> {
  /** Null when the seat has nothing to do now. */
  choose(request: BotRequest<S>): BotChoice<A> | null;
}

/** The bots of one game. */
export interface BotKit<S = unknown, A extends Action = Action> {
  bot(level: Level): Bot<S, A>;
  /** The same as long as one train of thought lasts, such as a turn; without it every decision is one. */
  thought?(state: S, seat: Seat): string;
  /** Yardsticks with a name, for the arena; no table offers them. */
  readonly baselines?: Readonly<Record<string, Bot<S, A>>>;
}

/** Plays any legal action: for simulations, and for games that have no bots yet. */
export function randomBot<S, A extends Action>(game: GameDefinition<S, A>): Bot<S, A> {
  return {
    choose({ state, seat, at, rng }) {
      const action = game.sample(state, { seat, at }, rng);
      return action && { action, waitMs: 0 };
    },
  };
}

/** Random bots at every level, for games that have no others yet. */
export function randomKit<S, A extends Action>(game: GameDefinition<S, A>): BotKit<S, A> {
  const bot = randomBot(game);
  return { bot: () => bot };
}
