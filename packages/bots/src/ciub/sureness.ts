/** Whether a judge is as sure of itself as it may be. */

/** Somebody's chance to win as it was estimated, and the share of the win that it came to. */
export interface Guess {
  readonly chance: number;
  readonly share: number;
}

const ROUNDS = 20;
/** Nobody is surer than this; the logit of a certainty is no number. */
const SUREST = 1e-4;

function logitOf(chance: number): number {
  const open = Math.min(1 - SUREST, Math.max(SUREST, chance));
  return Math.log(open / (1 - open));
}

/**
 * The slope of a logistic regression of who won on the logit of the estimates: 1 is right, less means surer than the
 * outcomes allow, more not sure enough. Newton's method, for where the line lies and how steep it is.
 */
export function slopeOf(guesses: readonly Guess[]): number {
  const rows = guesses.map(({ chance, share }) => ({ logit: logitOf(chance), share }));
  let [base, slope] = [0, 1];
  for (let round = 0; round < ROUNDS; round++) {
    let [b, s, bb, bs, ss] = [0, 0, 0, 0, 0];
    for (const { logit, share } of rows) {
      const chance = 1 / (1 + Math.exp(-base - slope * logit));
      const spread = chance * (1 - chance);
      b += share - chance;
      s += (share - chance) * logit;
      bb += spread;
      bs += spread * logit;
      ss += spread * logit * logit;
    }
    const scale = bb * ss - bs * bs;
    base += (b * ss - s * bs) / scale;
    slope += (s * bb - b * bs) / scale;
  }
  return slope;
}
