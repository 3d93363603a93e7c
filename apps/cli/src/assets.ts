import { readFile } from 'node:fs/promises';
import { provideAssets, type LoadedGame } from '@cubarium/catalogue';

/** Beside the bundle in the packed command, in the package of the bots when run from source. */
const PLACES = [
  (file: string): URL => new URL(`tables/${file}`, import.meta.url),
  (file: string): string => import.meta.resolve(`@cubarium/bots/tables/${file}`),
];

/** Hands the files of games to their bots. */
export async function provideAll(games: readonly LoadedGame[]): Promise<void> {
  await Promise.all(games.map((game) => provideAssets(game, firstOf)));
}

async function firstOf(file: string): Promise<ArrayBuffer | null> {
  for (const place of PLACES) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- the second place only if the first has none
      const bytes = await readFile(new URL(place(file)));
      return new Uint8Array(bytes).buffer;
    } catch {
      // The next place, or none: a table only spares time.
    }
  }
  return null;
}
