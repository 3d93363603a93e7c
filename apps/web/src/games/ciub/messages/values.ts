import type { Colour, Status } from '@cubarium/games/ciub';

/** A die as texts need it: `face` is already a word of the language. */
export interface DieText {
  readonly colour: Colour;
  readonly face: string;
  readonly status: Status;
}

/** What a turn came to. */
export interface RecapText {
  readonly name: string;
  readonly rolls: number;
  /** The task of the card that was gained. */
  readonly card: string | null;
  readonly opus: boolean;
  readonly points: number;
  /** The colour of the die that was taken instead. */
  readonly die: Colour | null;
}

export interface CardText {
  readonly task: string;
  readonly points: number;
}
