import { loadGame, provideAssets, type LoadedGame } from '@cubarium/catalogue';
import { THINK_MS, thinker } from '@cubarium/bots/kit';
import type { BotCall, BotReply } from './bot-host.ts';

/** Bots think beside the page, so that nothing on it ever stutters. */
self.addEventListener('message', ({ data: { call, question } }: MessageEvent<BotCall>) => {
  void think({ ...question, budgetMs: THINK_MS }).then((reply) => {
    const said: BotReply = { call, ...reply };
    self.postMessage(said);
  });
});

const think = thinker({
  now: () => performance.now(),
  async load(id) {
    const game = await loadGame(id);
    // Its charts come later: the first move does not wait for them.
    if (game) void fetchCharts(game);
    return game;
  },
});

/** Where the charts of all games lie in the built app, by file name. */
const CHARTS = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>('../../../../packages/bots/charts/*.bin', {
      query: '?url',
      import: 'default',
      eager: true,
    }),
  ).map(([path, url]) => [path.slice(path.lastIndexOf('/') + 1), url]),
);

/** How soon charts that did not come are asked for again. */
const AGAIN_MS = 60_000;

async function fetchCharts(game: LoadedGame): Promise<void> {
  let complete = true;
  await provideAssets(game, async (file) => {
    const chart = await fetchChart(file);
    complete &&= chart !== null;
    return chart;
  });
  if (!complete) setTimeout(() => void fetchCharts(game), AGAIN_MS);
}

async function fetchChart(file: string): Promise<ArrayBuffer | null> {
  const url = CHARTS[file];
  if (url === undefined) return null;
  try {
    const response = await fetch(url);
    return response.ok ? await response.arrayBuffer() : null;
  } catch {
    // Offline before it was kept: bots do without for now.
    return null;
  }
}
