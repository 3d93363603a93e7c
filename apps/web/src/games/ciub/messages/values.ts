import type { Colour, Status } from '@cubarium/games/ciub';

/** A die as texts need it: `face` is already a word of the language. */
export interface DieText {
  readonly colour: Colour;
  readonly face: string;
  readonly status: Status;
}

export interface CardText {
  readonly task: string;
  readonly points: number;
}
