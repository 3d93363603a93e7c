import { loadGame, provideAssets, type LoadedGame } from '@cubarium/catalogue';
import { THINK_MS, thinker } from '@cubarium/bots/kit';
import type { BotCall, BotReply } from './bot-host.ts';

/** Bots think beside the page, so that nothing on it ever stutters. */
self.addEventListener('message', ({ data: { call, question } }: MessageEvent<BotCall>) => {
  void think({ ...question, budgetMs: THINK_MS }).then((reply) => {
    const said: BotReply = { call, ...reply };
    // A worker has no origin to name.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    self.postMessage(said);
  });
});

const think = thinker({
  now: () => performance.now(),
  async load(id) {
    const game = await loadGame(id);
    // Its tables come later: the first move does not wait for them.
    if (game) void fetchTables(game);
    return game;
  },
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
