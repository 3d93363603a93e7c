import { loadGame, provideAssets, type LoadedGame } from '@cubarium/catalogue';
import { LEVELS } from '@cubarium/bots/kit';
import { seededRng } from '@cubarium/core';
import type { BotAnswer, BotQuestion } from '@cubarium/table';
import type { BotCall, BotReply } from './bot-host.ts';

/** A bot may think this long; people do not like to wait, and phones get warm. */
const BUDGET_MS = 400;

/** Bots think beside the page, so that nothing on it ever stutters. */
self.addEventListener('message', (event: MessageEvent<BotCall>) => {
  // A worker has no origin to name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  void reply(event.data).then((said) => self.postMessage(said));
});

/** Where the tables of all games lie in the built app, by file name. */
const TABLES = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>('../../../../packages/bots/tables/*.bin', {
      query: '?url',
      import: 'default',
      eager: true,
    }),
  ).map(([path, url]) => [path.slice(path.lastIndexOf('/') + 1), url]),
);

const games = new Map<string, Promise<LoadedGame>>();

/** A game, loaded once. Its tables come later: the first move does not wait for them. */
function gameOf(id: string): Promise<LoadedGame> {
  const loading = games.get(id) ?? load(id);
  games.set(id, loading);
  return loading;
}

async function load(id: string): Promise<LoadedGame> {
  const game = await loadGame(id);
  if (!game) throw new Error(`no bots for ${id}`);
  void fetchTables(game);
  return game;
}

/** How soon tables that did not come are asked for again. */
const AGAIN_MS = 60_000;

async function fetchTables(game: LoadedGame): Promise<void> {
  let complete = true;
  await provideAssets(game, async (file) => {
    const table = await fetchTable(file);
    complete &&= table !== null;
    return table;
  });
  if (!complete) setTimeout(() => void fetchTables(game), AGAIN_MS);
}

async function fetchTable(file: string): Promise<ArrayBuffer | null> {
  const url = TABLES[file];
  if (url === undefined) return null;
  try {
    const response = await fetch(url);
    return response.ok ? await response.arrayBuffer() : null;
  } catch {
    // Offline before it was kept: bots do without for now.
    return null;
  }
}

/** Whatever goes wrong is an answer too: somebody waits for one. */
async function reply({ call, question }: BotCall): Promise<BotReply> {
  let failed: 'thinking' | 'loading' = 'loading';
  try {
    const game = await gameOf(question.game);
    failed = 'thinking';
    return { call, answer: think(game, question) };
  } catch (error) {
    return { call, failed, why: String(error) };
  }
}

function think({ bots }: LoadedGame, { seat, state, at, key, level: wanted }: BotQuestion): BotAnswer | null {
  const level = LEVELS.find((each) => each === wanted) ?? LEVELS[0];
  const until = performance.now() + BUDGET_MS;
  const shouldStop = (): boolean => performance.now() > until;
  const choice = bots.bot(level).choose({ state, seat, at, rng: seededRng(key), shouldStop });
  return choice && { action: choice.action, waitMs: choice.waitMs };
}
