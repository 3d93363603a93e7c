import type { CatalogueEntry, LoadedGame } from './entry.ts';
import { games } from './games.ts';

export { analyseMatch } from './analysis.ts';
export type { CatalogueEntry, LoadedGame } from './entry.ts';

export const catalogue: readonly CatalogueEntry[] = games;

export const gameIds: readonly string[] = catalogue.map(({ id }) => id);

/** The entry of a game, or null for an id that no game has. */
export const findGame = (id: string): CatalogueEntry | null =>
  catalogue.find((entry) => entry.id === id) ?? null;

/** Rules, bots and queries of a game; null for an id that no game has. */
export async function loadGame(id: string): Promise<LoadedGame | null> {
  const entry = findGame(id);
  if (entry === null) return null;
  const [rules, kit] = await Promise.all([entry.rules(), entry.bots()]);
  const { bots, queries, statistics, analyse, assets, tools } = kit;
  return {
    rules,
    bots,
    queries,
    statistics,
    ...(analyse && { analyse }),
    ...(assets && { assets }),
    ...(tools && { tools }),
  };
}

/** Hands the files of a game to its bots, best first; one that cannot be had or is damaged is done without. */
export async function provideAssets(
  { assets }: Pick<LoadedGame, 'assets'>,
  read: (file: string) => Promise<ArrayBuffer | null>,
): Promise<void> {
  for (const file of assets?.files ?? []) {
    // The best file first.
    const bytes = await read(file);
    if (bytes) assets?.provide(bytes);
  }
}

/** Every game, loaded. */
export async function loadAll(): Promise<readonly LoadedGame[]> {
  const loaded = await Promise.all(gameIds.map(loadGame));
  return loaded.filter((game) => game !== null);
}
