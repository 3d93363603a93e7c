import type { CatalogueEntry } from '@cubarium/catalogue';
import { games as shipped } from '@cubarium/catalogue/games';

/** In place of the catalogue's own list, in the build of this example: the one line of a third game. */
export const games: readonly CatalogueEntry[] = [
  ...shipped,
  {
    id: 'pig',
    title: 'Pig',
    rules: async () => (await import('./rules/index.ts')).pig,
    bots: () => import('./bots/index.ts'),
  },
];
