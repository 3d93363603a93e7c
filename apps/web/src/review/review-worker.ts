import { analyseMatch, loadGame } from '@cubarium/catalogue';
import { fetchCharts } from '../local/charts.ts';
import type { ReviewCall, ReviewReply } from './reviewing.ts';

/** A match is looked at again beside the page: it takes seconds. */
self.addEventListener('message', ({ data }: MessageEvent<ReviewCall>) => {
  void review(data).catch(() => say({ done: null }));
});

function say(reply: ReviewReply): void {
  self.postMessage(reply);
}

/** With its charts, as on the command line: without them it would take minutes. */
async function review({ file }: ReviewCall): Promise<void> {
  const game = await loadGame(file.game);
  if (game) await fetchCharts(game);
  const analysis = game && analyseMatch(game, file, (share) => say({ share }));
  say({ done: analysis?.ok ? analysis.value : null });
}
