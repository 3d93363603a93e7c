import { faces as shipped } from '@cubarium/web/faces';
import { face } from './face.tsx';

/** In place of the app's own list, in the build of this example. */
export const faces = [...shipped, face];
