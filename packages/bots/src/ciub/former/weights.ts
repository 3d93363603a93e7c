import type { Weights } from './worth.ts';

/** The weights of `expert-1`. */
export const FORMER_WEIGHTS: Weights = {
  points: [0.1749, 0.188],
  prospect: [-0.0404, 0.5297],
  future: [0.1293, -0.0135],
  turn: [-0.0657, 1.134],
};
