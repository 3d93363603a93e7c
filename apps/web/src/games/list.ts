import type { Poster } from '../table/model/game-ui.ts';

/**
 * Every game that has a poster here; a folder is all it takes. A build with other games has another list in the place of
 * this one: see examples/.
 */
export const posters: readonly Poster[] = Object.values(
  import.meta.glob<Poster>('./*/poster.tsx', { eager: true, import: 'poster' }),
);
