import type { GameFace } from '../table/model/game-ui.ts';
import { faces } from './list.ts';

export { faces } from './list.ts';

export const faceOf = (game: string): GameFace | null => faces.find((face) => face.id === game) ?? null;
