import type { CuboState } from '../types.ts';

/** P5: so long for this seat. Rounded, because moments are whole milliseconds and factors need not be whole. */
export const timeOf = (state: CuboState, seat: number, ms: number): number =>
  Math.round(ms * (state.options.timeFactor?.[seat] ?? 1));
