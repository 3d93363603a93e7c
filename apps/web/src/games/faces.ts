import type { GameFace } from '../table/model/game-ui.ts';

/** Every game that has a face here; a folder is all it takes. */
export const faces: readonly GameFace[] = Object.values(
  import.meta.glob<GameFace>('./*/face.tsx', { eager: true, import: 'face' }),
);

export const faceOf = (game: string): GameFace | null => faces.find((face) => face.id === game) ?? null;
