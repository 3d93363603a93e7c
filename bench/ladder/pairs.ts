/** The expert against the first one, and every level against the one below. */
export const PAIRS = [
  ['expert', 'expert-1'],
  ['expert', 'skilled'],
  ['skilled', 'casual'],
  ['casual', 'novice'],
] as const;
