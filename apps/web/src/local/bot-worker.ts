import { loadGame } from '@cubarium/catalogue';
import { THINK_MS, thinker } from '@cubarium/bots/kit';
import type { BotCall, BotReply } from './bot-host.ts';
import { fetchCharts } from './charts.ts';

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
