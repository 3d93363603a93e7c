import type { Weights } from './worth.ts';

/** Fitted to self-play by `npm run tune:ciub`; not edited by hand. */
export const WEIGHTS: Weights = {
  points: [0.1966, 0.1663],
  prospect: [-0.0662, 0.6806],
  future: [0.1272, 0.0285],
  turn: [0.0871, 0.849],
};

/** What a good player goes by without counting far: points, the next turn, and more dice. */
export const PLAIN_WEIGHTS: Weights = {
  points: [0.25, 0.1],
  prospect: [0.2, 0.2],
  future: [0, 0],
  turn: [0, 0.8],
};
