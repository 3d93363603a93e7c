import { seededRng, type Action, type Seat } from '@cubarium/core';
import type { BotChoice, BotKit } from './bot.ts';
import { botNamed } from './suited.ts';

/** What a bot is asked, as plain data: it goes to a thread of the server or to a worker of the browser. */
export interface ThinkTask {
  readonly game: string;
  readonly level: string;
  readonly state: unknown;
  readonly seat: Seat;
  readonly at: number;
  /** The same for the same decision, so that asking again changes nobody's mind. */
  readonly key: string;
  readonly budgetMs: number;
}

export interface Thought {
  /** Null when the seat has nothing to do now. */
  readonly answer: BotChoice<Action> | null;
  /** What thinking took, without getting ready for it. */
  readonly tookMs: number;
}

/** Whatever goes wrong is a reply too: somebody waits for one. */
export type ThinkReply =
  | { readonly thought: Thought }
  /** `loading`: the whole game is not there. `thinking`: this bot failed at this question. */
  | { readonly failed: 'loading' | 'thinking'; readonly why: string };

interface Thinking {
  readonly bots: BotKit;
}

export interface ThinkPorts {
  /** Brings a game, with whatever files the host gives its bots; null for one that there is not. */
  readonly load: (game: string) => Promise<Thinking | null>;
  /** Milliseconds on any clock that does not go back. */
  readonly now: () => number;
}

/** What a bot may take where nobody else is in a hurry: people do not like to wait, and phones get warm. */
export const THINK_MS = 400;

/** Thinks beside everything else. The hosts, a thread and a worker, only carry tasks and replies. */
export function thinker({ load, now }: ThinkPorts): (task: ThinkTask) => Promise<ThinkReply> {
  const games = new Map<string, Promise<Thinking>>();
  const gameOf = (id: string): Promise<Thinking> => {
    const loading = games.get(id) ?? there(id, load(id));
    games.set(id, loading);
    // What did not come is asked for again.
    loading.catch(() => games.delete(id));
    return loading;
  };
  return async (task) => {
    let failed: 'loading' | 'thinking' = 'loading';
    try {
      const { bots } = await gameOf(task.game);
      failed = 'thinking';
      return { thought: think(bots, task, now) };
    } catch (error) {
      return { failed, why: told(error) };
    }
  };
}

async function there(id: string, loading: Promise<Thinking | null>): Promise<Thinking> {
  const game = await loading;
  if (!game) throw new Error(`no bots for ${id}`);
  return game;
}

function think(bots: BotKit, task: ThinkTask, now: () => number): Thought {
  const bot = botNamed(bots, task.level);
  if (!bot) throw new Error(`no bot of level ${task.level} for ${task.game}`);
  const { state, seat, at, key, budgetMs } = task;
  const since = now();
  const shouldStop = (): boolean => now() >= since + budgetMs;
  const answer = bot.choose({ state, seat, at, rng: seededRng(key), shouldStop });
  return { answer, tookMs: now() - since };
}

/** With the place where it happened: the error itself stays in its thread. */
const told = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? String(error)) : String(error);
