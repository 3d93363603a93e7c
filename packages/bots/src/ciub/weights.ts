import type { Feature, Weights } from './worth.ts';

/** Fitted to self-play by `npm run tune:ciub -- 250 4 ciub`; not edited by hand. */
const FITTED: Weights = {
  points: [0.1749, 0.188],
  prospect: [-0.0404, 0.5297],
  future: [0.1293, -0.0135],
  turn: [-0.0657, 1.134],
};

/** Looking ahead takes the best of many estimates and so is too sure of itself: `bot.slope` was 0.83 before. */
const SURENESS = 0.8;

const sure = (feature: Feature): readonly [always: number, late: number] => {
  const [always, late] = FITTED[feature];
  return [SURENESS * always, SURENESS * late];
};

export const WEIGHTS: Weights = {
  points: sure('points'),
  prospect: sure('prospect'),
  future: sure('future'),
  turn: sure('turn'),
};

/** What a good player goes by without counting far: points, the next turn, and more dice. */
export const PLAIN_WEIGHTS: Weights = {
  points: [0.25, 0.1],
  prospect: [0.2, 0.2],
  future: [0, 0],
  turn: [0, 0.8],
};
