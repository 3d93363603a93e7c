import { provideAssets, type LoadedGame } from '@cubarium/catalogue';
import { readAsset } from '@cubarium/server/assets';

/** Hands the files of games to their bots. */
export async function provideAll(games: readonly LoadedGame[]): Promise<void> {
  await Promise.all(games.map((game) => provideAssets(game, readAsset)));
}
