import { provideAssets, type LoadedGame } from '@cubarium/catalogue';

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

/** Hands a worker's game its charts; what does not come is asked for again later. */
export async function fetchCharts(game: LoadedGame): Promise<void> {
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
