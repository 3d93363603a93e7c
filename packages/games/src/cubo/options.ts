import { parseOptions, type OptionSchema, type OptionsOf, type Refusal, type Result } from '@cubarium/core';

const LONGEST_MS = 86_400_000;
const LONGEST_COVER_MS = 10_000;

const time = <Clause extends string>(ms: number, clause: Clause) =>
  ({ kind: 'whole', min: 0, max: LONGEST_MS, default: ms, clause }) as const;

/** What a table may agree on. */
export const CUBO_OPTIONS = {
  seats: { kind: 'whole', min: 2, max: 4, default: 2, clause: 'S1' },
  first: { kind: 'seat', default: null, clause: 'S2' },
  pace: { kind: 'choice', values: ['race', 'calm'], default: 'race', clause: 'P6' },
  throws: { kind: 'whole', min: 1, max: 99, default: 5, clause: 'P6' },
  timeFactor: { kind: 'factors', min: 1, max: 10, default: null, clause: 'P5' },
  handMs: time(500, 'P1'),
  rethrowMs: time(1_000, 'P1'),
  capMs: time(180_000, 'P2'),
  exchangeMs: time(30_000, 'P3'),
  countdownMs: time(6_000, 'R9'),
  stallMs: time(5_000, 'R9'),
  callMs: time(20_000, 'P4'),
  coverMs: { kind: 'whole', min: 0, max: LONGEST_COVER_MS, default: 0, clause: 'P7' },
} as const satisfies OptionSchema;

export type CuboOptions = OptionsOf<typeof CUBO_OPTIONS>;

export const parseCuboOptions = (raw: unknown): Result<CuboOptions, Refusal> =>
  parseOptions(CUBO_OPTIONS, raw);
