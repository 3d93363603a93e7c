import type { Colour } from '@cubarium/games/cubo';

/** A die as texts need it. */
export interface DieText {
  readonly colour: Colour;
  /** Null for a die that shows nothing: in hand, or in the air. */
  readonly face: number | null;
}

/** A throw as texts need it: the numbers of each colour, in order. */
export interface ThrowText {
  readonly red: readonly number[];
  readonly blue: readonly number[];
  readonly joker: number | null;
}
