import { loadGame, type LoadedGame } from '@cubarium/catalogue';
import { seededRng, type JsonRecord } from '@cubarium/core';
import { fetchCharts } from '../local/charts.ts';
import type { LensCall, LensReply } from './asking.ts';

/** The solver thinks beside the page and beside the bots, so that nobody waits for it. */
self.addEventListener('message', ({ data }: MessageEvent<LensCall>) => {
  void answer(data).then(
    (found) => say({ call: data.call, answer: found }),
    () => say({ call: data.call, answer: null }),
  );
});

function say(reply: LensReply): void {
  self.postMessage(reply);
}

const games = new Map<string, Promise<LoadedGame | null>>();

/** With its charts, if they can be had: without them chances would be guesses. */
function ready(id: string): Promise<LoadedGame | null> {
  const loading = games.get(id) ?? brought(id);
  games.set(id, loading);
  loading.catch(() => games.delete(id));
  return loading;
}

async function brought(id: string): Promise<LoadedGame | null> {
  const game = await loadGame(id);
  if (game) await fetchCharts(game);
  return game;
}

async function answer({ game: id, state, at, request }: LensCall): Promise<JsonRecord | null> {
  const game = await ready(id);
  const query = game?.queries[request.do];
  if (!query) return null;
  const within = (ms: number): (() => boolean) => {
    const until = performance.now() + ms;
    return () => performance.now() >= until;
  };
  const context = { at, rng: seededRng(`lens ${at}`), within };
  const found =
    query.about === 'position'
      ? query.answer(request, { ...context, state })
      : query.answer(request, { ...context, state: null });
  return found.ok ? found.value : null;
}
