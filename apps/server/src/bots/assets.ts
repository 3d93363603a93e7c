/** The files of games, such as charts of odds. */
import { readFile } from 'node:fs/promises';

/** Beside the bundle in the packed command, in the package of the bots when run from source. */
const PLACES = [
  (file: string): URL => new URL(`charts/${file}`, import.meta.url),
  (file: string): string => import.meta.resolve(`@cubarium/bots/charts/${file}`),
];

/** Null when there is no such file: a table only spares time. */
export async function readAsset(file: string): Promise<ArrayBuffer | null> {
  for (const place of PLACES) {
    try {
      // The second place only if the first has none.
      const bytes = await readFile(new URL(place(file)));
      return new Uint8Array(bytes).buffer;
    } catch {
      // The next place, or none.
    }
  }
  return null;
}
