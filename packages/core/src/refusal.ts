/** Refusals that belong to no clause of a game: a closed list, shared by all games. */
export const GENERAL_CODES = [
  'bad-request',
  'too-long',
  'no-game',
  'not-your-turn',
  'chance-due',
  'no-chance-due',
  'other-chance-due',
  'impossible-faces',
  'impossible-card',
  'impossible-state',
  'time-goes-back',
  'not-due',
  'clock-first',
  'no-clock',
  'not-available',
] as const;
export type GeneralCode = (typeof GENERAL_CODES)[number];

/** Why something was refused: a code, the clause it comes from if a rule says no, and data for the sentence. */
export interface Refusal {
  readonly code: string;
  readonly clause?: string;
  readonly [detail: string]: unknown;
}

/** A refusal without a clause. `why` is for developers; what people read is made from the code. */
export const general = (code: GeneralCode, why?: string): Refusal =>
  why === undefined ? { code } : { code, why };
