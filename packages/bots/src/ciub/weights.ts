import type { Feature, Weights, WeightsAt } from './worth.ts';

/** Fitted to self-play by `npm run tune:ciub -- 250 4 ciub`; not edited by hand. */
const FITTED: Weights = {
  points: [0.1749, 0.188],
  prospect: [-0.0404, 0.5297],
  future: [0.1293, -0.0135],
  turn: [-0.0657, 1.134],
};

/**
 * Looking ahead takes the best of many estimates and so is too sure of itself, at two seats most of all: by number of
 * seats, what brings the slope of `npm run bench -- solver` to 1.
 */
const SURENESS: Readonly<Record<number, number>> = { 2: 0.8, 3: 0.88, 4: 0.97 };

function sure(sureness: number): Weights {
  const scaled = (feature: Feature): readonly [always: number, late: number] => {
    const [always, late] = FITTED[feature];
    return [sureness * always, sureness * late];
  };
  return {
    points: scaled('points'),
    prospect: scaled('prospect'),
    future: scaled('future'),
    turn: scaled('turn'),
  };
}

const BY_SEATS = new Map(
  Object.entries(SURENESS).map(([seats, sureness]) => [Number(seats), sure(sureness)]),
);

export const WEIGHTS: WeightsAt = (seats) => BY_SEATS.get(seats) ?? FITTED;

/** What a good player goes by without counting far: points, the next turn, and more dice. */
const PLAIN: Weights = {
  points: [0.25, 0.1],
  prospect: [0.2, 0.2],
  future: [0, 0],
  turn: [0, 0.8],
};

export const PLAIN_WEIGHTS: WeightsAt = () => PLAIN;
