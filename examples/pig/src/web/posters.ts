import { posters as shipped } from '@cubarium/web/posters';
import { poster } from './poster.tsx';

/** In place of the app's own list, in the build of this example. */
export const posters = [...shipped, poster];
