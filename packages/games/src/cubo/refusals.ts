import type { Refusal } from '@cubarium/core';

/** Every code a rule of Cubo can refuse with, and the clause it comes from. */
export const CUBO_REFUSALS = {
  'impossible-first': 'S2',
  'not-called-yet': 'R2',
  'only-starter-calls': 'R2',
  'already-called': 'R2',
  'dice-not-in-hand': 'R4',
  'dice-already-in-hand': 'R4',
  'must-arrange': 'R5',
  'no-picking-up-after-cover': 'R5',
  'joker-not-in-centre': 'R6',
  'die-laid-twice': 'R6',
  'not-your-die': 'R6',
  'dice-in-hand': 'R7',
  'already-covered': 'R7',
  'cover-first': 'R8',
  'one-die-only': 'R8',
  'die-not-in-middle': 'R8',
  'name-a-die': 'R8',
  'too-late': 'R10',
  'round-is-over': 'R11',
  'not-scoring': 'W1',
  'not-your-exchange': 'W1',
  'joker-stays': 'W1',
  'game-over': 'W8',
  'throw-too-early': 'P1',
  'pick-up-too-early': 'P1',
  'no-call-at-calm-table': 'P6',
  'not-your-go': 'P6',
  'no-throws-left': 'P6',
  'cover-too-early': 'P7',
} as const satisfies Readonly<Record<string, string>>;

export type CuboCode = keyof typeof CUBO_REFUSALS;

/** A refusal by a rule; `data` is what the sentence about it needs. */
export const refuse = (code: CuboCode, data: Readonly<Record<string, unknown>> = {}): Refusal => ({
  ...data,
  clause: CUBO_REFUSALS[code],
  code,
});
