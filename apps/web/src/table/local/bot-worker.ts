import { loadGame, provideAssets, type LoadedGame } from '@cubarium/catalogue';
import { LEVELS } from '@cubarium/bots/kit';
import { seededRng } from '@cubarium/core';
import type { BotAnswer, BotQuestion } from '@cubarium/table';

/** A bot may think this long; people do not like to wait, and phones get warm. */
const BUDGET_MS = 400;

export interface BotCall {
  readonly call: number;
  readonly question: BotQuestion;
}
export interface BotReply {
  readonly call: number;
  readonly answer: BotAnswer | null;
}

/** Bots think beside the page, so that nothing on it ever stutters. */
self.addEventListener('message', (event: MessageEvent<BotCall>) => {
  // A worker has no origin to name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  void answer(event.data).then((reply) => self.postMessage(reply));
});

/** Where the tables of all games lie in the built app, by file name. */
const TABLES = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>('../../../../../packages/bots/tables/*.bin', {
      query: '?url',
      import: 'default',
      eager: true,
    }),
  ).map(([path, url]) => [path.slice(path.lastIndexOf('/') + 1), url]),
);

const games = new Map<string, Promise<LoadedGame | null>>();

/** A game, loaded once. Its tables come later: the first move does not wait for them. */
async function load(id: string): Promise<LoadedGame | null> {
  const game = await loadGame(id);
  if (game) void provideAssets(game, fetchTable);
  return game;
}

async function fetchTable(file: string): Promise<ArrayBuffer | null> {
  const url = TABLES[file];
  if (url === undefined) return null;
  try {
    const response = await fetch(url);
    return response.ok ? await response.arrayBuffer() : null;
  } catch {
    // Offline before it was kept: bots do without.
    return null;
  }
}

async function answer({ call, question }: BotCall): Promise<BotReply> {
  const { seat, state, at } = question;
  const loading = games.get(question.game) ?? load(question.game);
  games.set(question.game, loading);
  const game = await loading;
  const level = LEVELS.find((each) => each === question.level) ?? LEVELS[0];
  const until = performance.now() + BUDGET_MS;
  const shouldStop = (): boolean => performance.now() > until;
  const choice = game?.bots.bot(level).choose({ state, seat, at, rng: seededRng(question.key), shouldStop });
  return { call, answer: choice ? { action: choice.action, waitMs: choice.waitMs } : null };
}
