import type { OptionsOf } from '@cubarium/core';

/** Table options: how many play, how far, how long a decision may take, and whether a first 1 is forgiven (A6). */
export const PIG_OPTIONS = {
  seats: { kind: 'whole', min: 2, max: 4, default: 2, clause: 'A1' },
  target: { kind: 'whole', min: 1, max: 100, default: 20, clause: 'A2' },
  mercy: { kind: 'switch', default: false, clause: 'A6' },
  limitMs: { kind: 'whole', min: 1, max: 60_000, default: 5000, clause: 'B1' },
} as const;
export type PigOptions = OptionsOf<typeof PIG_OPTIONS>;
