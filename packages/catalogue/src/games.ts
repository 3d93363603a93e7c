import type { CatalogueEntry } from './entry.ts';

/** One line a game. A build with other games has another list in the place of this one: see examples/. */
export const games: readonly CatalogueEntry[] = [
  {
    id: 'ciub',
    title: 'Ciúb',
    rules: async () => (await import('@cubarium/games/ciub')).ciub,
    bots: () => import('@cubarium/bots/ciub'),
  },
  {
    id: 'cubo',
    title: 'Cubo',
    rules: async () => (await import('@cubarium/games/cubo')).cubo,
    bots: () => import('@cubarium/bots/cubo'),
  },
];
