import type { GameFace } from '../table/model/game-ui.ts';

/**
 * Every game that has a face here; a folder is all it takes. A build with other games has another list in the place of
 * this one: see examples/.
 */
export const faces: readonly GameFace[] = Object.values(
  import.meta.glob<GameFace>('./*/face.tsx', { eager: true, import: 'face' }),
);
