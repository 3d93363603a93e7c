import type { Weights } from './worth.ts';

/** Fitted to self-play by `npm run tune:ciub -- 250 4 ciub`; not edited by hand. */
export const WEIGHTS: Weights = {
  points: [0.1749, 0.188],
  prospect: [-0.0404, 0.5297],
  future: [0.1293, -0.0135],
  turn: [-0.0657, 1.134],
};

/** What a good player goes by without counting far: points, the next turn, and more dice. */
export const PLAIN_WEIGHTS: Weights = {
  points: [0.25, 0.1],
  prospect: [0.2, 0.2],
  future: [0, 0],
  turn: [0, 0.8],
};
