import type { Analyse, Assets, BotKit, Queries, Statistics, Tool } from '@cubarium/bots/kit';
import type { GameDefinition } from '@cubarium/core';

/** One game as others find it. Rules and bots are loaded when they are first needed. */
export interface CatalogueEntry {
  readonly id: string;
  readonly rules: () => Promise<GameDefinition>;
  readonly bots: () => Promise<Omit<LoadedGame, 'rules'>>;
}

/** A game with everything that belongs to it. */
export interface LoadedGame {
  readonly rules: GameDefinition;
  readonly bots: BotKit;
  readonly queries: Queries;
  readonly statistics: Statistics;
  /** Missing while a game has none. A method, so that a game may know its own actions and options. */
  analyse?(...args: Parameters<Analyse>): ReturnType<Analyse>;
  /** Files that its bots and queries can do without, but not as fast. */
  readonly assets?: Assets;
  readonly tools?: readonly Tool[];
}

export const catalogue: readonly CatalogueEntry[] = [
  {
    id: 'ciub',
    rules: async () => (await import('@cubarium/games/ciub')).ciub,
    bots: () => import('@cubarium/bots/ciub'),
  },
  {
    id: 'cubo',
    rules: async () => (await import('@cubarium/games/cubo')).cubo,
    bots: () => import('@cubarium/bots/cubo'),
  },
];

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
    // oxlint-disable-next-line no-await-in-loop -- the best file first
    const bytes = await read(file);
    if (bytes) assets?.provide(bytes);
  }
}

/** Every game, loaded. */
export async function loadAll(): Promise<readonly LoadedGame[]> {
  const games = await Promise.all(gameIds.map(loadGame));
  return games.filter((game) => game !== null);
}
