import type { Poster } from '../table/model/game-ui.ts';
import { posters } from './list.ts';

export { posters } from './list.ts';

export const posterOf = (game: string): Poster | null => posters.find((poster) => poster.id === game) ?? null;
