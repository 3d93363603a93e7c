/** A position inside a turn, as the solver is asked about it, and how it is read. */
import {
  COLOURS,
  current,
  inSupply,
  mapColours,
  type ByColour,
  type CiubState,
  type Die,
  type Task,
} from '@cubarium/games/ciub';
import { classOf, COLOUR_COUNT, ONE_OF } from './classes.ts';
import { NO_CAPS } from './goal.ts';
import { afterNumber, afterSkull, needOf, withDiceLeft, type SelfAdjust } from './need.ts';

export type Supply = ByColour<number> | 'unlimited';

export interface TurnPosition {
  /** `toRoll`: before the first roll of the turn, foresight included. */
  readonly phase: 'toRoll' | 'rolling';
  readonly pool: readonly Die[];
  readonly tray: readonly Die[];
  /** R8's condition: a die went into the tray or was swapped since the last roll. */
  readonly moved: boolean;
  readonly supply: Supply;
  readonly selfAdjust: SelfAdjust;
}

/** The turn under way; null when nothing is left to roll in it. */
export function positionOf(state: CiubState): TurnPosition | null {
  const { phase, moved } = state.turn;
  if (phase !== 'foresight' && phase !== 'toRoll' && phase !== 'rolling') return null;
  const { pool, tray } = current(state);
  return {
    phase: phase === 'rolling' ? 'rolling' : 'toRoll',
    pool,
    tray,
    moved,
    supply: mapColours((colour) => inSupply(state, colour)),
    selfAdjust: state.options.selfAdjust,
  };
}

export const colourOf = (die: Die): number => COLOURS.indexOf(die.colour);

/** A die falls: it was not rolled yet this turn, or chance is due. */
export const isFalling = (die: Die): boolean => die.status === 'fresh';

/** The class of a pool die that lies; used up and inactive dice are blank. */
export const classOfDie = (die: Die): number =>
  die.status === 'active' && die.face !== null ? classOf(colourOf(die), die.face) : colourOf(die);

export function keyOf(dice: readonly Die[]): number {
  let key = 0;
  for (const die of dice) key += ONE_OF[colourOf(die)] as number;
  return key;
}

/** What the tray lacks for a task, with the dice of the pool to come. */
export function needAt(position: TurnPosition, task: Task): number {
  let code = needOf(task, position.selfAdjust);
  for (const die of position.tray) {
    const number = Number(die.face);
    if (die.face === 'skull') code = afterSkull(code);
    else if (number > 0) code = afterNumber(code, number);
  }
  return withDiceLeft(code, position.pool.length);
}

/** How many dice of each colour the pool can have at most: those in it and those in the supply. */
export function capsAt({ supply, pool }: Pick<TurnPosition, 'supply' | 'pool'>): number {
  if (supply === 'unlimited') return NO_CAPS;
  let caps = 0;
  for (let c = 0; c < COLOUR_COUNT; c++) {
    const colour = COLOURS[c] as (typeof COLOURS)[number];
    const held = pool.filter((die) => die.colour === colour).length;
    caps |= Math.min(15, held + supply[colour]) << (4 * c);
  }
  return caps;
}
