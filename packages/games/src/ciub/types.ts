import type { OptionsOf, Seat } from '@cubarium/core';
import type { CardId, PileLetter } from './cards.ts';
import type { Colour, Die, Face } from './dice.ts';
import type { OPTION_SCHEMA } from './options.ts';

export type CiubOptions = OptionsOf<typeof OPTION_SCHEMA>;

export const PHASES = [
  'dealing',
  'foresight',
  'toRoll',
  'rolling',
  'gaining',
  'keeping',
  'trading',
  'over',
] as const;
export type Phase = (typeof PHASES)[number];

/** What chance has to do before anybody else may act. */
export type Chance =
  | { readonly kind: 'deal' }
  | { readonly kind: 'fall'; readonly dice: readonly string[] }
  | { readonly kind: 'turnUp'; readonly letter: PileLetter };

export interface SeatState {
  /** Dice outside the tray, sorted. */
  readonly pool: readonly Die[];
  /** Dice set aside this turn, sorted. */
  readonly tray: readonly Die[];
  readonly cards: readonly CardId[];
  /** The card that carries this seat's token; null while it is in hand. */
  readonly token: CardId | null;
}

export interface TurnState {
  readonly seat: Seat;
  readonly phase: Phase;
  /** R8's condition: a die went into the tray or was swapped since the last roll. */
  readonly moved: boolean;
  readonly chance: Chance | null;
}

export type Row = readonly (CardId | null)[];

export interface CiubState {
  readonly options: CiubOptions;
  readonly seats: readonly SeatState[];
  readonly top: Row;
  readonly bottom: Row;
  readonly removed: readonly CardId[];
  /** Cards still face down; the Opus Magnum lies under them while `opus` is null. */
  readonly pile: Readonly<Record<PileLetter, number>>;
  readonly turn: TurnState;
  /** The seat that has the Opus Magnum. */
  readonly opus: Seat | null;
  /** Once the Opus Magnum is gained: the seats whose final turn has not begun, in order. */
  readonly finals: readonly Seat[] | null;
}

export type SeatAction =
  | { readonly kind: 'placeToken'; readonly card: CardId }
  | { readonly kind: 'removeCard'; readonly card: CardId }
  | { readonly kind: 'roll'; readonly aside?: readonly string[] }
  | { readonly kind: 'swap'; readonly die: string; readonly colour: Colour }
  | { readonly kind: 'reroll'; readonly die: string; readonly target: string }
  | { readonly kind: 'adjust'; readonly die: string; readonly target: string; readonly face: Face }
  | { readonly kind: 'stop'; readonly aside?: readonly string[] }
  | { readonly kind: 'gain'; readonly card: CardId; readonly down?: CardId }
  | { readonly kind: 'decline'; readonly take: Colour | null }
  | { readonly kind: 'keep'; readonly dice: readonly string[] }
  | { readonly kind: 'trade'; readonly die: string; readonly for: readonly [Colour, Colour] }
  | { readonly kind: 'whiten'; readonly dice: readonly string[] }
  | { readonly kind: 'endTurn' };

export type ChanceAction =
  | {
      readonly kind: 'deal';
      readonly first: Seat;
      readonly top: readonly CardId[];
      readonly bottom: readonly CardId[];
    }
  | { readonly kind: 'fall'; readonly faces: readonly Face[] }
  | { readonly kind: 'turnUp'; readonly card: CardId };

export type CiubAction = SeatAction | ChanceAction;
export type ActionOf<K extends CiubAction['kind']> = Extract<CiubAction, { readonly kind: K }>;

export interface CiubOutcome {
  readonly winners: readonly Seat[];
  readonly points: readonly number[];
  readonly dice: readonly number[];
}
