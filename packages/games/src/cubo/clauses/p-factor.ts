import type { CuboState } from '../types.ts';

/** What a product of decimals may be off by. */
const NOISE = 1e-6;

/**
 * P5: so long for this seat. Factors need not be whole, moments are: rounded up, because what arrives before the full time
 * has passed is in time (P4).
 */
export const timeOf = (state: CuboState, seat: number, ms: number): number =>
  Math.ceil(ms * (state.options.timeFactor?.[seat] ?? 1) - NOISE);
